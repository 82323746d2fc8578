/// A part of marked text that looks a certain way.
public struct MarkedSpan: Hashable, Sendable {
  /// How a part of marked text looks.
  public enum Style: String, Hashable, Sendable {
    /// As any text.
    case plain
    /// Underlined: typed, not yet committed.
    case underline
    /// Stands out: the part that is being converted.
    case highlight
  }

  /// The scalars, counted from the start of the marked text.
  public var range: Range<Int>
  /// How they look.
  public var style: Style

  /// A part of marked text with a look.
  public init(_ range: Range<Int>, _ style: Style) {
    self.range = range
    self.style = style
  }
}
