public import TextFields

/// What an input method wants done with its marked text when the user goes elsewhere.
public struct MarkedTextPolicies: Hashable, Sendable {
  /// When the text field loses the focus.
  public var onBlur: MarkedTextPolicy
  /// When another mode is switched to.
  public var onModeSwitch: MarkedTextPolicy
  /// When the caret is moved.
  public var onCaretMove: MarkedTextPolicy

  /// A policy for each cause; by default nothing that was typed is lost.
  public init(
    onBlur: MarkedTextPolicy = .commit, onModeSwitch: MarkedTextPolicy = .commit,
    onCaretMove: MarkedTextPolicy = .commit
  ) {
    self.onBlur = onBlur
    self.onModeSwitch = onModeSwitch
    self.onCaretMove = onCaretMove
  }
}
