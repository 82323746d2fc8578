/// Why what was being composed is void.
public enum ResetCause: String, Hashable, Sendable {
  /// The caret was moved by a click, a selection or a key that the method passed.
  case caretMove
  /// The text was changed by program or by pasting.
  case textChange
}
