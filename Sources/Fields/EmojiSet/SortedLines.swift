/// Lines of text that are part of the program, sorted by their UTF-8 without U+FE0F.
struct SortedLines {
  private static let newline = UInt8(ascii: "\n")
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The lines of a literal; nothing is decoded or copied.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The line that equals the sequence when U+FE0F is ignored on both sides, found by halving.
  func line(equalTo sequence: EmojiBytes) -> UnsafeBufferPointer<UInt8>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = line(around: low + (high - low) / 2, from: low)
      let order = EmojiBytes.compareUnqualified(
        sequence.bytes, UnsafeBufferPointer(rebasing: bytes[line]))
      if order == 0 { return UnsafeBufferPointer(rebasing: bytes[line]) }
      if order < 0 { high = line.lowerBound } else { low = line.upperBound + 1 }
    }
    return nil
  }

  /// The line that a byte belongs to; a newline belongs to the line it ends.
  private func line(around middle: Int, from low: Int) -> Range<Int> {
    var start = middle
    while start > low, bytes[start - 1] != Self.newline { start -= 1 }
    var end = middle
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return start..<end
  }
}
