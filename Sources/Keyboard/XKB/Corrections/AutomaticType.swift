import KeywrightKeyEvents

/// The name of the type that a key gets which names none, from the symbols of its levels.
///
/// The rules are those of the XKB protocol's appendix on key types, with the symbols that libxkbcommon counts.
struct AutomaticType: Sendable {
  /// Whether a keysym is in lower case.
  var isLowercase: @Sendable (Keysym) -> Bool
  /// Whether a keysym is in upper or title case.
  var isUppercase: @Sendable (Keysym) -> Bool

  /// The type as libxkbcommon 1.9 and later chooses it: case is Unicode's.
  static let latest = AutomaticType(
    isLowercase: { $0.isUnicodeLowercase }, isUppercase: { $0.isUnicodeUppercase })

  /// The type as the case mappings of the running library make it.
  static let running = AutomaticType(
    isLowercase: { $0.uppercased != $0 && $0.lowercased == $0 },
    isUppercase: { $0.lowercased != $0 && $0.uppercased == $0 })

  /// The name for levels; nil for more than four, for which there is no rule.
  func name(_ levels: [KeysymList]) -> String? {
    let symbols = levels.map { $0.all.first ?? .noSymbol }
    guard symbols.count > 1 else { return "ONE_LEVEL" }
    guard symbols.count <= 4 else { return nil }
    let isAlphabetic = isLowercase(symbols[0]) && isUppercase(symbols[1])
    let isKeypad = symbols[0].isKeypad || symbols[1].isKeypad
    if symbols.count == 2 { return isAlphabetic ? "ALPHABETIC" : isKeypad ? "KEYPAD" : "TWO_LEVEL" }
    if isAlphabetic {
      let continues = symbols.count == 4 && isLowercase(symbols[2]) && isUppercase(symbols[3])
      return continues ? "FOUR_LEVEL_ALPHABETIC" : "FOUR_LEVEL_SEMIALPHABETIC"
    }
    return isKeypad ? "FOUR_LEVEL_KEYPAD" : "FOUR_LEVEL"
  }
}

extension Keysym {
  /// Whether the keysym is of the keypad.
  fileprivate var isKeypad: Bool { (0xFF80...0xFFBD).contains(rawValue) }
}

extension [KeysymList] {
  /// The list up to its last symbol.
  var withoutTrailingNone: ArraySlice<KeysymList> {
    let last = lastIndex { $0 != .none }
    return self[..<(last.map { $0 + 1 } ?? 0)]
  }
}
