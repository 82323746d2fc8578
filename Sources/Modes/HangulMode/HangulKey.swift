import InputModes
import KeywrightKeyEvents

/// What a keystroke means to a Hangul keyboard.
enum HangulKey: Hashable {
  /// A key of the keyboard, by the ASCII character that it has on a US layout.
  case letter(UInt8)
  case deleteBackward
  /// The key that shows the Hanja of a syllable.
  case hanja
  /// The key between Hangul and Latin.
  case toggle
  /// Ends the syllable and goes on to the text field.
  case other
  /// Touches nothing: a release, a modifier.
  case nothing

  /// The meaning of a keystroke. A function, since an initialiser would copy the keystroke.
  static func meaning(of keystroke: Keystroke) -> HangulKey {
    let keysym = keystroke.keysyms.single
    guard keystroke.types, !keysym.isModifier else { return .nothing }
    if case .composed = keystroke.compose { return .other }
    guard !isShortcut(keystroke) else { return .other }
    if let character = letter(of: keystroke, keysym) { return .letter(character) }
    switch keysym {
    case .backSpace: return .deleteBackward
    case .hangulHanja, .f9: return .hanja
    case .hangul: return keystroke.event.direction == .press ? .toggle : .nothing
    default: return .other
    }
  }

  private static let shortcutModifiers: Modifiers = [.control, .mod1, .mod4]

  /// Whether a modifier makes a shortcut of a keystroke.
  static func isShortcut(_ keystroke: Keystroke) -> Bool {
    keystroke.unconsumed.rawValue & shortcutModifiers.rawValue != 0
  }

  /// The character of a key. Caps Lock means nothing to a Hangul keyboard: Shift alone tells `r` from `R`.
  ///
  /// A layout without Latin letters lends its keys by their place, as it does for shortcuts.
  private static func letter(of keystroke: Keystroke, _ keysym: Keysym) -> UInt8? {
    let modifiers = keystroke.modifiers.effective
    if let character = ascii(keysym) { return withoutCapsLock(character, modifiers) }
    var scalars = keystroke.rawText.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return nil }
    return letter(inPlaceOf: scalar, keystroke.event.code, modifiers)
  }

  /// The character of a key that types one; nil where it belongs to no keyboard, or Compose has used it.
  static func letter(of key: CharacterKey) -> UInt8? {
    guard let scalar = key.scalar else { return nil }
    if let character = ascii(key.keysym) { return withoutCapsLock(character, key.modifiers) }
    return letter(inPlaceOf: scalar, key.code, key.modifiers)
  }

  private static func ascii(_ keysym: Keysym) -> UInt8? {
    (0x20...0x7E).contains(keysym.rawValue) ? UInt8(exactly: keysym.rawValue) : nil
  }

  /// What a US layout has where this one has a letter of a script that is neither Latin nor ASCII.
  private static func letter(inPlaceOf scalar: Unicode.Scalar, _ code: KeyCode, _ modifiers: Modifiers) -> UInt8? {
    guard scalar.value >= 0x370, scalar.properties.isAlphabetic else { return nil }
    return USKey(code)?.character(isShifted: modifiers.contains(.shift))
  }

  private static func withoutCapsLock(_ character: UInt8, _ modifiers: Modifiers) -> UInt8 {
    guard !modifiers.isEmpty, modifiers.contains(.lock) else { return character }
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return modifiers.contains(.shift) ? character : character | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return modifiers.contains(.shift) ? character & ~0x20 : character
    default: return character
    }
  }
}

extension Keysym {
  static let hangul = Keysym(0xFF31)
  static let hangulHanja = Keysym(0xFF34)
  /// The Hanja key of keyboards that have none.
  static let f9 = Keysym(0xFFC6)
  static let pageUp = Keysym(0xFF55)
  static let pageDown = Keysym(0xFF56)
}
