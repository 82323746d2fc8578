/// One scalar of bytes that may not be UTF-8.
enum StrictUTF8 {
  case scalar(Unicode.Scalar, count: Int)
  /// The byte starts no scalar, or one that its successors don't continue.
  case invalid
  /// The bytes end within a scalar that is well-formed so far.
  case incomplete

  /// Reads the scalar that starts at an index.
  init(_ bytes: Span<UInt8>, at index: Int) {
    let first = bytes[index]
    let count: Int
    var value: UInt32
    // The second byte's range excludes overlong forms, surrogates and what is above U+10FFFF.
    var range: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80:
      self = .scalar(Unicode.Scalar(first), count: 1)
      return
    case 0xC2...0xDF: (count, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF:
      (count, value) = (3, UInt32(first & 0x0F))
      if first == 0xE0 { range = 0xA0...0xBF }
      if first == 0xED { range = 0x80...0x9F }
    case 0xF0...0xF4:
      (count, value) = (4, UInt32(first & 0x07))
      if first == 0xF0 { range = 0x90...0xBF }
      if first == 0xF4 { range = 0x80...0x8F }
    default:
      self = .invalid
      return
    }
    for offset in 1..<count {
      guard index + offset < bytes.count else {
        self = .incomplete
        return
      }
      let byte = bytes[index + offset]
      guard range.contains(byte) else {
        self = .invalid
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
      range = 0x80...0xBF
    }
    guard let scalar = Unicode.Scalar(value) else {
      self = .invalid
      return
    }
    self = .scalar(scalar, count: count)
  }
}
