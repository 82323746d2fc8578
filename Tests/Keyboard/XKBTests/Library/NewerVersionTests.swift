import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// What is said where only newer versions of the library do what was meant, and which keymaps a version must not play.
@Suite struct NewerVersionTests {
  private static let rules = """
    ! model = keycodes types compat
      * = evdev+aliases(qwerty) complete complete
    ! layout variant = symbols
      * WORD = pc+%l

    """

  private func load(_ word: String) throws -> [String] {
    let folder = try TemporaryFolder(["rules/evdev": Self.rules.replacing("WORD", with: word) + "! include %S/evdev\n"])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    return try loader.load(.names(KeymapNames(shorthand: "us"))).diagnostics.map { $0.description.hiding(folder) }
  }

  @Test func theStarOfRules() throws {
    let expected = """
      keywright: DIR/rules/evdev:4:5: warning: libxkbcommon before 1.8 takes `*` for a layout or variant that is not there \
      too [KW-K046]
        hint: use a newer version, or write the rule out
      """
    #expect(try load("*") == (LibraryFault.rulesStar.isPresent(in: .running) ? [expected] : []))
  }

  @Test(arguments: ["<none>", "<some>", "<any>"]) func wildCardsOfRules(_ word: String) throws {
    let expected = """
      keywright: DIR/rules/evdev:4:5: warning: libxkbcommon before 1.9 takes `\(word)` for a name, so this rule does \
      nothing [KW-K046]
        hint: use a newer version, or write the rule out
      """
    #expect(try load(word) == (LibraryFault.rulesWildcards.isPresent(in: .running) ? [expected] : []))
  }

  @Test(arguments: [
    ("types", "xkb_types { include \"complete\" };"), ("symbols", "xkb_symbols { include \"pc+us\" };"),
  ])
  func aKeymapWithoutASection(_ name: String, _ section: String) throws {
    let sections = [
      "xkb_keycodes { include \"evdev\" };", "xkb_types { include \"complete\" };",
      "xkb_compat { include \"complete\" };",
      "xkb_symbols { include \"pc+us\" };",
    ]
    let text = "xkb_keymap {\n\(sections.filter { $0 != section }.joined(separator: "\n"))\n};\n"
    guard LibraryFault.missingSections.isPresent(in: .running) else {
      #expect(throws: Never.self) { try KeymapLoader().load(.text(text)) }
      return
    }
    let error = try #require(throws: Diagnostic.self) { try KeymapLoader().load(.text(text)) }
    #expect(
      error.description == """
        keywright: error: the keymap has no section xkb_\(name), which libxkbcommon before 1.9 asks for [KW-K001]
          hint: add it: \(section)
        """)
  }

  @Test func aKeymapWithoutKeys() throws {
    let text = "xkb_keymap { xkb_keycodes { }; xkb_types { }; xkb_compat { }; xkb_symbols { }; };"
    let warnings = try KeymapLoader().load(.text(text)).diagnostics
    #expect(
      warnings.map(\.description) == [
        """
        keywright: warning: the keymap has no keys, so nothing is typed with it [KW-K047]
          hint: add keycodes: xkb_keycodes { include "evdev" };
        """
      ])
  }

  /// Each by the action of the key itself, and by what its keysym means.
  @Test(arguments: [
    (LibraryFault.stickyKeysCrash, "key <AD09> { [ q ], actions[Group1] = [ SetControls(controls=StickyKeys) ] };"),
    (.stickyKeysCrash, "key <AD09> { [ StickyKeys_Enable ] };"),
  ])
  func aKeyThatEndsTheProcess(_ fault: LibraryFault, _ key: String) throws {
    let folder = try TemporaryFolder(["symbols/held": held(key)])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let names = KeyboardSource.names(KeymapNames(shorthand: "held"))
    guard fault.isPresent(in: .running) else {
      #expect(try loader.load(names).diagnostics.allSatisfy { $0.code != .libraryCrashed })
      return
    }
    let error = try #require(throws: Diagnostic.self) { try loader.load(names) }
    #expect(error.code == .libraryCrashed)
    #expect(error.message.contains("<AD09>"))
  }

  @Test func theLeftShiftKeyAndALockOfShift() throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: "us")))
    let keyboard = try #require(Keyboard(loaded, compose: nil))
    keyboard.state.restoreLocks(.shift, layout: 0)
    let shift = KeyCode(42)
    _ = keyboard.decode(KeyEvent(shift, .press))
    _ = keyboard.decode(KeyEvent(shift, .release))
    let isKept = LibraryFault.isolatedIncludes.isPresent(in: .running)
    #expect(keyboard.state.modifiers.locked.contains(.shift) == isKept)
    #expect(keyboard.takeFaults().map(\.code) == (isKept ? [.lockKept] : []))
  }

  /// Layouts of the system have such keys, and go back where there is something to go back to.
  @Test(arguments: [
    "key <AD09> { [ q ], actions[Group1] = [ LockGroup(group=-1) ] };", "key <AD09> { [ ISO_Prev_Group ] };",
  ])
  func aKeyThatGoesBack(_ key: String) throws {
    let folder = try TemporaryFolder(["symbols/held": held(key)])
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    let isPresent = LibraryFault.negativeLayouts.isPresent(in: .running)
    #expect(loaded.diagnostics.contains { $0.code == .libraryCrashed } == isPresent)
  }
}
