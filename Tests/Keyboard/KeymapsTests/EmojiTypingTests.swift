import CKeywrightXKBCommon
import Testing

/// How `emoji.xkb` behaves under a person's hands.
struct EmojiTypingTests {
  let keymap: Keymap
  let typist: Typist

  init() throws {
    keymap = try Keymap(bundled: "emoji.xkb")
    typist = try Typist(keymap)
  }

  @Test func levelsAreReachedByShiftAndAltGr() throws {
    #expect(try typist.tap("AD01") == "😀")
    #expect(try typist.tap("AD01", holding: "LFSH") == "😺")
    #expect(try typist.tap("AD01", holding: "RALT") == "👏")
    #expect(try typist.tap("AD01", holding: "RTSH", "RALT") == "👦")
  }

  @Test func theCapsKeyTurnsThePagesForthAndShiftBack() throws {
    var pages: [UInt32] = []
    for _ in 0..<5 {
      try typist.tap("CAPS")
      pages.append(typist.layout)
    }
    #expect(pages == [1, 2, 3, 0, 1])
    pages = []
    for _ in 0..<3 {
      try typist.tap("CAPS", holding: "LFSH")
      pages.append(typist.layout)
    }
    #expect(pages == [0, 3, 2])
    #expect(typist.memory == .init(depressed: 0, latched: 0, locked: 0, layout: 2, lights: []))
  }

  @Test func aTurnedPageGivesItsEmoji() throws {
    try typist.tap("CAPS")
    #expect(try typist.tap("AC03") == "🐶")
    try typist.tap("CAPS")
    #expect(try typist.tap("AD05") == "🎾")
    try typist.tap("CAPS")
    #expect(try typist.tap("AC04", holding: "RALT") == "🇫🇷")
  }

  @Test func capsLockIsBehindAltGrAndChangesNoEmoji() throws {
    let lock = try Typist(keymap)
    try lock.tap("CAPS", holding: "RALT")
    #expect(lock.memory.lights == ["Caps Lock"])
    #expect(lock.memory.locked == 0x02)
    #expect(lock.layout == 0)
    for key in keymap.keys where key.layoutCount == 4 {
      for layout: UInt32 in 0..<4 {
        for modifiers: UInt32 in [0x00, 0x01, 0x80, 0x81] {
          typist.set(depressed: modifiers, layout: layout)
          lock.set(depressed: modifiers, locked: 0x02, layout: layout)
          #expect(typist.text(of: key) == lock.text(of: key), "<\(key.name)> page \(layout + 1)")
          #expect(typist.keysym(of: key) == lock.keysym(of: key), "<\(key.name)> page \(layout + 1)")
        }
      }
    }
  }

  @Test func capsLockIsLeftAsItWasEntered() throws {
    try typist.tap("CAPS", holding: "RALT")
    try typist.tap("CAPS", holding: "RALT")
    #expect(typist.memory == .init(depressed: 0, latched: 0, locked: 0, layout: 0, lights: []))
  }

  @Test(arguments: ["AB10", "I225"])
  func theSearchOpensFromEachPage(name: String) throws {
    let key = try keymap.key(name)
    for page: UInt32 in 0..<4 {
      for modifiers: UInt32 in [0x00, 0x01, 0x02, 0x10, 0x80, 0x81] {
        typist.set(depressed: modifiers, layout: page)
        #expect(typist.keysym(of: key) == "XF86Search", "page \(page + 1), modifiers \(modifiers)")
        #expect(typist.text(of: key) == "")
      }
    }
  }

  @Test func shortcutsAreThoseOfAUSKeyboardOnEachPage() throws {
    let us = try Typist(Keymap(bundled: "us.xkb"))
    for key in keymap.keys where key.layoutCount == 4 || key.name == "AB10" {
      let other = try us.keymap.key(key.name)
      for modifiers: UInt32 in 0...0xFF where modifiers & 0x4C != 0 && modifiers & 0x22 == 0 {
        us.set(depressed: modifiers)
        for page: UInt32 in 0..<4 {
          typist.set(depressed: modifiers, layout: page)
          let same = typist.keysym(of: key) == us.keysym(of: other) && typist.text(of: key) == us.text(of: other)
          let kept = typist.consumed(by: key) & modifiers & 0x4C == 0
          if !same || !kept {
            Issue.record("<\(key.name)> page \(page + 1), modifiers \(modifiers): \(typist.keysym(of: key))")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("BKSP", "BackSpace", "\u{8}"), ("RTRN", "Return", "\r"), ("SPCE", "space", " "), ("TAB", "Tab", "\t"),
    ("ESC", "Escape", "\u{1B}"), ("LEFT", "Left", ""), ("RGHT", "Right", ""), ("UP", "Up", ""), ("DOWN", "Down", ""),
    ("HOME", "Home", ""), ("END", "End", ""), ("DELE", "Delete", "\u{7F}"), ("KP5", "KP_Begin", ""),
  ])
  func keysThatEditWorkAsUsualOnEachPage(name: String, keysym: String, text: String) throws {
    let key = try keymap.key(name)
    for page: UInt32 in 0..<4 {
      typist.set(depressed: 0, layout: page)
      #expect(typist.keysym(of: key) == keysym)
      #expect(typist.text(of: key) == text)
    }
  }

  @Test func theKeypadTypesDigitsUnderNumLock() throws {
    try typist.tap("NMLK")
    #expect(typist.memory.lights == ["Num Lock"])
    #expect(try typist.tap("KP5") == "5")
    #expect(try typist.tap("KP5", holding: "LFSH") == "")
  }

  @Test(arguments: [
    ("LFSH", UInt32(0x01)), ("RTSH", 0x01), ("LCTL", 0x04), ("RCTL", 0x04), ("LALT", 0x08), ("LWIN", 0x40),
    ("RWIN", 0x40), ("RALT", 0x80),
  ])
  func modifiersHoldWhilePressed(name: String, modifiers: UInt32) throws {
    let key = try keymap.key(name)
    typist.press(key)
    #expect(typist.memory.depressed == modifiers)
    typist.release(key)
    #expect(typist.memory.depressed == 0)
  }
}
