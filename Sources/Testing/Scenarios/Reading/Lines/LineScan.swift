/// Walks over the bytes of a line, and knows what stands in quotation marks or angle brackets.
struct LineScan {
  private let bytes: [UInt8]
  /// Where it stands; the number of bytes at the end.
  private(set) var index: Int
  private var isStarted = false
  private var isInText = false
  private var isInBrackets = false

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// Goes on to the next byte that is not within a text or a name in brackets; false at the end of the line.
  mutating func advance() -> Bool {
    if isStarted { index += 1 }
    isStarted = true
    while index < bytes.count {
      switch bytes[index] {
      case 0x5C where isInText: index += 1
      case 0x22 where !isInBrackets: isInText.toggle()
      case 0x3C where !isInText: isInBrackets = true
      case 0x3E where !isInText: isInBrackets = false
      // A name in brackets has no white space; a lone < opens none.
      case 0x20, 0x09: isInBrackets = false
      default: break
      }
      if !isInText, !isInBrackets { return true }
      index += 1
    }
    index = min(index, bytes.count)
    return false
  }

  /// Whether a comment begins here.
  var isAtComment: Bool { index < bytes.count && bytes[index] == 0x23 }

  /// Whether a column of a table ends here.
  var isAtBar: Bool { index < bytes.count && bytes[index] == 0x7C }
}
