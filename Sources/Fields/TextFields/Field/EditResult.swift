/// What came of an edit.
public enum EditResult: Hashable, Sendable {
  /// The field changed.
  case applied
  /// There was nothing to do, such as deleting before the start.
  case unchanged
  /// The field is as it was, and this is why.
  case refused(EditRefusal)
}
