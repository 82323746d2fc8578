/// What becomes of marked text when its field loses the focus, the mode is switched or the caret leaves it.
public enum MarkedTextPolicy: String, Hashable, Sendable {
  /// It stays as ordinary text.
  case commit
  /// It is deleted.
  case discard
  /// It stays marked.
  case keep
}
