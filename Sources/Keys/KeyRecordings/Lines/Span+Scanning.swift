/// Reads the parts of one line, from left to right; every look at a byte is checked.
extension Span<UInt8> {
  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var string: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  /// The index of the first byte at or after an index that is neither a space nor a tab.
  @inline(__always)
  func skippingSpaces(_ start: Int) -> Int {
    var index = start
    while index < count, self[index] == 0x20 || self[index] == 0x09 { index += 1 }
    return index
  }

  /// Moves an index after the spaces and tabs there.
  @inline(__always)
  func skipSpaces(_ index: inout Int) { index = skippingSpaces(index) }

  /// Moves an index after a byte, if it stands there.
  @inline(__always)
  func skip(_ byte: UInt8, _ index: inout Int) -> Bool {
    guard index < count, self[index] == byte else { return false }
    index += 1
    return true
  }

  /// Moves an index after a text, if it stands there.
  func skip(_ text: StaticString, _ index: inout Int) -> Bool {
    guard has(text, at: index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves an index after decimal digits; nil where there are none, or more than any number needs.
  @inline(__always)
  func decimal(_ index: inout Int) -> UInt64? {
    var value: UInt64 = 0
    let start = index
    while index < count {
      let digit = self[index] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    return index > start && index - start <= 18 ? value : nil
  }

  /// Moves an index after decimal digits with a sign, perhaps.
  @inline(__always)
  func signedDecimal(_ index: inout Int) -> Int64? {
    let isNegative = skip(0x2D, &index)
    guard let value = decimal(&index) else { return nil }
    return isNegative ? -Int64(value) : Int64(value)
  }

  /// Moves an index after hexadecimal digits; nil where there are none, or more than sixteen.
  @inline(__always)
  func hexadecimal(_ index: inout Int) -> UInt64? {
    var value: UInt64 = 0
    let start = index
    while index < count {
      let byte = self[index]
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x61 + 10
      case 0x41...0x46: digit = byte - 0x41 + 10
      default: return index > start && index - start <= 16 ? value : nil
      }
      value = value &<< 4 | UInt64(digit)
      index += 1
    }
    return index > start && index - start <= 16 ? value : nil
  }

  /// Whether a text stands at an index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, count - index >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for offset in text.indices where self[index + offset] != text[offset] { return false }
      return true
    }
  }

  /// Whether the bytes begin with a text.
  func hasPrefix(_ text: StaticString) -> Bool { has(text, at: 0) }

  /// Whether the bytes end with a text.
  func hasSuffix(_ text: StaticString) -> Bool { has(text, at: count - text.utf8CodeUnitCount) }

  /// Where a text stands first at or after an index.
  func index(of text: StaticString, from start: Int = 0) -> Int? {
    var index = start
    while index + text.utf8CodeUnitCount <= count {
      if has(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Moves an index to the next space or tab, or the end; answers where the word up to there stands.
  func word(_ index: inout Int) -> Range<Int> {
    let start = index
    while index < count, self[index] != 0x20, self[index] != 0x09 { index += 1 }
    return start..<index
  }

  /// Where the bytes stand without spaces, tabs and a carriage return around them.
  var trimmedRange: Range<Int> {
    let start = skippingSpaces(0)
    var end = count
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 || self[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
