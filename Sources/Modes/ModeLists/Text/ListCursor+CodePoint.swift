extension ListCursor {
  /// Takes the number of a character with exactly so many hexadecimal digits; nil where that is none.
  mutating func takeCodePoint(digits: Int) -> Unicode.Scalar? {
    var value: UInt32 = 0
    for _ in 0..<min(digits, 8) {
      guard let next, next.isASCII, let digit = Character(next).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      skip()
    }
    return Unicode.Scalar(value)
  }
}
