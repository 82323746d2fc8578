/// Keys that are exchanged, and those among which another is chosen for each.
struct AnonymityClass {
  /// The keys that are exchanged.
  var codes: [UInt16]
  /// The keys that take their places, which type on every usual layout.
  var replacements: [UInt16]

  /// The keys of letters on a US keyboard.
  static let letters = AnonymityClass(codes: Array(16...25) + Array(30...38) + Array(44...50))
  /// The keys of digits above the letters.
  static let digits = AnonymityClass(codes: Array(2...11))
  /// The keys of the keypad that type digits and the decimal sign, or move the caret without Num Lock.
  static let keypadDigits = AnonymityClass(codes: [71, 72, 73, 75, 76, 77, 79, 80, 81, 82, 83])
  /// Every other key that types on some layout: the umlauts of German, seven letters of Russian, signs, those of the keypad.
  ///
  /// What only some keyboards have (102ND, the keys of Brazil and Japan, € and $) takes the place of nothing.
  static let signs = AnonymityClass(
    codes: common + [86, 89, 95, 117, 118, 121, 124, 179, 180, 434, 435], replacements: common)

  private static let common: [UInt16] = [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 55, 74, 78, 98]

  private init(codes: [UInt16], replacements: [UInt16]? = nil) {
    self.codes = codes
    self.replacements = replacements ?? codes
  }

  /// The class of a key; nil for a key that stays.
  static func of(_ code: UInt16) -> AnonymityClass? {
    [letters, digits, keypadDigits, signs].first { $0.codes.contains(code) }
  }
}
