/// The text around the caret of a field, as far as an input method gets to see it.
public struct SurroundingText: Hashable, Sendable {
  /// How many scalars a method gets on each side at most.
  public static let limit = 64

  /// The text before the caret or selection; marked text is no part of it.
  public var before: String
  /// The text after the caret or selection.
  public var after: String

  /// The text on both sides of the caret.
  public init(before: String = "", after: String = "") {
    self.before = before
    self.after = after
  }
}
