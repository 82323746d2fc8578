/// Cuts Compose text into tokens exactly as libxkbcommon does.
struct ComposeLexer {
  /// The longest token that libxkbcommon's Compose reader holds, with its final NUL.
  static let tokenLimit = 1024

  enum Token: Hashable {
    case endOfText
    case endOfLine
    case include
    /// The name between `<` and `>`.
    case key(Range<Int>)
    case colon
    case bang
    case tilde
    case string(String)
    case word(Range<Int>)
    case fault(Fault)
  }

  /// What is wrong with the bytes of one token.
  enum Fault: Hashable {
    case unterminatedKey, unterminatedString, tooLong, notUTF8, unknownCharacter
  }

  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  /// Lines begun since the start.
  private(set) var lineOffset = 0
  /// Where the last token begins.
  private(set) var tokenStart: Int
  /// Where the last string has an escape sequence that means nothing, and loses its backslash.
  private(set) var badEscape: Int?

  init(_ piece: ComposeText.Piece) {
    bytes = piece.bytes
    position = piece.range.lowerBound
    end = piece.range.upperBound
    tokenStart = position
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private var isAtEndOfLine: Bool { position >= end || bytes[position] == UInt8(ascii: "\n") }

  mutating func skipToEndOfLine() {
    while !isAtEndOfLine { position += 1 }
  }

  mutating func next() -> Token {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "#") {
        skipToEndOfLine()
      } else if Self.isSpace(byte) {
        position += 1
        if byte == UInt8(ascii: "\n") {
          lineOffset += 1
          return .endOfLine
        }
      } else {
        return token(startingWith: byte)
      }
    }
    tokenStart = end
    return .endOfText
  }

  private mutating func token(startingWith byte: UInt8) -> Token {
    tokenStart = position
    switch byte {
    case UInt8(ascii: "<"): return key()
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: "!"): return single(.bang)
    case UInt8(ascii: "~"): return single(.tilde)
    case _ where Self.isLetter(byte) || byte == UInt8(ascii: "_"): return word()
    default:
      skipToEndOfLine()
      return .fault(.unknownCharacter)
    }
  }

  private mutating func single(_ token: Token) -> Token {
    position += 1
    return token
  }

  private mutating func key() -> Token {
    position += 1
    let start = position
    while !isAtEndOfLine, bytes[position] != UInt8(ascii: ">") { position += 1 }
    guard !isAtEndOfLine else { return .fault(.unterminatedKey) }
    let name = start..<position
    position += 1
    return name.count < Self.tokenLimit ? .key(upToNUL(name)) : .fault(.tooLong)
  }

  private mutating func word() -> Token {
    let start = position
    while position < end, Self.isWord(bytes[position]) { position += 1 }
    let name = start..<position
    guard name.count < Self.tokenLimit else { return .fault(.tooLong) }
    return bytes[name].elementsEqual("include".utf8) ? .include : .word(name)
  }

  private func upToNUL(_ range: Range<Int>) -> Range<Int> {
    let nul = bytes[range].firstIndex(of: 0) ?? range.upperBound
    return range.lowerBound..<nul
  }

  private mutating func string() -> Token {
    position += 1
    badEscape = nil
    let start = position
    var unescaped: [UInt8]?
    while !isAtEndOfLine, bytes[position] != UInt8(ascii: "\"") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        if unescaped == nil { unescaped = Array(bytes[start..<position]) }
        let start = position
        position += 1
        if let escaped = escapedByte() {
          unescaped?.append(escaped)
        } else {
          badEscape = badEscape ?? start
        }
      } else {
        unescaped?.append(byte)
        position += 1
      }
    }
    guard !isAtEndOfLine else { return .fault(.unterminatedString) }
    let content = unescaped.map { $0[...] } ?? bytes[start..<position]
    position += 1
    guard content.count < Self.tokenLimit else { return .fault(.tooLong) }
    guard let text = String(validating: content, as: UTF8.self) else { return .fault(.notUTF8) }
    // The library takes the text as a C string.
    guard content.contains(0) else { return .string(text) }
    return .string(String(decoding: content.prefix { $0 != 0 }, as: UTF8.self))
  }

  /// The byte that the escape sequence after a backslash means; nil when it means nothing.
  private mutating func escapedByte() -> UInt8? {
    guard position < end else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""):
      position += 1
      return byte
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      position += 1
      return number(radix: 16, digits: 2)
    default:
      return number(radix: 8, digits: 3)
    }
  }

  private mutating func number(radix: Int, digits: Int) -> UInt8? {
    let start = position
    var value = 0
    while position < end, position - start < digits,
      let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue, digit < radix
    {
      value = value * radix + digit
      position += 1
    }
    // A text holds no NUL, and a byte no more than 377.
    return position > start && value > 0 ? UInt8(exactly: value) : nil
  }
}
