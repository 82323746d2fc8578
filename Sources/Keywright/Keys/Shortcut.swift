import KeyEvents
import XKB

/// The name of a key combination that is a shortcut, such as `Ctrl+C`.
///
/// Modifiers that choosing the level used up are left out, except Shift beside a letter, which people name
/// (`Ctrl+Shift+O`). A key that gives no Latin letter or ASCII sign lends its name from the first layout in which it has an
/// ASCII one, as toolkits do, so that Ctrl+С on a Russian layout is `Ctrl+C`.
struct Shortcut {
  /// The modifiers that turn a key into a shortcut.
  let blocking: Modifiers

  /// The name of a keystroke's shortcut; nil when it is none.
  func name(of keystroke: Keystroke, on keymap: Keymap) -> String? {
    guard keystroke.types, !keystroke.modifiers.effective.isDisjoint(with: blocking) else { return nil }
    var modifiers = Self.unused(keystroke, on: keymap)
    guard !modifiers.isDisjoint(with: blocking) else { return nil }
    let keysym = Self.label(of: keystroke, on: keymap)
    guard !keysym.isModifier else { return nil }
    let isLetter = keysym.isASCIILetter
    if isLetter, keystroke.modifiers.effective.contains(.shift) { modifiers.insert(.shift) }
    let names = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (names + [Self.keyName(keysym)]).joined(separator: "+")
  }

  /// The modifiers in force that did not choose the level.
  ///
  /// XKB counts every modifier of the key's type as consumed, though Alt does nothing to a function key whose type has a
  /// level for Control and Alt together.
  private static func unused(_ keystroke: Keystroke, on keymap: Keymap) -> Modifiers {
    guard let layout = keystroke.layout, let level = keystroke.level else { return keystroke.unconsumed }
    var used: Modifiers = []
    for choice in keymap.modifiers(of: keystroke.event.code, layout: layout, level: level) { used.formUnion(choice) }
    return keystroke.modifiers.effective.subtracting(keystroke.consumed.intersection(used))
  }

  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl"), (.mod1, "Alt"), (.mod4, "Super"), (.mod3, "Mod3"), (.mod5, "AltGr"), (.shift, "Shift"),
  ]

  private static func keyName(_ keysym: Keysym) -> String {
    if keysym.isASCIILetter { return keysym.text.uppercased() }
    let text = keysym.text
    return text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F } && !text.isEmpty ? text : keysym.name
  }

  private static func label(of keystroke: Keystroke, on keymap: Keymap) -> Keysym {
    let own = keystroke.keysyms.single
    // Latin-1 keysyms have the numbers of their characters; function keys lie far above and keep their own names.
    guard !own.isASCII, let scalar = own.text.unicodeScalars.first, scalar.value > 0x7F, !scalar.isLatinLetter else {
      return own
    }
    let code = keystroke.event.code
    for layout in 0..<keymap.layoutCount(of: code) {
      for level in [keystroke.level ?? 0, 0] {
        if case .one(let keysym) = keymap.keysyms(of: code, layout: layout, level: level), keysym.isASCII {
          return keysym
        }
      }
    }
    return own
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of the Latin script beyond ASCII.
  fileprivate var isLatinLetter: Bool {
    switch value {
    case 0xD7, 0xF7: false
    case 0xC0...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}

extension Keysym {
  /// Whether the keysym is a printable ASCII character.
  fileprivate var isASCII: Bool { (0x20...0x7E).contains(rawValue) }

  /// Whether the keysym is a letter from a to z, in either case.
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(rawValue) || (0x61...0x7A).contains(rawValue) }
}
