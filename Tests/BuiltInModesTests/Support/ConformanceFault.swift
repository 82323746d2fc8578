/// What an input mode does that no mode may do.
enum ConformanceFault: Hashable {
  /// Two fresh engines answered the same calls differently.
  case answersDiffer
  /// Marked text is there after the mode was switched away from, or the field lost the focus.
  case marksAfterDeactivation
  /// Marked text was set again by the answer to a reset.
  case marksAfterReset
  /// The caret or a span of the marked text lies outside it.
  case markedTextOutOfBounds
  /// A page of candidates whose highlight or number lies outside it.
  case candidatesOutOfBounds
  /// A deletion of fewer than no scalars.
  case negativeDeletion
  /// A deadline that was over when it was stated.
  case deadlineInThePast
}
