import KeywrightFiles

/// The words of one line of a rules file, in which `!` and `=` are words of their own.
struct RulesLine {
  fileprivate(set) var words: [Substring] = []
  /// Where each word begins, by its byte in the file.
  fileprivate(set) var starts: [Int] = []

  /// The index of the file's name in `! include NAME`.
  var includedName: Int? { words.count > 2 && words[0] == "!" && words[1] == "include" ? 2 : nil }

  fileprivate mutating func append(_ word: Substring, at start: Int) {
    words.append(word)
    starts.append(start)
  }
}

/// The lines of a rules file, those put together that a backslash parts; comments are left out.
struct RulesLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
  }

  /// The lines of a file; none where it cannot be read.
  init(of file: String) {
    self.init((try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes) ?? [])
  }

  /// The line, and the column in Unicode scalars, of a byte, both from 1. Reads the file up to there.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") }
    return (line + 1, before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Where the file ends, if it ends within a line that is no comment.
  var unterminated: (line: Int, column: Int)? {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return nil }
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var rest = RulesLines(Array(bytes[start...]))
    return rest.next() == nil ? nil : position(of: bytes.count)
  }

  mutating func next() -> RulesLine? {
    while position < bytes.count {
      let line = line()
      if !line.words.isEmpty { return line }
    }
    return nil
  }

  private mutating func line() -> RulesLine {
    var words = RulesLine()
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        return words
      case UInt8(ascii: "\\") where isAtEndOfLine(position + 1):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == byte:
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "!"), UInt8(ascii: "="):
        words.append(byte == UInt8(ascii: "!") ? "!" : "=", at: position)
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      default:
        let start = position
        words.append(word(), at: start)
      }
    }
    return words
  }

  private func isAtEndOfLine(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  private mutating func word() -> Substring {
    let start = position
    // An exclamation mark within a word is one of an option for one layout, `opt!2`.
    while position < bytes.count, !Self.ends(bytes[position]) { position += 1 }
    // A lone backslash goes on with nothing.
    if position == start { position += 1 }
    return Substring(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "\\"): true
    default: false
    }
  }
}
