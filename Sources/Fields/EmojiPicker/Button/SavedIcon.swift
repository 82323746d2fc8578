/// What saving the screen stores as the icon.
public struct SavedIcon: Hashable, Sendable {
  /// The stored text.
  public var text: String
  /// Whether nobody chose it: a default 🟣 and a chosen 🟣 differ.
  public var isDefault: Bool

  /// What is stored where no icon was chosen.
  public static let fallback = "🟣"

  /// What saving stores for a state: the picked or existing icon, else the default.
  public init(_ state: IconState) {
    text = state.icon ?? Self.fallback
    isDefault = state.icon == nil
  }
}
