/// Text that an input method still works on (preedit), with its looks and its caret.
public struct MarkedText: Hashable, Sendable {
  /// The text; empty means that nothing is marked.
  public var text: String
  /// How its parts look; positions count scalars from its start.
  public var spans: [MarkedSpan]
  /// Where the caret stands, in scalars from its start; nil hides the caret.
  public var cursor: Int?

  /// Marked text with the caret at `cursor`.
  public init(_ text: String, spans: [MarkedSpan] = [], cursor: Int?) {
    self.text = text
    self.spans = spans
    self.cursor = cursor
  }

  /// Marked text with the caret at its end.
  public init(_ text: String, spans: [MarkedSpan] = []) {
    self.init(text, spans: spans, cursor: text.unicodeScalars.count)
  }
}
