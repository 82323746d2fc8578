/// Two neighbouring scalars, and what they alone say about a grapheme boundary between them.
struct ScalarPair {
  let left: Unicode.Scalar
  let right: Unicode.Scalar

  /// Whether the two stay together when nothing stands before them.
  var joins: Bool {
    if Self.standsAlone(left), Self.standsAlone(right) { return left == "\r" && right == "\n" }
    var text = String.UnicodeScalarView()
    text.append(left)
    text.append(right)
    return String(text).count == 1
  }

  /// Whether both are halves of a flag, so that the scalars before them decide.
  var isFlagHalves: Bool { Self.isRegionalIndicator(left) && Self.isRegionalIndicator(right) }

  /// Whether the scalars before `left` may join `right` to them across it: an emoji after a ZWJ, a conjunct.
  var mayJoinAcross: Bool { right.value >= 0xA9 && Self.extends(left) }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar belongs to the one before it, whatever that is.
  static func extends(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return scalar.value == 0x200D || scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
  }

  /// Whether a scalar never joins another such scalar: most of what people type, known without looking it up.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x483, 0x3041..<0x3099, 0x309B..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }
}
