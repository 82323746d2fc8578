import KeywrightKeyEvents

extension Keysym {
  /// The upper-case form by Unicode, whatever the running library knows; the keysym itself where there is none.
  var unicodeUppercased: Keysym {
    guard let scalar else { return self }
    let target = scalar.simpleUppercase
    guard target != scalar else { return self }
    // A keysym that is a code point stays one, as in the library, unless Latin-1 has the character.
    return rawValue >= 0x100_0100 && target.value >= 0x100
      ? Keysym(0x100_0000 | target.value) : Keysym(scalar: target) ?? self
  }

  /// Whether the keysym is a letter in lower case, by Unicode's property.
  var isUnicodeLowercase: Bool { scalar?.properties.isLowercase ?? false }

  /// Whether the keysym is a letter in upper or title case, by Unicode's properties.
  var isUnicodeUppercase: Bool {
    scalar.map { $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter } ?? false
  }

  /// µ, ß and ÿ as Latin-1 keysyms: with Caps Lock libxkbcommon before 1.7 turns them into keysyms that do not exist.
  var isLostWithCaps: Bool { [0xB5, 0xDF, 0xFF].contains(rawValue) }

  /// The character of the keysym; Latin-1 written as a code point (`0x10000E9`) is no letter to the library.
  private var scalar: Unicode.Scalar? {
    guard !(0x100_0000..<0x100_0100).contains(rawValue) else { return nil }
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
