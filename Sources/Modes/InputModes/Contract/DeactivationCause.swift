/// Why an input method is no longer in use.
public enum DeactivationCause: String, Hashable, Sendable {
  /// The text field lost the focus.
  case blur
  /// Another mode was switched to.
  case modeSwitch
}
