import KeywrightKeyEvents
import Testing

@testable import KeywrightHangulMode

@Suite struct HangulKeyTests {
  private static func press(
    _ keysym: UInt32, _ text: String = "", code: UInt16 = 30, modifiers: Modifiers = [], consumed: Modifiers = [],
    direction: KeyEvent.Direction = .press, compose: ComposeStep = .none, types: Bool = true
  ) -> Keystroke {
    Keystroke(
      event: KeyEvent(KeyCode(code), direction), keysyms: keysym == 0 ? .none : .one(Keysym(keysym)), rawText: text,
      text: text, compose: compose, modifiers: ModifierState(depressed: modifiers), consumed: consumed, types: types)
  }

  private static let r = UInt8(ascii: "r")
  private static let shiftedR = UInt8(ascii: "R")

  @Test(
    arguments: [
      ("a letter", press(0x72, "r"), .letter(r)),
      ("with Shift", press(0x52, "R", modifiers: .shift, consumed: .shift), .letter(shiftedR)),
      ("with Caps Lock", press(0x52, "R", modifiers: .lock, consumed: [.shift, .lock]), .letter(r)),
      (
        "with Caps Lock and Shift", press(0x72, "r", modifiers: [.lock, .shift], consumed: [.shift, .lock]),
        .letter(shiftedR)
      ),
      ("with a Caps Lock that the layout ignores", press(0x72, "r", modifiers: .lock), .letter(r)),
      ("a digit with Caps Lock", press(0x31, "1", modifiers: .lock), .letter(UInt8(ascii: "1"))),
      ("a space", press(0x20, " "), .letter(0x20)),
      ("a repeat", press(0x72, "r", direction: .repeat), .letter(r)),
      ("with AltGr that chose the level", press(0x40, "@", modifiers: .mod5, consumed: .mod5), .letter(0x40)),
      ("with Num Lock", press(0x72, "r", modifiers: .mod2), .letter(r)),
      ("with Control", press(0x72, "\u{12}", modifiers: .control), .other),
      ("with Alt", press(0x72, "r", modifiers: .mod1), .other),
      ("with Super", press(0x72, "r", modifiers: .mod4), .other),
      ("BackSpace", press(0xFF08, "\u{8}"), .deleteBackward),
      ("Control and BackSpace", press(0xFF08, "\u{8}", modifiers: .control), .other),
      ("Return", press(0xFF0D, "\r"), .other),
      ("a digit of the keypad", press(0xFFB1, "1"), .other),
      ("F9", press(0xFFC6), .hanja),
      ("Hangul_Hanja", press(0xFF34), .hanja),
      ("Hangul", press(0xFF31), .toggle),
      ("Hangul repeats", press(0xFF31, direction: .repeat), .nothing),
      ("Shift", press(0xFFE1), .nothing),
      ("a release", press(0x72, direction: .release, types: false), .nothing),
      ("a key without symbol", press(0), .other),
      ("what Compose made", press(0x72, "é", compose: .composed(text: "é", keysym: Keysym(0xE9))), .other),
      ("a Cyrillic letter at the place of R", press(0x06CB, "к", code: 19), .letter(r)),
      ("the same with Shift", press(0x06EB, "К", code: 19, modifiers: .shift, consumed: .shift), .letter(shiftedR)),
      ("a Cyrillic letter outside the main block", press(0x06CB, "к", code: 86), .other),
      ("a Latin letter that is not ASCII", press(0xE9, "é", code: 3), .other),
      ("a sign that is not ASCII", press(0x0100_2116, "№", code: 4), .other),
    ] as [(String, Keystroke, HangulKey)])
  func `a keystroke has a meaning`(name: String, keystroke: Keystroke, expected: HangulKey) {
    #expect(HangulKey.meaning(of: keystroke) == expected, "\(name)")
  }

  @Test(
    arguments: [
      (2, "1", "!"), (13, "=", "+"), (16, "q", "Q"), (27, "]", "}"), (30, "a", "A"), (41, "`", "~"), (43, "\\", "|"),
      (44, "z", "Z"), (53, "/", "?"),
    ] as [(UInt16, String, String)])
  func `a key of the main block has its US characters`(code: UInt16, plain: String, shifted: String) throws {
    let key = try #require(USKey(KeyCode(code)))
    #expect(key.character(isShifted: false) == plain.utf8.first)
    #expect(key.character(isShifted: true) == shifted.utf8.first)
  }

  @Test(arguments: [0, 1, 14, 15, 28, 29, 42, 54, 57, 86, .max] as [UInt16])
  func `any other key has none`(code: UInt16) {
    #expect(USKey(KeyCode(code)) == nil)
  }
}
