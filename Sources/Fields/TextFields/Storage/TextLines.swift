/// Lines of a text: they end at U+000A, U+000D, both together, U+2028 or U+2029.
extension TextBuffer {
  /// The start of the line that a position lies in.
  func lineStart(of offset: Int) -> Int {
    var start = clamped(offset)
    while start > 0, !isLineEnd(at: start - 1) { start -= 1 }
    return start
  }

  /// The end of the line that a position lies in, before what ends the line.
  func lineEnd(of offset: Int) -> Int {
    var end = clamped(offset)
    while end < count, !Self.endsLine(self[end]) { end += 1 }
    return end
  }

  /// The start of the line after the one that ends at `end`; nil after the last line.
  func lineStart(afterEnd end: Int) -> Int? {
    guard end < count else { return nil }
    return self[end] == "\r" && scalar(at: end + 1) == "\n" ? end + 2 : end + 1
  }

  /// The end of the line before the one that starts at `start`; nil before the first line.
  func lineEnd(beforeStart start: Int) -> Int? {
    guard start > 0 else { return nil }
    return self[start - 1] == "\n" && scalar(at: start - 2) == "\r" ? start - 2 : start - 1
  }

  /// The position so many graphemes into the line from `start` to `end`, or the end of a shorter line.
  func position(ofColumn column: Int, from start: Int, to end: Int) -> Int {
    var (position, left) = (start, column)
    while left > 0, position < end {
      position = graphemeBoundary(after: position)
      left -= 1
    }
    return min(position, end)
  }

  /// Whether a line is over after this scalar; between CR and LF it is not.
  private func isLineEnd(at offset: Int) -> Bool {
    let scalar = self[offset]
    return Self.endsLine(scalar) && !(scalar == "\r" && self.scalar(at: offset + 1) == "\n")
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
