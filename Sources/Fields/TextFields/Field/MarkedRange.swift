/// Where the marked text of a field lies; the caret is always inside.
@usableFromInline struct MarkedRange: Sendable {
  var range: Range<Int>
  var spans: [MarkedSpan]
  var showsCaret: Bool

  /// The place of marked text that begins at `start`, with what lies outside of the text cut off.
  init?(_ marked: MarkedText, at start: Int) {
    let count = marked.text.unicodeScalars.count
    guard count > 0 else { return nil }
    range = start..<start + count
    spans = marked.spans.map { MarkedSpan($0.range.clamped(to: 0..<count), $0.style) }.filter { !$0.range.isEmpty }
    showsCaret = marked.cursor != nil
  }

  /// The place of one marked scalar without a look, with the caret after it.
  init(scalarAt index: Int) {
    range = index..<index + 1
    spans = []
    showsCaret = true
  }

  /// What is left of this after some text was deleted; nil when nothing is.
  func deleting(_ deleted: Range<Int>) -> MarkedRange? {
    func moved(_ offset: Int) -> Int {
      offset <= deleted.lowerBound ? offset : max(deleted.lowerBound, offset - deleted.count)
    }
    func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound) }

    var left = self
    left.range = moved(range)
    left.spans = spans.compactMap { span in
      let absolute = moved(range.lowerBound + span.range.lowerBound..<range.lowerBound + span.range.upperBound)
      let start = left.range.lowerBound
      return absolute.isEmpty
        ? nil : MarkedSpan(absolute.lowerBound - start..<absolute.upperBound - start, span.style)
    }
    return left.range.isEmpty ? nil : left
  }
}
