/// A step of the caret.
public enum CaretMovement: String, CaseIterable, Hashable, Sendable {
  /// To the grapheme boundary before the caret.
  case left
  /// To the grapheme boundary after the caret.
  case right
  /// To the same column of the line above, or the start of the first line.
  case up
  /// To the same column of the line below, or the end of the last line.
  case down
  /// To the start of the line.
  case home
  /// To the end of the line.
  case end

  /// Whether the step remembers the column it started from.
  var isVertical: Bool { self == .up || self == .down }
}
