import BuiltInModes
import InputModes
import Keywright
import KeywrightKeyEvents
import Testing

@Suite struct UnicodeStories {
  private func simulator(_ layout: String = "us") throws -> Simulator {
    try Simulator(
      SimulatorConfiguration(
        keymap: .names(KeymapNames(shorthand: layout)), modes: [try #require(ModeCatalogue().mode("unicode"))]))
  }

  private static let start = "LEFTCTRL+LEFTSHIFT+U"

  @Test(
    arguments: [
      ("it begins", "", "[u|]"), ("digits are shown", "1 F 3", "[u1F3|]"), ("Space ends it", "2 0 1 E SPACE", "„|"),
      ("Return ends it", "2 0 1 E ENTER", "„|"), ("Enter of the keypad ends it", "E 9 KPENTER", "é|"),
      ("a skin tone", "1 F 3 F B SPACE", "\u{1F3FB}|"), ("digits of the keypad", "NUMLOCK KP2 KP0 KP1 E SPACE", "„|"),
      ("capitals", "LEFTSHIFT+E 9 SPACE", "é|"), ("six digits", "1 0 F F F D SPACE", "\u{10FFFD}|"),
      ("BackSpace takes a digit back", "E 8 BACKSPACE 9 SPACE", "é|"),
      ("BackSpace without digits ends it", "BACKSPACE", "|"),
      ("Escape gives up", "E 9 ESC", "|"), ("Space without digits ends it", "SPACE", "|"),
      ("then keys are plain again", "E 9 SPACE A SPACE", "éa |"), ("then they are after Escape too", "ESC A", "a|"),
      ("beginning again commits what is complete", "E 9 LEFTCTRL+LEFTSHIFT+U E 8", "é[uE8|]"),
      ("beginning again drops what is not", "D 8 0 0 LEFTCTRL+LEFTSHIFT+U", "[u|]"),
      ("the caret stays", "E 9 LEFT SPACE", "é|"), ("a shortcut passes", "E 9 LEFTCTRL+C SPACE", "é|"),
      ("a newline is text", "A SPACE", "\n|"),
    ])
  func `a person types`(name: String, keys: String, picture: String) throws {
    let simulator = try simulator()
    try simulator.play("\(Self.start) \(keys)")
    #expect(simulator.picture == picture, "\(name)")
  }

  @Test(
    arguments: [
      ("letting go after digits ends it", "+LEFTCTRL +LEFTSHIFT U 2 0 1 E -LEFTSHIFT -LEFTCTRL A", "„a|"),
      ("letting go of one of them is enough", "+LEFTCTRL +LEFTSHIFT U 2 0 1 E -LEFTCTRL A -LEFTSHIFT", "„A|"),
      ("the right ones do too", "+RIGHTCTRL +RIGHTSHIFT U 1 F 3 F B -RIGHTSHIFT -RIGHTCTRL", "\u{1F3FB}|"),
      ("Space while they are held", "+LEFTCTRL +LEFTSHIFT U E 9 SPACE -LEFTSHIFT -LEFTCTRL", "é|"),
      ("letting go without digits does not", "+LEFTCTRL +LEFTSHIFT U -LEFTSHIFT -LEFTCTRL E 9 SPACE", "é|"),
      ("Shift for a capital does not", "LEFTCTRL+LEFTSHIFT+U LEFTSHIFT+E 9 SPACE", "é|"),
      ("BackSpace while they are held", "+LEFTCTRL +LEFTSHIFT U E 8 BACKSPACE 9 -LEFTSHIFT -LEFTCTRL", "é|"),
      ("what is none stays to be corrected", "+LEFTCTRL +LEFTSHIFT U D 8 0 0 -LEFTSHIFT -LEFTCTRL", "[uD800|]"),
    ])
  func `a person holds Control and Shift`(name: String, keys: String, picture: String) throws {
    let simulator = try simulator()
    try simulator.play(keys)
    #expect(simulator.picture == picture, "\(name)")
  }

  @Test(
    arguments: [
      ("beyond the end", "1 1 0 0 0 0 SPACE", "[u110000|]", "U+110000 is beyond the last code point, U+10FFFF"),
      ("a high surrogate", "D 8 0 0 SPACE", "[uD800|]", "U+D800 is a surrogate, which is not a character"),
      ("a low surrogate", "D F F F ENTER", "[uDFFF|]", "U+DFFF is a surrogate, which is not a character"),
      ("the null", "0 SPACE", "[u0|]", "U+0000 is a control character, which is not text"),
      ("a control character", "1 B SPACE", "[u1B|]", "U+001B is a control character, which is not text"),
      ("a seventh digit", "1 0 F F F F 1", "[u10FFFF|]", "a code point has at most 6 digits"),
      ("a letter", "E G", "[uE|]", "“g” is not a hexadecimal digit"),
      ("a key without text", "E F5", "[uE|]", "the key is not a hexadecimal digit"),
      ("an arrow", "E LEFT", "[uE|]", "the key is not a hexadecimal digit"),
      ("then a digit", "E G 9", "[uE9|]", ""), ("corrected", "D 8 0 0 SPACE BACKSPACE SPACE", "\u{D80}|", ""),
      ("given up", "D 8 0 0 SPACE ESC", "|", ""),
    ])
  func `what is refused is said, and nothing is committed`(
    name: String, keys: String, picture: String, line: String
  ) throws {
    let simulator = try simulator()
    try simulator.play("\(Self.start) \(keys)")
    #expect(simulator.picture == picture, "\(name)")
    #expect(simulator.auxiliaryLine == line, "\(name)")
  }

  @Test(
    arguments: [
      ("Russian has no Latin letters: the keys' places count", "ru", "LEFTCTRL+LEFTSHIFT+U E 9 SPACE", "é|"),
      ("Greek", "gr", "+LEFTCTRL +LEFTSHIFT U 2 0 1 E -LEFTSHIFT -LEFTCTRL", "„|"),
      ("French has its digits on Shift", "fr", "LEFTCTRL+LEFTSHIFT+U E LEFTSHIFT+9 SPACE", "é|"),
      ("French while they are held", "fr", "+LEFTCTRL +LEFTSHIFT U E 9 -LEFTSHIFT -LEFTCTRL", "é|"),
      ("Dvorak has U elsewhere", "us(dvorak)", "LEFTCTRL+LEFTSHIFT+F D 9 SPACE", "é|"),
      ("Czech has its digits on Shift", "cz", "LEFTCTRL+LEFTSHIFT+U 1 F 6 0 7 SPACE", "😇|"),
      ("a letter of Latin script is no digit", "tr(f)", "LEFTCTRL+LEFTSHIFT+A E E D 9 SPACE", "é|"),
      ("digits of the layout's own", "us(dvp)", "+LEFTCTRL +LEFTSHIFT F D 6 -LEFTSHIFT -LEFTCTRL", "é|"),
      ("a dead key is no digit", "us(intl)", "LEFTCTRL+LEFTSHIFT+U E APOSTROPHE 9 SPACE", "é|"),
      ("Compose works besides", "us(intl)", "APOSTROPHE E", "é|"),
    ])
  func `it works on other layouts`(name: String, layout: String, keys: String, picture: String) throws {
    let simulator = try simulator(layout)
    try simulator.play(keys)
    #expect(simulator.picture == picture, "\(name)")
  }

  @Test(arguments: ["U", "LEFTSHIFT+U", "LEFTCTRL+U", "LEFTCTRL+LEFTALT+LEFTSHIFT+U", "LEFTCTRL+LEFTSHIFT+E"])
  func `other combinations do not begin it`(keys: String) throws {
    let simulator = try simulator()
    try simulator.play(keys)
    #expect(simulator.outcome.preedit.isEmpty, "\(keys)")
    #expect(simulator.text == (keys == "U" ? "u" : keys == "LEFTSHIFT+U" ? "U" : ""), "\(keys)")
  }

  @Test(arguments: ["click", "blur", "paste"])
  func `what is not complete never stays in the field`(how: String) throws {
    let simulator = try simulator()
    try simulator.play("A \(Self.start) E 9")
    switch how {
    case "click": simulator.click(at: 0)
    case "paste": simulator.paste("")
    default: simulator.blur()
    }
    #expect(simulator.text == "a", "\(how)")
    if how == "click" {
      try simulator.play("E \(Self.start) E 9 SPACE")
      #expect(simulator.picture == "eé|a", "it begins afresh")
    }
  }
}
