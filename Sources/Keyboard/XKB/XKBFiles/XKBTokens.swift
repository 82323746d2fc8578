/// The words of a file in the XKB language, with their places; comments and white space are left out.
struct XKBTokens {
  enum Kind {
    case word
    case string
    /// A key in angle brackets.
    case key
    case symbol
  }

  struct Token {
    var kind: Kind
    /// The bytes of the token, quotes and brackets included.
    var range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// Where each line begins.
  private let lineStarts: [Int]
  /// How many scalars begin before each block of bytes, so that a column far out on a line is found at once.
  private let scalarsBefore: [Int]
  /// Up to where no key is closed that opens before it.
  private var unclosedKeys = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var scalarsBefore = [0]
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if Self.beginsScalar(byte) { count += 1 }
      if (index + 1).isMultiple(of: Self.blockSize) { scalarsBefore.append(count) }
    }
    self.scalarsBefore = scalarsBefore
    var position = 0
    while let token = next(&position) { tokens.append(token) }
  }

  private static let blockSize = 1024

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// How many scalars begin before an offset that is not beyond the end.
  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarsBefore[block] + bytes[(block * Self.blockSize)..<offset].count(where: Self.beginsScalar)
  }

  private mutating func next(_ position: inout Int) -> Token? {
    skipBlanks(&position)
    guard position < bytes.count else { return nil }
    let start = position
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "\""):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\n") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + 1, bytes.count)
      return Token(kind: .string, range: start..<position)
    case UInt8(ascii: "<"):
      guard start >= unclosedKeys else { return Token(kind: .symbol, range: start..<position) }
      var end = position
      while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">") { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
        unclosedKeys = end
        return Token(kind: .symbol, range: start..<position)
      }
      position = end + 1
      return Token(kind: .key, range: start..<position)
    case let byte where Self.isWord(byte):
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      return Token(kind: .word, range: start..<position)
    default:
      return Token(kind: .symbol, range: start..<position)
    }
  }

  private func skipBlanks(_ position: inout Int) {
    while position < bytes.count {
      let byte = bytes[position]
      let isComment =
        byte == UInt8(ascii: "#")
        || byte == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
      if isComment {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if byte <= 0x20 {
        position += 1
      } else {
        return
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The text of a token; of a string without its quotes.
  func text(_ token: Token) -> String {
    var range = token.range
    if token.kind == .string, range.count >= 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a token is a word, upper and lower case being the same.
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .word, token.range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      zip(bytes[token.range], buffer).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// Whether a token is one symbol character.
  func isSymbol(_ token: Token, _ symbol: Unicode.Scalar) -> Bool {
    token.kind == .symbol && bytes[token.range.lowerBound] == UInt8(truncatingIfNeeded: symbol.value)
  }
}

extension XKBTokens {
  /// The line and the column in Unicode scalars of a byte, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    // The first line that begins after it.
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= end { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? lineStarts[low - 1] : 0
    return (max(low, 1), scalarCount(before: end) - scalarCount(before: start) + 1)
  }

  /// The byte at a line and a column in bytes, both from 1; nil when the file has no such line.
  func offset(line: Int, byteColumn: Int) -> Int? {
    let index = max(line, 1) - 1
    guard lineStarts.indices.contains(index) else { return nil }
    let start = lineStarts[index]
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    let (wanted, isTooFar) = start.addingReportingOverflow(max(byteColumn, 1) - 1)
    return isTooFar ? end : min(wanted, end)
  }
}
