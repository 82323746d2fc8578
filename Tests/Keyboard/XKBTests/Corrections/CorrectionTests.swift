import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// What older versions of the library get wrong on the system's own layouts is right, whatever version runs.
@Suite struct CorrectionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var layouts: String
    var options: [String] = []
    var keys: String
    var text: String
    /// What is said where the running library has the fault.
    var fault: LibraryFault?
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "a final sigma has a capital", layouts: "gr", keys: "W CAPSLOCK W +LEFTSHIFT W -LEFTSHIFT", text: "ςΣς"),
    Row(name: "Coptic letters have case", layouts: "eg", keys: "CAPSLOCK S +LEFTSHIFT S -LEFTSHIFT", text: "Ⲥⲥ"),
    Row(name: "Georgian with Latin capitals", layouts: "ge", keys: "CAPSLOCK G +LEFTSHIFT G -LEFTSHIFT", text: "Gგ"),
    Row(name: "a dotless i", layouts: "dk(dvorak)", keys: "CAPSLOCK +RIGHTALT G -RIGHTALT", text: "İ"),
    Row(
      name: "AltGr on a key of two symbols and two NoSymbol", layouts: "ie(UnicodeExpert)",
      keys: "+RIGHTALT J -RIGHTALT", text: "j"),
    Row(
      name: "Shift on a key of one symbol and three NoSymbol", layouts: "tr(otk)", keys: "+LEFTSHIFT M -LEFTSHIFT M",
      text: "𐰾𐰾"),
    Row(name: "Glagolitic with AltGr", layouts: "pl(glagolica)", keys: "+RIGHTALT S -RIGHTALT", text: "Ⱄ"),
    Row(name: "kra on both levels", layouts: "ca(multi-2gr)", keys: "+LEFTSHIFT K -LEFTSHIFT K", text: "ĸĸ"),
    Row(
      name: "an entry for a fifth level that nobody has", layouts: "vn(aderty),us(3l-cros)",
      options: ["grp:rctrl_rshift_toggle"],
      keys: "CAPSLOCK +RIGHTCTRL RIGHTSHIFT -RIGHTCTRL +LEFTSHIFT P -LEFTSHIFT P", text: "bB"),
    Row(
      name: "Caps Lock on several keysyms", layouts: "kwtest(several)", keys: "Q CAPSLOCK Q", text: "fiFI"),
    Row(
      name: "a keypad key uses up a latch", layouts: "lv(apostrophe)", keys: "APOSTROPHE KP4 A A", text: "aa",
      fault: .keypadKeepsLatch),
    Row(
      name: "a keypad digit uses up a latch", layouts: "lv(apostrophe)", keys: "NUMLOCK APOSTROPHE KP4 A A",
      text: "4aa",
      fault: .keypadKeepsLatch),
    Row(name: "a letter uses up a latch", layouts: "lv(apostrophe)", keys: "APOSTROPHE A A", text: "āa"),
    Row(
      name: "a latch is kept by another one", layouts: "lv(apostrophe)", keys: "APOSTROPHE LEFTSHIFT A A", text: "āa"),
  ]

  @Test(arguments: rows) func typed(_ row: Row) throws {
    let folder = try TemporaryFolder([
      "symbols/kwtest": "xkb_symbols \"several\" { include \"us\"\nkey <AD01> { [ {f, i}, {F, I} ] }; };\n"
    ])
    let loader = KeymapLoader(includeDirectories: row.layouts.hasPrefix("kwtest") ? [folder.path] : [])
    let loaded = try loader.load(.names(KeymapNames(shorthand: row.layouts, options: row.options)))
    let played = try #require(play(row.keys, on: loaded))
    #expect(played.text == row.text)
    var expected: Set<DiagnosticCode> = []
    if let fault = row.fault, fault.isPresent(in: .running), case .corrected(let code?) = fault.answer {
      expected = [code]
    }
    #expect(Set(played.warnings) == expected)
  }

  /// The library's own word, where it is asked for: the text is wrong then with the versions that have the fault.
  @Test func withoutCorrections() throws {
    var loader = KeymapLoader()
    loader.correctsLibrary = false
    let loaded = try loader.load(.names(KeymapNames(shorthand: "gr")))
    let text = try #require(play("CAPSLOCK W", on: loaded)).text
    #expect(text == (LibraryFault.unicodeCase.isPresent(in: .running) ? "ς" : "Σ"))
  }

  /// A NoSymbol among several keysyms takes nothing away.
  @Test func noSymbolInAList() throws {
    let loaded = try KeymapLoader().load(
      .text(keymapText("key <AC01> { [ {a, NoSymbol}, {NoSymbol, A, NoSymbol} ] };")))
    let played = try #require(play("A +LEFTSHIFT A -LEFTSHIFT CAPSLOCK A", on: loaded))
    #expect(played.text == "aAA")
    #expect(played.keysyms == ["a", "Shift_L", "A", "Caps_Lock", "A"])
  }

  /// A virtual modifier that is mapped by a statement counts as one that a key gives.
  @Test func mappedModifiers() throws {
    let text = keymapText(
      "virtual_modifiers LevelThree = Mod3;\nkey <AC01> { [ a, A, aacute, Aacute ] };\n"
        + "key <RALT> { [ NoSymbol ], actions[Group1] = [ SetMods(modifiers=LevelThree) ] };")
    let loaded = try KeymapLoader().load(.text(text))
    #expect(loaded.diagnostics == [])
    #expect(try #require(play("+RIGHTALT A +LEFTSHIFT CAPSLOCK A", on: loaded)).text == "áá")
  }

  /// Rules that extend others take effect from 1.13 on; before, they are not passed over in silence.
  @Test func partialRules() throws {
    let folder = try TemporaryFolder([
      "rules/evdev.post": "! option = symbols\n  my:x = +own(x)\n",
      "symbols/own": "partial xkb_symbols \"x\" { key <AC01> { [ x, X ] }; };\n",
    ])
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(
      .names(KeymapNames(shorthand: "us", options: ["my:x"])))
    let text = try #require(play("A", on: loaded)).text
    guard LibraryFault.partialRules.isPresent(in: .running) else {
      #expect(text == "x" && loaded.diagnostics == [])
      return
    }
    #expect(text == "a")
    #expect(loaded.diagnostics.map(\.code) == [.unknownOption, .partialRulesIgnored])
    #expect(loaded.diagnostics.last?.place == SourcePlace(file: "\(folder.path)/rules/evdev.post"))
  }

  /// The keys of a telephone type digits, which the library knows since 1.13.2.
  @Test func telephoneDigits() throws {
    let loaded = try KeymapLoader().load(.text(keymapText("key <AC01> { [ XF86Numeric7 ] };")))
    #expect(try #require(play("A", on: loaded)).text == "7")
  }

  /// An LED of the first layout is lit before any key.
  @Test func ledsAtStart() throws {
    let text = keymapText("").replacing(
      "xkb_compat { include \"complete\" }",
      with: "xkb_compat { include \"complete\" indicator \"Caps Lock\" { groups = group1; }; }")
    let loaded = try KeymapLoader().load(.text(text))
    #expect(try #require(KeyboardState(loaded.keymap)).leds == ["Caps Lock"])
  }

  /// A latch that is pressed twice and broken stays locked, which is said once.
  @Test(.enabled(if: LibraryFault.doubleLatchLocksEarly.isPresent(in: .running))) func aDoubleLatch() throws {
    let names = KeymapNames(shorthand: "de(e1)", options: ["lv3:caps_switch_latch"])
    let loaded = try KeymapLoader().load(.names(names))
    let played = try #require(play("+RIGHTALT CAPSLOCK -RIGHTALT +CAPSLOCK E -CAPSLOCK E E", on: loaded))
    #expect(played.warnings == [.latchLockedEarly])
    #expect(try #require(play("+RIGHTALT CAPSLOCK -RIGHTALT CAPSLOCK E E", on: loaded)).warnings == [])
  }

  /// A second group in a section: what it does to other layouts, and a layout that nobody chose.
  @Test(arguments: [
    ("ca(multi),bg(bekl),jp(sun_type6)", "P LEFTSHIFT P", "layout bg(bekl) has Cyrillic_ze"),
    ("jp(sun_type6)", "Q LEFTSHIFT Q", "layout 2 is in use, but 1 was chosen"),
  ])
  func secondGroups(_ layouts: String, _ keys: String, _ message: String) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: layouts, options: ["grp:lshift_toggle"])))
    let keyboard = try #require(Keyboard(loaded, compose: nil))
    for token in keys.split(separator: " ") {
      let code = try #require(token == "LEFTSHIFT" ? KeyCode(42) : token == "P" ? KeyCode(25) : KeyCode(16))
      _ = keyboard.decode(KeyEvent(code, .press, at: .zero))
      _ = keyboard.decode(KeyEvent(code, .release, at: .zero))
    }
    let warnings = keyboard.takeFaults()
    guard LibraryFault.secondGroup.isPresent(in: .running) else {
      #expect(warnings == [])
      return
    }
    #expect(warnings.map(\.code) == [.groupOfOtherLayout])
    #expect(warnings.first?.message.contains(message) == true)
  }

  /// The layouts that are beside others without a second group are left alone: every eleventh, all keys, four levels.
  @Test func noSecondGroupNoWarning() throws {
    let layouts = try LayoutRegistry(KeymapLoader()).layouts
    for (number, layout) in layouts.enumerated() where number.isMultiple(of: 11) {
      let names = KeymapNames(layouts: [LayoutName(layout: "us"), layout.name], options: ["grp:caps_toggle"])
      let keyboard = try #require(Keyboard(KeymapLoader().load(.names(names)), compose: nil))
      for code in [58, 42, 100] + Array(2...53) as [UInt16] {
        _ = keyboard.decode(KeyEvent(KeyCode(code), .press, at: .zero))
      }
      let codes = Set(keyboard.takeFaults().map(\.code))
      #expect(codes.isDisjoint(with: [.groupOfOtherLayout, .interpretationSkipped]), "\(layout.name)")
    }
  }

  /// An action of its own in one layout leaves the key without its meaning in the other.
  @Test func anActionOfOneLayout() throws {
    let loaded = try KeymapLoader().load(
      .text(
        keymapText(
          "replace key <RALT> { [ Alt_R ], [ ISO_Level3_Shift ], actions[Group1] = [ SetMods(modifiers=Shift) ] };",
          on: "pc+us+ru:2+inet(evdev)+level3(modifier_mapping)")))
    let played = try #require(play("RIGHTALT A", on: loaded))
    #expect(played.warnings == [])
    let keyboard = try #require(Keyboard(loaded, compose: nil))
    keyboard.state.restoreLocks([], layout: 1)
    _ = keyboard.decode(KeyEvent(KeyCode(100), .press, at: .zero))
    let isThere = LibraryFault.actionOfOneLayout.isPresent(in: .running)
    #expect(keyboard.takeFaults().map(\.code) == (isThere ? [.interpretationSkipped] : []))
    #expect(keyboard.state.modifiers.effective.contains(.mod5) != isThere)
  }

  /// With Control a dead key that is a letter in another layout begins no sequence, as under an X server.
  @Test func controlLendsASCII() throws {
    let names = KeymapNames(shorthand: "il,fr", options: ["grp:caps_toggle"])
    let loaded = try KeymapLoader().load(.names(names))
    let table = try ComposeLoader().load(.locale("en_US.UTF-8")).table
    let keyboard = try #require(Keyboard(loaded, compose: table))
    for (code, direction) in [(58, .press), (58, .release), (29, .press), (26, .press)]
      as [(UInt16, KeyEvent.Direction)]
    {
      _ = keyboard.decode(KeyEvent(KeyCode(code), direction, at: .zero))
    }
    #expect(!keyboard.isComposing)
    // Without another layout there is nothing to lend.
    let alone = try #require(Keyboard(KeymapLoader().load(.names(KeymapNames(shorthand: "fr"))), compose: table))
    for code in [29, 26] as [UInt16] { _ = alone.decode(KeyEvent(KeyCode(code), .press, at: .zero)) }
    #expect(alone.isComposing)
  }
}
