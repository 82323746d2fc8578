/// One thing that a step did to a text field.
public enum TraceEdit: Hashable, Sendable {
  /// Text was inserted for good.
  case insert(String)
  /// Marked text was set; empty when it was dropped.
  case mark(String)
  /// Marked text stayed for good.
  case unmark(String)
  /// Scalars were deleted around the caret.
  case deleteSurrounding(before: Int, after: Int)
  /// The grapheme or scalar before the caret, or the selection, was deleted.
  case deleteBackward
  /// The grapheme after the caret, or the selection, was deleted.
  case deleteForward
  /// The caret moved, or the selection was extended.
  case move(String, extending: Bool)
  /// Return ended a single-line field.
  case returned
  /// The field lost the focus.
  case resigned
  /// The icon button took this.
  case committed(String)
  /// The hidden field did not take this.
  case refused(String)
  /// This came with a committed grapheme and vanished.
  case discarded(String)
}
