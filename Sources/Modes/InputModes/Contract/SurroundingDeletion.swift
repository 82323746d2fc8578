/// How much to delete around the caret.
public struct SurroundingDeletion: Hashable, Sendable {
  /// How many Unicode scalars before the caret.
  public var before: Int
  /// How many Unicode scalars after the caret.
  public var after: Int

  /// A deletion around the caret, in Unicode scalars.
  public init(before: Int, after: Int = 0) {
    self.before = before
    self.after = after
  }

  /// Whether nothing is deleted; a count below zero counts as zero.
  public var isEmpty: Bool { before <= 0 && after <= 0 }
}
