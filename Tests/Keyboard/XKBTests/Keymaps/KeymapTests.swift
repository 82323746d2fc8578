import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

@Suite struct KeymapTests {
  private func load(_ shorthand: String) throws -> Keymap {
    try KeymapLoader().load(.names(KeymapNames(shorthand: shorthand))).keymap
  }

  @Test func namesOfLayoutsLedsAndModifiers() throws {
    let keymap = try load("us,fr(bepo)")
    #expect(keymap.layoutNames == ["English (US)", "French (BEPO)"])
    #expect(keymap.ledNames.contains("Caps Lock"))
    #expect(Array(keymap.modifierNames.prefix(8)) == Modifiers.realNames)
    #expect(keymap.modifierNames.contains("LevelThree"))
  }

  @Test(arguments: [("<AD01>", 16), ("AC01", 30), ("<LatQ>", 16), ("<CAPS>", 58), ("<NOPE>", nil), ("", nil)])
  func keysByName(_ name: String, _ code: Int?) throws {
    #expect(try load("us").key(named: name) == code.map { KeyCode(UInt16($0)) })
  }

  @Test func keysHaveNamesBothWays() throws {
    let keymap = try load("us")
    #expect(keymap.keys.count > 200)
    for code in keymap.keys {
      let name = try #require(keymap.name(of: code))
      #expect(keymap.key(named: name) == code)
    }
  }

  @Test func levels() throws {
    let keymap = try load("us,fr")
    let two = KeyCode(3)
    #expect(keymap.layoutCount(of: two) == 2)
    #expect(keymap.levelCount(of: two, layout: 1) == 4)
    #expect(keymap.keysyms(of: two, layout: 1, level: 0).single.name == "eacute")
    #expect(keymap.modifiers(of: two, layout: 0, level: 1) == [.shift])
    #expect(keymap.modifiers(of: two, layout: 1, level: 2) == [.mod5])
  }

  @Test(arguments: [0, 16, 767, 0xFFFF] as [UInt16])
  func whatIsOutOfRangeGivesNothing(_ number: UInt16) throws {
    let keymap = try load("us")
    let code = KeyCode(number)
    for (layout, level) in [(-1, 0), (0, -1), (0, 99), (Int.max, Int.max)] {
      #expect(keymap.keysyms(of: code, layout: layout, level: level) == .none)
      #expect(keymap.modifiers(of: code, layout: layout, level: level).isEmpty)
    }
    #expect(keymap.levelCount(of: code, layout: -1) == 0)
    guard number != 16 else { return }
    let state = try #require(KeyboardState(keymap))
    #expect(keymap.layoutCount(of: code) == 0 && keymap.name(of: code) == nil && !keymap.repeats(code))
    #expect(state.keysyms(code) == .none && state.text(code).isEmpty && state.layout(code) == nil)
    #expect(state.level(code, layout: 0) == nil && state.consumed(code).isEmpty)
    #expect(state.update(code, .press).union(state.update(code, .release)).isEmpty)
  }

  @Test func whatRepeats() throws {
    let keymap = try load("us")
    #expect(keymap.repeats(KeyCode(30)))
    #expect(!keymap.repeats(KeyCode(42)))
  }

  @Test func virtualModifiers() throws {
    let mapping = try load("us").virtualModifiers()
    #expect(mapping["NumLock"] == .mod2)
    #expect(mapping["Alt"] == .mod1)
    #expect(mapping["LevelThree"] == .mod5)
    #expect(mapping["ScrollLock"]?.isEmpty == true)
  }

  @Test func aDumpIsTheSameKeymap() throws {
    let keymap = try load("de,ru")
    let again = try KeymapLoader().load(.text(keymap.dump())).keymap
    #expect(again.layoutNames == keymap.layoutNames)
    #expect(again.keys == keymap.keys)
    for code in keymap.keys {
      for layout in 0..<keymap.layoutCount(of: code) {
        for level in 0..<keymap.levelCount(of: code, layout: layout) {
          #expect(
            again.keysyms(of: code, layout: layout, level: level)
              == keymap.keysyms(of: code, layout: layout, level: level))
        }
      }
    }
  }

  /// One keymap under many threads: states come and go, dumps are written.
  @Test func manyThreadsShareAKeymap() async throws {
    let keymap = try load("fr")
    let dump = keymap.dump()
    let sound = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { round in
            guard let state = KeyboardState(keymap) else { return false }
            state.update(KeyCode(42), .press)
            return state.text(KeyCode(3)) == "2" && (round % 50 != 0 || keymap.dump() == dump)
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(sound)
  }
}
