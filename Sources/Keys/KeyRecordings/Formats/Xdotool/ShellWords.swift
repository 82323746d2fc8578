/// One line of a script in words, as a shell splits it: quotation marks hold words together.
struct ShellWords {
  struct Word {
    var text: String
    /// From 1, in bytes.
    var column: Int
  }

  private(set) var words: [Word] = []
  /// Whether a quotation mark is left open.
  private(set) var isUnclosed = false
  /// Whether the last word goes up to the end of the line, so that more of it may have followed.
  private(set) var isOpen = false

  init(_ line: Span<UInt8>) {
    var bytes: [UInt8] = []
    var start: Int?
    var quote: UInt8?
    var isClosed = false
    var index = 0
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
          bytes.append(byte)
        }
      } else if byte == 0x20 || byte == 0x09 {
        if let begun = start { words.append(Word(text: String(decoding: bytes, as: UTF8.self), column: begun)) }
        bytes = []
        start = nil
      } else if byte == 0x23, start == nil {
        break
      } else {
        if start == nil { start = index + 1 }
        switch byte {
        case 0x22, 0x27: quote = byte
        case 0x5C where index + 1 < line.count:
          index += 1
          bytes.append(line[index])
        default: bytes.append(byte)
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

  /// Whether a backslash takes away what the byte means between double quotation marks.
  private static func escapable(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x5C || byte == 0x24 || byte == 0x60 }
}
