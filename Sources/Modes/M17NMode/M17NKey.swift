import KeywrightKeyEvents

/// The name that m17n has for the key of a keystroke: `a`, `C-u`, `S-Left`.
enum M17NKey {
  /// A key that no method knows: it ends what is composed.
  static let unknown = "VoidSymbol"

  /// The name of a press; nil for what no method gets to see: a release, a modifier, a key without a meaning.
  static func name(of keystroke: Keystroke) -> String? {
    guard keystroke.types else { return nil }
    if case .composed(_, let keysym) = keystroke.compose { return names[keysym.rawValue] ?? unknown }
    let keysym = keystroke.keysyms.single
    guard !keysym.isModifier else { return nil }
    if keysym == .noSymbol { return keystroke.text.isEmpty ? nil : unknown }
    let effective = keystroke.modifiers.effective
    guard let scalar = Unicode.Scalar(keysym.rawValue), (0x20...0x7E).contains(scalar.value) else {
      // The level of a function key may use up modifiers that its name tells all the same.
      guard let name = names[keysym.rawValue] else { return unknown }
      return prefix(effective, shift: .shift) + name
    }
    // Shift has done its work where it chose a character; a space is the same with it and without.
    return prefix(keystroke.unconsumed, shift: scalar == " " ? .shift : []) + String(Character(scalar))
  }

  private static func prefix(_ modifiers: Modifiers, shift: Modifiers) -> String {
    let named = modifiers.subtracting([.lock, .mod2, .mod3]).subtracting(Modifiers.shift.subtracting(shift))
    guard !named.isEmpty else { return "" }
    return letters.filter { named.contains($0.modifier) }.map(\.letter).joined()
  }

  private static let letters: [(modifier: Modifiers, letter: String)] = [
    (.shift, "S-"), (.control, "C-"), (.mod1, "A-"), (.mod5, "G-"), (.mod4, "s-"),
  ]

  /// The keys that methods of the database name, and those that a text field acts on.
  private static let names: [UInt32: String] = {
    var names: [UInt32: String] = [
      0xFF08: "BackSpace", 0xFF09: "Tab", 0xFF0A: "Linefeed", 0xFF0D: "Return", 0xFF1B: "Escape", 0xFFFF: "Delete",
      0xFF50: "Home", 0xFF51: "Left", 0xFF52: "Up", 0xFF53: "Right", 0xFF54: "Down", 0xFF55: "Prior", 0xFF56: "Next",
      0xFF57: "End", 0xFF63: "Insert", 0xFF21: "Kanji", 0xFF22: "Muhenkan", 0xFF23: "Henkan", 0xFF31: "Hangul",
      0xFF34: "Hangul_Hanja", 0xFF8D: "KP_Enter", 0xFFAA: "KP_Multiply", 0xFFAB: "KP_Add", 0xFFAC: "KP_Separator",
      0xFFAD: "KP_Subtract", 0xFFAE: "KP_Decimal", 0xFFAF: "KP_Divide", 0xFFBD: "KP_Equal", 0xA2: "cent",
      0xA3: "sterling", 0xA5: "yen", 0xA6: "brokenbar", 0xAC: "notsign", 0x0EFF: "Korean_Won",
    ]
    for digit in 0...9 as ClosedRange<UInt32> { names[0xFFB0 + digit] = "KP_\(digit)" }
    for number in 1...12 as ClosedRange<UInt32> { names[0xFFBD + number] = "F\(number)" }
    return names
  }()
}
