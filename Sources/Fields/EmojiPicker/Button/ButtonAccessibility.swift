/// What a screen reader says of the icon button, which stands for the hidden field.
public struct ButtonAccessibility: Hashable, Sendable {
  /// An action that a screen reader offers.
  public enum Action: String, Hashable, Sendable {
    /// Open the keyboard.
    case pick
    /// Take the icon away, as a long press does.
    case reset
  }

  /// What the button is.
  public var label: String
  /// What it holds.
  public var value: String
  /// What can be done with it.
  public var actions: [Action]

  /// The words for a state.
  public init(_ state: IconState) {
    label = "Icon"
    value = state.icon ?? "None"
    actions = state.icon == nil ? [.pick] : [.pick, .reset]
  }
}
