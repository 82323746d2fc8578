/// The lines of a rules file as words, those put together that a backslash parts; comments are left out.
struct RulesLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of the last line, or of the first of those that it was put together from.
  private(set) var number = 0
  private var nextNumber = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> [Substring]? {
    while position < bytes.count {
      number = nextNumber
      let words = line()
      if !words.isEmpty { return words }
    }
    return nil
  }

  private mutating func line() -> [Substring] {
    var words: [Substring] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        nextNumber += 1
        return words
      case UInt8(ascii: "\\") where isAtEndOfLine(position + 1):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        nextNumber += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == byte:
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "!"), UInt8(ascii: "="):
        words.append(byte == UInt8(ascii: "!") ? "!" : "=")
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      default: words.append(word())
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
