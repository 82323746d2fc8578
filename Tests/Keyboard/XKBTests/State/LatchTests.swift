import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Latches in whole keymaps: what they do, and the warnings where the running library does it wrong.
@Suite struct LatchTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var symbols: String
    var base = "pc+us+inet(evdev)"
    var keys: String
    /// What a person should see.
    var text: String
    var locked: Modifiers = []
    /// The fault of older libraries, which excuses other text.
    var fault: DiagnosticCode?
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "a lock does not break a latch",
      symbols: """
        key <LFSH> { type[Group1]="TWO_LEVEL", [ ISO_Level2_Latch, Caps_Lock ],
          actions[Group1]=[ LatchMods(modifiers=Shift), LockMods(modifiers=Lock) ] };
        """, keys: "LEFTSHIFT A LEFTSHIFT LEFTSHIFT B C", text: "AbC", locked: .lock),
    Row(
      name: "a double tap cancels a latch",
      symbols: """
        key <LFSH> { type[Group1]="ONE_LEVEL", [ ISO_Level2_Latch ], actions[Group1]=[ LatchMods(modifiers=Shift) ] };
        """, keys: "LEFTSHIFT LEFTSHIFT A A", text: "aa"),
    Row(
      name: "of two overlapping latches the second stays",
      symbols: """
        key <LFSH> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LatchMods(modifiers=Shift) ] };
        key <LCTL> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LatchMods(modifiers=Control) ] };
        """, keys: "+LEFTSHIFT +LEFTCTRL -LEFTSHIFT -LEFTCTRL Z Z", text: "\u{1A}z"),
    Row(
      name: "two latches on one key",
      symbols: """
        include "level5(modifier_mapping)"
        include "level3(ralt_switch)"
        key <AB01> { type[Group1]="EIGHT_LEVEL", [ z, Z, y, Y, ezh, EZH, ydiaeresis, Ydiaeresis ] };
        replace key <RALT> { type[Group1]="PC_CONTROL_LEVEL2", symbols[Group1]=[ ISO_Level3_Latch, ISO_Level5_Latch ],
          actions[Group1]=[ LatchMods(modifiers=LevelThree,clearLocks), LatchMods(modifiers=LevelFive,clearLocks) ] };
        """, keys: "+LEFTCTRL RIGHTALT -LEFTCTRL RIGHTALT Z Z Z", text: "ÿzz", fault: .modifierStuck),
    Row(
      name: "a latch of the layout twice",
      symbols: """
        key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Group_Latch ], actions[Group1]=[ LatchGroup(group=+1) ] };
        """, base: "pc+us+ru:2+il:3+inet(evdev)", keys: "H RIGHTALT RIGHTALT H H", text: "hיh",
      fault: .groupLatchUnsupported),
    Row(
      name: "a broken latch keeps the lock",
      symbols: """
        key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Level2_Latch ], actions[Group1]=[ LatchMods(modifiers=Shift) ] };
        key <RCTL> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LockMods(modifiers=Shift) ] };
        """, keys: "RIGHTCTRL +RIGHTALT A -RIGHTALT A A", text: "AAA", locked: .shift, fault: .latchClearedLock),
    Row(
      name: "Caps Lock and the micro sign", symbols: "", base: "pc+de+inet(evdev)",
      keys: "CAPSLOCK +RIGHTALT M -RIGHTALT", text: "\u{39C}", locked: .lock, fault: .capsGivesNothing),
    Row(
      name: "a list of symbols that ends with NoSymbol",
      symbols: "include \"level3(ralt_switch)\"\nkey <AC01> { [ a, A, NoSymbol ] };", keys: "+RIGHTALT A -RIGHTALT",
      text: "a", fault: .trailingNoSymbol),
    Row(
      name: "Caps Lock unlocks although another key was pressed meanwhile", symbols: "",
      keys: "CAPSLOCK +CAPSLOCK A -CAPSLOCK A", text: "Aa"),
  ]

  @Test(arguments: rows) func latches(_ row: Row) throws {
    let loaded = try KeymapLoader().load(.text(keymapText(row.symbols, on: row.base)))
    let played = try #require(play(row.keys, on: loaded))
    let told = loaded.diagnostics.map(\.code) + played.warnings
    let warnings = Set(told)
    guard let fault = row.fault, !warnings.isEmpty else {
      #expect(played.text == row.text)
      #expect(played.state.modifiers.locked == row.locked)
      #expect(warnings.isEmpty)
      return
    }
    #expect(warnings == [fault])
    // A list that ends with NoSymbol is put right, and told all the same.
    if fault == .trailingNoSymbol { #expect(played.text == row.text) }
    #expect(told.count == warnings.count, "each fault is told once for a key")
  }

  /// A latch of the layout that no file of the user writes is told when a key has it, once for all such keys.
  @Test(.enabled(if: !XKBLibrary.running.latchesLayouts)) func layoutLatchOfTheSystem() throws {
    let loaded = try KeymapLoader().load(
      .text(keymapText("key <RALT> { [ ISO_Group_Latch ] };\nkey <RCTL> { [ ISO_Group_Latch ] };")))
    #expect(loaded.diagnostics.isEmpty)
    #expect(try #require(play("RIGHTALT RIGHTCTRL RIGHTALT", on: loaded)).warnings == [.groupLatchUnsupported])
  }

  /// The faults of the version that is pinned in the package are there, so that the rows above test the warnings.
  @Test(.enabled(if: XKBLibrary.running.version.hasPrefix("1.5"))) func faultsOf15() throws {
    let library = XKBLibrary.running
    #expect(!library.latchesLayouts && !library.mapsLatin1Case)
    #expect(!library.dropsTrailingNoSymbol && !library.brokenLatchKeepsLock)
    for row in Self.rows where row.fault != nil {
      let loaded = try KeymapLoader().load(.text(keymapText(row.symbols, on: row.base)))
      let played = try #require(play(row.keys, on: loaded))
      #expect((loaded.diagnostics.map(\.code) + played.warnings).first == row.fault, "\(row.name)")
    }
  }
}
