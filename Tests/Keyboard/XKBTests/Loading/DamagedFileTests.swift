import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing

@Suite struct DamagedFileTests {
  /// Whatever is wrong in a file, it ends as a keymap or as one message with a hint.
  @Test func anyDamage() throws {
    let whole = Array(
      held(
        """
        key <AC01> { type[Group1]="FOUR_LEVEL", [ q, Q, U20AC, { a, b } ] };
        key <AC02> { [ a ], actions[Group1]=[ LatchMods(modifiers=LevelThree,clearLocks) ] };
        modifier_map Shift { <CAPS> };
        """
      ).utf8)
    let folder = try TemporaryFolder()
    let loader = KeymapLoader(includeDirectories: [folder.path])
    var random = SplitMix64(seed: 7)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try folder.file("symbols/held", bytes)
      do {
        let loaded = try loader.load(.names(KeymapNames(shorthand: "held")))
        #expect(loaded.keymap.layoutCount >= 1)
        #expect(loaded.diagnostics.allSatisfy { $0.severity == .warning && $0.hint != nil })
      } catch {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(error.severity == .error && error.hint != nil && error.code != .libraryCrashed, "\(text)")
      }
    }
  }

  @Test func utf16() throws {
    let folder = try TemporaryFolder()
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in held("").utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.file("symbols/held", bytes)
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    }
    #expect(error.code == .keymapSyntax)
    #expect(error.hint == "the file is UTF-16; save it as UTF-8")
  }

  @Test func anIncludeInAKeymapFile() throws {
    let folder = try TemporaryFolder(["map.xkb": keymapText("", on: "pc+uss+inet(evdev)")])
    let error = try #require(throws: Diagnostic.self) { try KeymapLoader().load(.file("\(folder.path)/map.xkb")) }
    #expect(
      error.description.hiding(folder) == """
        keywright: DIR/map.xkb:5:23: error: there is no file symbols/uss to include [KW-K021]
          hint: did you mean us?
        """)
  }

  /// The geometry is passed over, decimal points and all.
  @Test func geometry() throws {
    let section = "xkb_geometry \"mine\" { width= 470.5; height= 180; };\n};\n"
    let text = keymapText("").dropLast(3) + section
    let loaded = try KeymapLoader().load(.text(String(text)))
    #expect(play("A", on: loaded)?.text == "a")
    #expect(loaded.diagnostics.isEmpty)
  }
}
