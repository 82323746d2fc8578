import TextFields

/// What an input method makes of a ``PlainKey``; it says what an ``InputBatch`` would say, without the cost of one.
@frozen public enum PlainAnswer: Hashable, Sendable {
  /// ``InputBatch/passed``.
  case passed
  /// Commits a character or nothing; then one character is marked, with the caret behind it, or none.
  ///
  /// The marked text goes the way of ``MarkedTextPolicies/init()`` when the user goes elsewhere.
  case composed(isHandled: Bool, commit: Unicode.Scalar?, marked: Unicode.Scalar?)
  /// Anything else.
  indirect case batch(InputBatch)

  /// The answer as a batch.
  public var batch: InputBatch {
    switch self {
    case .passed: .passed
    case .composed(let isHandled, let commit, let marked):
      InputBatch(
        isHandled: isHandled, commit: commit.map { String($0) } ?? "",
        markedText: marked.map { .set(MarkedText(String($0), cursor: 1), MarkedTextPolicies()) } ?? .clear)
    case .batch(let batch): batch
    }
  }
}
