/// One line of a script in words, as a shell splits it: quotation marks hold words together, `;` and `&&` part commands.
struct ShellWords {
  struct Word {
    var text: String
    /// From 1, in bytes.
    var column: Int
    /// Whether another command begins after it.
    var isSeparator = false
  }

  private(set) var words: [Word] = []
  /// Whether a quotation mark is left open.
  private(set) var isUnclosed = false
  /// Whether the last word goes up to the end of the line, so that more of it may have followed.
  private(set) var isOpen = false
  /// The first thing that only a shell can carry out: a pipe, a redirection, a variable, a substitution.
  private(set) var shellSyntax: Word?

  init(_ line: Span<UInt8>) {
    var bytes: [UInt8] = []
    var start: Int?
    var quote: UInt8?
    var isClosed = false
    var index = 0
    func isSyntax(_ byte: UInt8, at index: Int) -> Bool {
      switch byte {
      case UInt8(ascii: "`"): true
      case UInt8(ascii: "$"): index + 1 < line.count && Self.isVariable(line[index + 1])
      default: false
      }
    }
    while index < line.count {
      let byte = line[index]
      if let open = quote {
        if byte == open {
          quote = nil
          isClosed = index + 1 == line.count
        } else if byte == 0x5C, open == 0x22, index + 1 < line.count, Self.escapable(line[index + 1]) {
          index += 1
          bytes.append(line[index])
        } else {
          if open == 0x22, isSyntax(byte, at: index) { note(byte, at: index) }
          bytes.append(byte)
        }
      } else if byte == 0x20 || byte == 0x09 || Self.operators.contains(byte) {
        if let begun = start { words.append(Word(text: String(decoding: bytes, as: UTF8.self), column: begun)) }
        bytes = []
        start = nil
        let isAnd = byte == UInt8(ascii: "&") && index + 1 < line.count && line[index + 1] == byte
        if byte == UInt8(ascii: ";") || isAnd {
          words.append(Word(text: isAnd ? "&&" : ";", column: index + 1, isSeparator: true))
          if isAnd { index += 1 }
        } else if Self.operators.contains(byte) {
          note(byte, at: index)
        }
      } else if byte == 0x23, start == nil {
        break
      } else {
        if start == nil { start = index + 1 }
        switch byte {
        case 0x22, 0x27: quote = byte
        case 0x5C where index + 1 < line.count:
          index += 1
          bytes.append(line[index])
        default:
          if isSyntax(byte, at: index) { note(byte, at: index) }
          bytes.append(byte)
        }
      }
      index += 1
    }
    if let begun = start {
      words.append(Word(text: String(decoding: bytes, as: UTF8.self), column: begun))
      isOpen = !isClosed
    }
    isUnclosed = quote != nil
  }

  private static let operators = Set("|&;<>()".utf8)

  private mutating func note(_ byte: UInt8, at index: Int) {
    guard shellSyntax == nil else { return }
    shellSyntax = Word(text: String(Unicode.Scalar(byte)), column: index + 1)
  }

  /// Whether a dollar sign before it makes a variable or a substitution.
  private static func isVariable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_{(@*#?!".utf8.contains(byte)
    }
  }

  /// Whether a backslash takes away what the byte means between double quotation marks.
  private static func escapable(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x5C || byte == 0x24 || byte == 0x60 }
}
