/// The UTF-8 of a sequence that may be an emoji, to be compared with one in the data.
struct EmojiBytes {
  /// More than the longest emoji takes; the longest of Emoji 17 has 35 bytes.
  static let capacity = 64

  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether this is one scalar.
  var isLoneScalar: Bool { bytes.count { $0 & 0xC0 != 0x80 } == 1 }

  /// The order of two sequences as if neither had any U+FE0F: negative, zero or positive.
  static func compareUnqualified(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    var (i, j) = (0, 0)
    while true {
      i = skippingSelectors(in: left, from: i)
      j = skippingSelectors(in: right, from: j)
      guard i < left.count, j < right.count else { return (left.count - i) - (right.count - j) }
      if left[i] != right[j] { return Int(left[i]) - Int(right[j]) }
      i += 1
      j += 1
    }
  }

  /// How completely this spells `emoji`, given that they differ at most in U+FE0F; nil when it has one too many.
  func qualification(asSpellingOf emoji: UnsafeBufferPointer<UInt8>) -> EmojiQualification? {
    var (own, scalars) = (0, 0)
    var result = EmojiQualification.fullyQualified
    var index = 0
    while index < emoji.count {
      if Self.isSelector(in: emoji, at: index) {
        if Self.isSelector(in: bytes, at: own) {
          own += Self.selectorLength
        } else if result == .fullyQualified {
          result = scalars == 1 ? .unqualified : .minimallyQualified
        }
        index += Self.selectorLength
        continue
      }
      guard own < bytes.count, bytes[own] == emoji[index] else { return nil }
      if emoji[index] & 0xC0 != 0x80 { scalars += 1 }
      own += 1
      index += 1
    }
    return own == bytes.count ? result : nil
  }

  private static let selectorLength = 3

  /// Whether the three bytes of U+FE0F start here.
  private static func isSelector(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + selectorLength <= bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xB8
      && bytes[index + 2] == 0x8F
  }

  private static func skippingSelectors(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while isSelector(in: bytes, at: index) { index += selectorLength }
    return index
  }
}
