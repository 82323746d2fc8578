import KeywrightKeyEvents
import KeywrightXKB

/// The name of a key combination that is a shortcut, such as `Ctrl+C`.
///
/// Modifiers that choosing the level used up are left out, except Shift beside a letter, which people name
/// (`Ctrl+Shift+O`). A layout without Latin letters lends the key's name from the first layout that has them, as toolkits do,
/// so that Ctrl+С on a Russian layout is `Ctrl+C`.
struct Shortcut {
  /// The modifiers that turn a key into a shortcut.
  let blocking: Modifiers

  /// The name of a keystroke's shortcut; nil when it is none.
  ///
  /// The keymap, which threads share, is only asked for where a modifier is in force.
  func name(of keystroke: Keystroke, on keymap: @autoclosure () -> Keymap) -> String? {
    guard keystroke.types, !keystroke.modifiers.effective.isDisjoint(with: blocking) else { return nil }
    let keymap = keymap()
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
    let code = keystroke.event.code
    // Function keys and the like give no character, and keep their own names in every layout.
    guard own.text.unicodeScalars.contains(where: { $0.value > 0x20 && $0.value != 0x7F }) else { return own }
    guard let layout = keystroke.layout, !isLatin(layout, of: keymap) else { return own }
    for other in 0..<keymap.layoutCount(of: code) where isLatin(other, of: keymap) {
      for level in [keystroke.level ?? 0, 0] {
        if case .one(let keysym) = keymap.keysyms(of: code, layout: other, level: level), keysym.isASCII {
          return keysym
        }
      }
    }
    return own
  }

  /// Whether people write Latin letters with a layout: it has most of the alphabet on its first level.
  private static func isLatin(_ layout: Int, of keymap: Keymap) -> Bool {
    var letters = 0
    for key in keymap.keys where layout < keymap.layoutCount(of: key) {
      if case .one(let keysym) = keymap.keysyms(of: key, layout: layout, level: 0), keysym.isASCIILetter {
        letters += 1
      }
    }
    return letters >= 20
  }
}

extension Keysym {
  /// Whether the keysym is a printable ASCII character.
  fileprivate var isASCII: Bool { (0x20...0x7E).contains(rawValue) }

  /// Whether the keysym is a letter from a to z, in either case.
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(rawValue) || (0x61...0x7A).contains(rawValue) }
}
