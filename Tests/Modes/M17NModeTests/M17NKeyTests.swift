import KeywrightKeyEvents
import Testing

@testable import KeywrightM17NMode

@Suite struct M17NKeyTests {
  private static func press(
    _ keysym: UInt32, _ text: String = "", modifiers: Modifiers = [], consumed: Modifiers = [],
    direction: KeyEvent.Direction = .press, compose: ComposeStep = .none, types: Bool = true
  ) -> Keystroke {
    Keystroke(
      event: KeyEvent(KeyCode(30), direction), keysyms: keysym == 0 ? .none : .one(Keysym(keysym)), rawText: text,
      text: text, compose: compose, modifiers: ModifierState(depressed: modifiers), consumed: consumed, types: types)
  }

  @Test(
    arguments: [
      ("a letter", press(0x61, "a"), "a"),
      ("with Shift", press(0x41, "A", modifiers: .shift, consumed: .shift), "A"),
      ("with Caps Lock", press(0x41, "A", modifiers: .lock, consumed: .lock), "A"),
      ("with Num Lock", press(0x61, "a", modifiers: .mod2), "a"),
      ("a space", press(0x20, " "), " "),
      ("a space with Shift", press(0x20, " ", modifiers: .shift), "S- "),
      ("Control", press(0x75, "\u{15}", modifiers: .control), "C-u"),
      ("Control and Shift", press(0x55, "\u{15}", modifiers: [.control, .shift], consumed: .shift), "C-U"),
      ("Control and Alt", press(0x37, "7", modifiers: [.control, .mod1]), "C-A-7"),
      ("AltGr that chose no level", press(0x71, "q", modifiers: .mod5), "G-q"),
      ("AltGr that chose the level", press(0x40, "@", modifiers: .mod5, consumed: .mod5), "@"),
      ("Super", press(0x71, "q", modifiers: .mod4), "s-q"),
      ("BackSpace", press(0xFF08, "\u{8}"), "BackSpace"),
      ("an arrow with Shift", press(0xFF51, modifiers: .shift), "S-Left"),
      (
        "Return with Shift and Control", press(0xFF0D, "\r", modifiers: [.shift, .control], consumed: .shift),
        "S-C-Return"
      ),
      ("a digit of the keypad", press(0xFFB7, "7"), "KP_7"),
      ("F12", press(0xFFC9), "F12"),
      ("a sign that methods name", press(0xA5, "¥"), "yen"),
      ("a letter that no method names", press(0xE9, "é"), "VoidSymbol"),
      ("a function key that no method names", press(0x1008_FF1B), "VoidSymbol"),
      ("what Compose made", press(0, "é", compose: .composed(text: "é", keysym: Keysym(0xE9))), "VoidSymbol"),
      ("a text without one keysym", press(0, "ab"), "VoidSymbol"),
      ("a key without symbol", press(0), nil),
      ("a modifier", press(0xFFE1), nil),
      ("a release", press(0x61, direction: .release, types: false), nil),
      ("a surrogate", press(0xD800), "VoidSymbol"),
    ] as [(String, Keystroke, String?)])
  func `a keystroke has a name`(name: String, keystroke: Keystroke, expected: String?) {
    #expect(M17NKey.name(of: keystroke) == expected, "\(name)")
  }
}
