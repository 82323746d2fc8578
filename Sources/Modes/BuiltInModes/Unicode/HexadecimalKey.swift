import InputModes
import KeywrightKeyEvents

/// Which hexadecimal digit or letter a key stands for: the one that it gives, or the only one that can be meant. Rather none
/// than a wrong one.
struct HexadecimalKey {
  private let keysym: Keysym
  private let code: KeyCode
  private let layout: Int
  private let level: Int
  private let symbols: KeySymbols

  init(_ keystroke: Keystroke, on symbols: KeySymbols) {
    keysym = keystroke.keysyms.single
    code = keystroke.event.code
    layout = keystroke.layout ?? 0
    level = keystroke.level ?? 0
    self.symbols = symbols
  }

  /// The digit, capitals for ten and above.
  var digit: Character? {
    if let value = Self.value(of: keysym) { return Self.character(value) }
    if let letter { return ("A"..."F").contains(letter) ? letter : nil }
    guard Self.isCharacter(keysym) else { return nil }
    if let digit = shiftedDigit { return digit }
    guard Self.isForeignLetter(keysym), !hasLatinLetters, !hasDigits else { return nil }
    return topRow
  }

  /// The Latin letter, as a capital; of a letter of another script the one that it has besides or, where the layout has none
  /// at all, by the key's place.
  var letter: Character? {
    if let letter = Self.asciiLetter(keysym) { return letter }
    guard Self.isForeignLetter(keysym) else { return nil }
    return shifted.flatMap(Self.asciiLetter) ?? (hasLatinLetters ? nil : usLetter)
  }

  /// The ASCII digit that the key gives with Shift, or without it: layouts have digits on either level, and Shift is held as
  /// long as Control is.
  private var shiftedDigit: Character? {
    guard let shifted, (0x30...0x39).contains(shifted.rawValue) else { return nil }
    return Self.value(of: shifted).map(Self.character)
  }

  /// What the key gives with Shift where that is not held, or without it.
  private var shifted: Keysym? {
    level <= 1 ? symbols.keysym(of: code, layout: layout, level: 1 - level) : nil
  }

  /// Whether one of the key's first levels has digits, which may not be those of its place.
  private var hasDigits: Bool {
    (0...1).contains { Self.value(of: symbols.keysym(of: code, layout: layout, level: $0)) != nil }
  }

  /// Whether the layout has Latin letters, so that those are meant which it has.
  private var hasLatinLetters: Bool {
    Self.characterKeys.contains { code in
      (0...1).contains { Self.asciiLetter(symbols.keysym(of: KeyCode(code), layout: layout, level: $0)) != nil }
    }
  }

  private static func character(_ value: Int) -> Character { Character(String(value, radix: 16, uppercase: true)) }

  /// The value of a decimal digit of any script.
  private static func value(of keysym: Keysym) -> Int? {
    switch keysym.rawValue {
    case 0x30...0x39: Int(keysym.rawValue - 0x30)
    case keypadDigits: Int(keysym.rawValue - keypadDigits.lowerBound)
    case thaiDigits: Int(keysym.rawValue - thaiDigits.lowerBound)
    default:
      scalar(of: keysym).flatMap { $0.properties.numericType == .decimal ? $0.properties.numericValue : nil }
        .flatMap { Int(exactly: $0) }
    }
  }

  private static func asciiLetter(_ keysym: Keysym) -> Character? {
    switch keysym.rawValue {
    case 0x41...0x5A: Character(Unicode.Scalar(UInt8(keysym.rawValue)))
    case 0x61...0x7A: Character(Unicode.Scalar(UInt8(keysym.rawValue - 0x20)))
    default: nil
    }
  }

  /// The scalar of a keysym that has its number in it.
  private static func scalar(of keysym: Keysym) -> Unicode.Scalar? {
    keysym.rawValue & 0xFF00_0000 == 0x0100_0000 ? Unicode.Scalar(keysym.rawValue & 0xFF_FFFF) : nil
  }

  /// Whether a keysym is a character or an accent, not a function.
  private static func isCharacter(_ keysym: Keysym) -> Bool {
    keysym != .noSymbol && !(0xFD00...0xFFFF).contains(keysym.rawValue) && keysym.rawValue < 0x1000_0000
      || deadKeys.contains(keysym.rawValue)
  }

  /// Whether a keysym is a letter of a script other than Latin.
  private static func isForeignLetter(_ keysym: Keysym) -> Bool {
    switch keysym.rawValue >> 8 {
    // Kana, Arabic, Cyrillic, Greek, Hebrew, Thai, Korean, Armenian, Georgian.
    case 0x04, 0x05, 0x06, 0x07, 0x0C, 0x0D, 0x0E, 0x14, 0x15: return true
    default: break
    }
    guard let scalar = scalar(of: keysym), scalar.properties.isAlphabetic else { return false }
    return !latin.contains { $0.contains(scalar.value) }
  }

  private static let keypadDigits: ClosedRange<UInt32> = 0xFFB0...0xFFB9
  private static let thaiDigits: ClosedRange<UInt32> = 0x0DF0...0x0DF9
  private static let deadKeys: ClosedRange<UInt32> = 0xFE50...0xFE93
  /// The blocks of Unicode that have Latin letters, phonetic ones among them.
  private static let latin: [ClosedRange<UInt32>] = [
    0x0000...0x02FF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
    0xFF21...0xFF5A,
  ]
  /// The keys that give characters on a PC keyboard.
  private static let characterKeys: [UInt16] = [2...13, 16...27, 30...41, 43...53, 86...86].flatMap(Array.init)

  /// The digit on this place of a US keyboard.
  private var topRow: Character? {
    switch code.rawValue {
    case 2...10: Self.character(Int(code.rawValue) - 1)
    case 11: "0"
    default: nil
    }
  }

  /// The letter on this place of a US keyboard, for U and the digits.
  private var usLetter: Character? {
    switch code.rawValue {
    case 30: "A"
    case 48: "B"
    case 46: "C"
    case 32: "D"
    case 18: "E"
    case 33: "F"
    case 22: "U"
    default: nil
    }
  }
}
