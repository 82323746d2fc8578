import KeyEvents

/// What a keystroke means to the input of a code point.
enum CodePointKey: Equatable {
  /// Ctrl+Shift+U.
  case begin
  case digit(Character)
  case deleteBackward, finish, cancel
  /// A combination with Control or Alt, but for Ctrl+Shift.
  case shortcut
  /// Any other key, with its text unless that is a control character.
  case other(String)

  init(_ keystroke: Keystroke) {
    let isHeld = Self.isHeld(keystroke)
    let keysym = keystroke.keysyms.single
    if isHeld, Self.latinLetter(keysym, keystroke.event.code) == "U" {
      self = .begin
    } else if !isHeld, !keystroke.unconsumed.isDisjoint(with: [.control, .mod1]) {
      self = .shortcut
    } else if let digit = Self.digit(keysym, keystroke.event.code, isHeld: isHeld) {
      self = .digit(digit)
    } else {
      switch keysym {
      case .backSpace: self = .deleteBackward
      case .escape: self = .cancel
      case .return, .keypadEnter, Self.isoEnter, Self.space, Self.keypadSpace: self = .finish
      default:
        let text = keystroke.rawText
        self = .other(text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) } ? "" : text)
      }
    }
  }

  /// Whether Ctrl and Shift are held, and neither Alt nor Super.
  static func isHeld(_ keystroke: Keystroke) -> Bool {
    keystroke.modifiers.effective.intersection([.control, .shift, .mod1, .mod4]) == [.control, .shift]
  }

  private static let space = Keysym(0x20)
  private static let keypadSpace = Keysym(0xFF80)
  private static let isoEnter = Keysym(0xFE34)

  /// The digit of a key.
  ///
  /// Shift takes the digits off the top row of many layouts: while it is held for Ctrl+Shift, and on layouts that have
  /// no Latin letters, the place of the key counts.
  private static func digit(_ keysym: Keysym, _ code: KeyCode, isHeld: Bool) -> Character? {
    switch keysym.rawValue {
    case 0x30...0x39: return Character(Unicode.Scalar(UInt8(keysym.rawValue)))
    case 0xFFB0...0xFFB9: return Character(Unicode.Scalar(UInt8(keysym.rawValue - 0xFF80)))
    default: break
    }
    if let letter = latinLetter(keysym, code) { return ("A"..."F").contains(letter) ? letter : nil }
    return isHeld || isForeign(keysym) ? topRow(code) : nil
  }

  /// The Latin letter of a key, as a capital; where its layout has a letter of another script, by the key's place.
  private static func latinLetter(_ keysym: Keysym, _ code: KeyCode) -> Character? {
    switch keysym.rawValue {
    case 0x41...0x5A: Character(Unicode.Scalar(UInt8(keysym.rawValue)))
    case 0x61...0x7A: Character(Unicode.Scalar(UInt8(keysym.rawValue - 0x20)))
    default: isForeign(keysym) ? usLetter(code) : nil
    }
  }

  /// Whether a keysym is a character beyond Latin-1.
  private static func isForeign(_ keysym: Keysym) -> Bool {
    (0x100..<0xFD00).contains(keysym.rawValue) || (0x0100_0100...0x0110_FFFF).contains(keysym.rawValue)
  }

  private static func topRow(_ code: KeyCode) -> Character? {
    switch code.rawValue {
    case 2...10: Character(Unicode.Scalar(UInt8(code.rawValue - 1) + 0x30))
    case 11: "0"
    default: nil
    }
  }

  /// The letter of a key on a US keyboard, for U and the hexadecimal digits.
  private static func usLetter(_ code: KeyCode) -> Character? {
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
