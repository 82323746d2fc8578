import KeywrightKeyEvents
import KeywrightRuntimeSupport

/// What the running library gets wrong on one keymap and is put right: the levels of keys, and case.
///
/// Nothing is compiled before a key needs it.
final class KeymapCorrections: Sendable {
  private enum Types {
    case unknown
    case made(CorrectedTypes?)
  }

  /// Whether files of the user take part, whose types may be anything.
  private let hasOwnFiles: Bool
  /// Statements that map virtual modifiers, which the library leaves out of the keymap's text before 1.8.
  let modifierMappings: String
  private let types = Guarded<Types>(.unknown)

  init(hasOwnFiles: Bool, modifierMappings: String) {
    self.hasOwnFiles = hasOwnFiles
    self.modifierMappings = modifierMappings
  }

  /// The level that a key has under modifiers where the library may be wrong about it; nil where it is right.
  func level(
    of code: KeyCode, layout: Int, under modifiers: Modifiers, on keymap: Keymap
  ) -> (level: Int, consumed: Modifiers)? {
    guard !modifiers.isEmpty, mayBeWrong(code, layout, modifiers, keymap) else { return nil }
    let corrected = types.withLock { types in
      if case .made(let made) = types { return made }
      let made = CorrectedTypes(of: keymap)
      types = .made(made)
      return made
    }
    return corrected?.level(of: code, layout: layout, under: modifiers)
  }

  private func mayBeWrong(_ code: KeyCode, _ layout: Int, _ modifiers: Modifiers, _ keymap: Keymap) -> Bool {
    let library = XKBLibrary.running
    if !library.ignoresMixedEntries {
      // With the system's types and a missing third or fifth level, it takes Shift and Caps Lock together.
      if hasOwnFiles || modifiers.isSuperset(of: [.shift, .lock]) && keymap.levelCount(of: code, layout: layout) > 2 {
        return true
      }
    }
    guard !library.dropsTrailingNoSymbol || !library.mapsUnicodeCase else { return false }
    let levels = keymap.levels(of: code, layout: layout)
    return AutomaticType.running.name(levels) != AutomaticType.latest.name(Array(levels.withoutTrailingNone))
      || levels.count > 4 && levels.withoutTrailingNone.count <= 4
  }
}

extension KeymapCorrections {
  /// Puts right what the library said of a key.
  func correct(_ key: inout DecodedKey, of code: KeyCode, in state: KeyboardState) {
    let modifiers = state.modifiers.effective
    guard !modifiers.isEmpty, let layout = key.layout else { return }
    if let right = level(of: code, layout: layout, under: modifiers, on: state.keymap), right.level != key.level {
      key.level = right.level
      key.consumed = right.consumed
      key.correction = .level
      key.keysyms = state.keymap.keysyms(of: code, layout: layout, level: right.level)
      key.text = key.keysyms.all.map(\.text).joined()
      if key.takes(.control, of: modifiers) { key.text = key.text.withControl }
    } else if XKBLibrary.running.capitalisesSeveral || !key.takes(.lock, of: modifiers) {
      return
    }
    if key.takes(.lock, of: modifiers) { capitalise(&key, code, layout, state) }
  }

  private func capitalise(_ key: inout DecodedKey, _ code: KeyCode, _ layout: Int, _ state: KeyboardState) {
    guard let level = key.level else { return }
    let plain = state.keymap.keysyms(of: code, layout: layout, level: level)
    // What the library has lost a person has lost as well, so that a warning says it.
    guard XKBLibrary.running.mapsLatin1Case || !plain.all.contains(where: \.isLostWithCaps) else { return }
    let upper = plain.mapping(\.unicodeUppercased)
    guard upper != key.keysyms else { return }
    // Control may have put another text in its place.
    let isOwnText = key.text == key.keysyms.all.map(\.text).joined()
    key.keysyms = upper
    if isOwnText { key.text = upper.all.map(\.text).joined() }
    key.correction = key.correction ?? .letterCase
  }
}

extension KeysymList {
  fileprivate func mapping(_ transform: (Keysym) -> Keysym) -> KeysymList {
    switch self {
    case .none: .none
    case .one(let keysym): .one(transform(keysym))
    case .several(let keysyms): .several(keysyms.map(transform))
    }
  }
}

extension DecodedKey {
  /// Whether a modifier is active and left over by the choice of the level.
  fileprivate func takes(_ modifier: Modifiers, of effective: Modifiers) -> Bool {
    effective.contains(modifier) && !consumed.contains(modifier)
  }
}

extension String {
  /// The control character that Control makes of a single ASCII character, as libxkbcommon and Xlib do.
  fileprivate var withControl: String {
    guard utf8.count == 1, let byte = utf8.first else { return self }
    let control: UInt8? =
      switch byte {
      case 0x40..<0x7F, 0x20: byte & 0x1F
      case UInt8(ascii: "2"): 0
      case UInt8(ascii: "3")...UInt8(ascii: "7"): byte - UInt8(ascii: "3") + 0x1B
      case UInt8(ascii: "8"): 0x7F
      case UInt8(ascii: "/"): 0x1F
      default: nil
      }
    return control.map { String(Unicode.Scalar($0)) } ?? self
  }
}
