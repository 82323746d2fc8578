import KeyEvents
import Testing
import XKB

@Suite struct KeymapTests {
  @Test func layoutsAndKeys() throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: "us,fr(bepo)"))).keymap
    #expect(keymap.layoutNames == ["English (US)", "French (BEPO)"])
    #expect(keymap.key(named: "<AD01>") == KeyCode(16))
  }
}

@Suite struct KeyboardStateTests {
  @Test func capsAndLatches() throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: "fr"))).keymap
    let state = try #require(KeyboardState(keymap))
    state.update(KeyCode(58), .press)
    state.update(KeyCode(58), .release)
    #expect(state.keysyms(KeyCode(3)).single.name == "Eacute")
    #expect(state.text(KeyCode(3)) == "É")
    #expect(state.leds == ["Caps Lock"])
    #expect(state.modifiers.locked == .lock)
    let text = try KeymapLoader().load(.text(keymap.dump())).keymap
    #expect(text.layoutNames == keymap.layoutNames)
  }
}
