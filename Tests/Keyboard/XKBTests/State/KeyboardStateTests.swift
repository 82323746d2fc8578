import KeywrightKeyEvents
import KeywrightXKB
import Testing

@Suite struct KeyboardStateTests {
  private func state(_ layout: String, options: [String] = []) throws -> KeyboardState {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: layout, options: options))).keymap
    return try #require(KeyboardState(keymap))
  }

  private let shift = KeyCode(42)
  private let caps = KeyCode(58)
  private let altGr = KeyCode(100)
  private let a = KeyCode(30)

  @Test func updatesSayWhatChanged() throws {
    let state = try state("us")
    #expect(state.update(shift, .press) == [.depressedModifiers, .effectiveModifiers])
    #expect(state.update(a, .press) == [])
    #expect(state.heldKeys == [shift, a])
    #expect(state.update(shift, .release) == [.depressedModifiers, .effectiveModifiers])
    #expect(state.heldKeys == [a])
    #expect(state.update(caps, .press).contains([.lockedModifiers, .leds]))
  }

  @Test func consumedModifiers() throws {
    let state = try state("de")
    state.update(altGr, .press)
    state.update(KeyCode(29), .press)
    let q = KeyCode(16)
    #expect(state.keysyms(q).single.name == "at")
    #expect(state.consumed(q).contains(.mod5))
    #expect(!state.consumed(q).contains(.control))
    #expect(state.layout(q) == 0)
    #expect(state.level(q, layout: 0) == 2)
  }

  @Test func latchesGoAtASwitchAndTheRestStays() throws {
    let state = try state("lv(apostrophe)")
    for code in [caps, KeyCode(40)] {
      state.update(code, .press)
      state.update(code, .release)
    }
    state.update(shift, .press)
    #expect(!state.modifiers.latched.isEmpty)
    state.clearLatches()
    #expect(state.modifiers == ModifierState(depressed: .shift, locked: .lock))
    #expect(state.heldKeys == [shift])
    #expect(state.text(a) == "a")
    state.update(shift, .release)
    #expect(state.modifiers == ModifierState(locked: .lock))
    #expect(state.text(a) == "A")
  }

  @Test func theLockedLayoutStaysOnTheSameKeymapOnly() throws {
    let state = try state("us,ru", options: ["grp:caps_toggle"])
    state.update(caps, .press)
    state.update(caps, .release)
    #expect(state.layouts.locked == 1)
    state.clearLatches()
    #expect(state.layoutIndex == 1)
    let copy = try #require(KeyboardState(state.keymap))
    copy.adopt(from: state)
    #expect(copy.layoutIndex == 1)
    let other = try self.state("fr,de")
    other.adopt(from: state)
    #expect(other.layouts.locked == 0)
  }

  @Test func heldKeysAndLocksGoToAnotherKeymap() throws {
    let state = try state("us")
    for code in [caps, KeyCode(69)] {
      state.update(code, .press)
      state.update(code, .release)
    }
    state.update(altGr, .press)
    let other = try self.state("de")
    other.adopt(from: state)
    #expect(other.modifiers == ModifierState(depressed: .mod5, locked: [.lock, .mod2]))
    #expect(other.text(KeyCode(16)) == "@")
    #expect(other.leds == ["Caps Lock", "Num Lock"])
    other.update(altGr, .release)
    #expect(other.modifiers.depressed.isEmpty)
  }

  @Test func aHeldLockKeyIsNotToggledTwice() throws {
    let state = try state("us")
    state.update(caps, .press)
    state.clearLatches()
    state.update(caps, .release)
    #expect(state.modifiers.locked == .lock)
  }
}
