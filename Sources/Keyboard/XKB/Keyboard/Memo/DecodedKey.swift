package import KeywrightKeyEvents

/// What a key gives: it depends on the modifiers and the layout in force alone.
package struct DecodedKey: Equatable {
  /// What the library had wrong of a key and was put right.
  package enum Correction {
    /// The level.
    case level
    /// The upper case.
    case letterCase
  }

  package internal(set) var keysyms: KeysymList
  package internal(set) var text: String
  package internal(set) var layout: Int?
  package internal(set) var level: Int?
  package internal(set) var consumed: Modifiers
  /// The keysym that Compose gets; ``Keysym/noSymbol`` for a key that gives none or several.
  package internal(set) var composeKeysym = Keysym.noSymbol
  package internal(set) var correction: Correction?

  /// Asks the library about a key, and puts right what it is known to get wrong.
  package init(_ code: KeyCode, in state: KeyboardState) {
    keysyms = state.keysyms(code)
    text = state.text(code)
    layout = state.layout(code)
    level = layout.flatMap { state.level(code, layout: $0) }
    consumed = state.consumed(code)
    guard let corrections = state.keymap.corrections else {
      composeKeysym = keysyms.single
      return
    }
    // Before 1.8 a NoSymbol among several symbols takes away the text of all.
    if text.isEmpty, keysyms.all.allSatisfy({ !$0.text.isEmpty }) { text = keysyms.all.map(\.text).joined() }
    corrections.correct(&self, of: code, in: state)
    composeKeysym = keysyms.single
    lendASCII(code, state)
  }

  /// With Control, a layout without an ASCII symbol on a key borrows that of another layout, as Xlib does.
  private mutating func lendASCII(_ code: KeyCode, _ state: KeyboardState) {
    guard state.modifiers.effective.contains(.control), !consumed.contains(.control), composeKeysym.rawValue > 0x7F
    else { return }
    for other in 0..<state.keymap.layoutCount(of: code) where other != layout {
      guard let level = state.level(code, layout: other),
        case .one(let keysym) = state.keymap.keysyms(of: code, layout: other, level: level), keysym != .noSymbol,
        keysym.rawValue <= 0x7F
      else { continue }
      composeKeysym = keysym
      return
    }
  }
}
