/// What an input method does to a field in one atomic step; lengths count Unicode scalars.
///
/// Marked text that is there goes first; then the text around the caret is deleted, the commit inserted, the new marked
/// text inserted after it, and the caret placed in that. Whoever wants marked text to stay says it again.
public struct FieldEdit: Hashable, Sendable {
  /// How many scalars before the caret, or before the selection, are deleted.
  public var deleteBefore: Int
  /// How many scalars after the caret, or after the selection, are deleted.
  public var deleteAfter: Int
  /// The text that is inserted for good.
  public var commit: String
  /// The text that is marked afterwards; nil for none.
  public var marked: MarkedText?

  /// An edit; without arguments it only drops the marked text.
  public init(deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String = "", marked: MarkedText? = nil) {
    self.deleteBefore = deleteBefore
    self.deleteAfter = deleteAfter
    self.commit = commit
    self.marked = marked
  }
}
