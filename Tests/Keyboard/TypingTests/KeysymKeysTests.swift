import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB
import Testing

/// Which keys xdotool presses for a keysym: what xdotool itself did on an X server, or does by its source.
@Suite struct KeysymKeysTests {
  @Test(
    arguments: [
      ("us", "a", [30]), ("us", "A", [42, 30]), ("us", "less", [42, 51]), ("us", "greater", [42, 52]),
      ("us", "at", [42, 3]),
      ("us", "XF86AudioPause", [42, 164]), ("us", "Shift_L", [42]), ("us", "Shift_R", [42, 54]),
      ("us", "Control_R", [29, 97]), ("us", "Alt_R", [56, 100]), ("us", "ISO_Level3_Shift", [84]),
      ("us", "Return", [28]),
      ("us", "Caps_Lock", [58]), ("us", "slash", [53]), ("us", "KP_Divide", [98]), ("us", "U20AC", [435]),
      ("us", "dollar", [42, 5]), ("de", "less", [86]),
      ("de", "at", [84, 16]),
      ("de", "EuroSign", [84, 18]), ("de", "U20AC", [84, 18]), ("de", "adiaeresis", [40]),
      ("de", "Adiaeresis", [42, 40]),
      ("fr", "1", [42, 2]), ("fr", "ampersand", [2]),
    ] as [(String, String, [UInt16])])
  func theFirstKeyThatHasAKeysymIsPressed(layout: String, name: String, keys: [UInt16]) throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: layout))).keymap
    #expect(KeysymKeys(keymap).keys(named: name) == keys.map { KeyCode($0) })
  }

  @Test(arguments: ["eacute", "nonsense", "NoSymbol", "", "VoidSymbol"])
  func whatNoKeyHasGivesNothing(name: String) throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: "us"))).keymap
    #expect(KeysymKeys(keymap).keys(named: name) == nil)
  }

  @Test func eachLayoutHasItsOwnKeys() throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: "us,de"))).keymap
    #expect(KeysymKeys(keymap, layout: 0).keys(named: "z") == [KeyCode(44)])
    #expect(KeysymKeys(keymap, layout: 1).keys(named: "z") == [KeyCode(21)])
    #expect(KeysymKeys(keymap, layout: 1).keys(named: "Return") == [KeyCode(28)])
  }
}
