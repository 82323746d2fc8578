/// A text would grow beyond the size that a field holds; nothing was changed.
public struct TextTooLong: Error, Hashable, Sendable {
  /// How many Unicode scalars fit.
  public var limit: Int

  /// A text that would exceed this many scalars.
  public init(limit: Int) { self.limit = limit }

  /// What is wrong, one sentence without a full stop.
  public var message: String { "the text would be longer than \(limit) Unicode scalars" }
  /// What the user can do, one sentence without a full stop.
  public var hint: String { "delete some text or split the input" }
}
