import KeywrightKeyEvents
import Testing

struct KeyNameTableTests {
  private let names = KeyNameTable()

  @Test(arguments: [
    ("A", UInt16(30)), ("a", 30), ("KEY_A", 30), ("key_a", 30), ("1", 2), ("0", 11), ("102ND", 86), ("102nd", 86),
    ("KPPLUS", 78), ("HANGEUL", 122), ("HANGUEL", 122), ("COFFEE", 152), ("SCREENLOCK", 152), ("ESC", 1),
    ("<AC01>", 30), ("<ac01>", 30), ("<MENU>", 127), ("<COMP>", 127), ("<I135>", 127), ("<LVL3>", 84),
    ("<VOL+>", 115), ("<VOL->", 114), ("<AC12>", 43), ("<LMTA>", 125), ("<I256>", 248),
    ("SHIFT", 42), ("Ctrl", 29), ("ALT", 56), ("ALTGR", 100), ("SUPER", 125), ("CAPS", 58), ("KEY_1", 2),
    ("BTN_LEFT", 272), ("BTN_A", 304), ("MICMUTE", 248), ("MACRO30", 685), ("KBD_LCD_MENU5", 700),
  ])
  func `names have the kernel's numbers`(name: String, code: UInt16) {
    #expect(names.code(named: name) == KeyCode(code))
  }

  @Test(arguments: [
    "", "KEY_", "FOO", "RESERVED", "MIN_INTERESTING", "MAX", "CNT", "KEY_<AC01>", "KEY_BTN_LEFT", "KEY_SHIFT", "AC01",
    "<AC01", "BTN_MISC", "Ä", String(repeating: "A", count: 100),
  ])
  func `what is no name`(name: String) {
    #expect(names.code(named: name) == nil)
  }

  @Test(arguments: [
    (UInt16(30), "A", "<AC01>", "A"), (122, "HANGEUL", "<HNGL>", "HANGEUL"), (84, nil, "<LVL3>", "<LVL3>"),
    (272, "BTN_LEFT", nil, "code:272"), (195, nil, "<MDSW>", "<MDSW>"), (767, nil, nil, "code:767"),
    (0, nil, nil, "code:0"), (65535, nil, nil, "code:65535"), (113, "MUTE", "<MUTE>", "MUTE"),
  ])
  func `keys have names`(code: UInt16, kernel: String?, xkb: String?, notation: String) {
    #expect(names.kernelName(of: KeyCode(code)) == kernel)
    #expect(names.xkbName(of: KeyCode(code)) == xkb)
    #expect(names.notationName(of: KeyCode(code)) == notation)
  }

  @Test func `buttons are those whose name says so`() {
    for number in 0...KeyCode.maximum.rawValue {
      let code = KeyCode(number)
      guard let name = names.kernelName(of: code) else { continue }
      #expect(code.isButton == name.hasPrefix("BTN_"), "\(name)")
    }
  }

  @Test func `every name of a key is found again and names no button`() {
    let all = names.keyNames
    #expect(all.count > 900)
    for name in all {
      #expect(names.code(named: name)?.isButton == false, "\(name)")
    }
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: [
    ("LEFTSHFT", "LEFTSHIFT"), ("key_entr", "ENTER"), ("<AC99>", "<AC09>"), ("SHIFFT", "SHIFT"), ("ALTRG", "ALTGR"),
    ("AC01", nil), ("BTN_LEFTT", nil), ("", nil), ("XYZZYPLUGH", nil),
  ])
  func `a misspelt name has a suggestion`(name: String, nearest: String?) {
    #expect(names.nearestName(to: name) == nearest)
  }

  @Test func `messages call buttons by their name`() {
    #expect(names.readableName(of: KeyCode(272)) == "BTN_LEFT")
    #expect(names.readableName(of: KeyCode(84)) == "<LVL3>")
    #expect(names.readableName(of: KeyCode(700)) == "KBD_LCD_MENU5")
  }
}
