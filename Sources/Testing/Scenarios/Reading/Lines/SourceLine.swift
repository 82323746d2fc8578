import KeywrightDiagnostics

/// A line of a file, with what is needed to say where in it something stands.
struct SourceLine: Sendable {
  /// The line without its line end.
  let text: String
  let bytes: [UInt8]
  /// The file as messages name it.
  let file: String
  /// The number of the line, from 1.
  let number: Int

  init(_ text: String, file: String, number: Int) {
    self.text = text
    bytes = Array(text.utf8)
    self.file = file
    self.number = number
  }

  /// The place of a byte; columns count scalars.
  func place(at offset: Int) -> SourcePlace {
    let before = bytes.prefix(max(0, offset)).count { $0 & 0xC0 != 0x80 }
    return SourcePlace(file: file, line: number, column: before + 1)
  }

  /// The text of some bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The bytes between an offset and the line's comment, or its end, without white space at both ends.
  func content(from start: Int = 0) -> Range<Int> {
    var scan = LineScan(bytes, from: start)
    while scan.advance(), !scan.isAtComment {}
    return trimmed(min(start, scan.index)..<scan.index)
  }

  /// A range without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
