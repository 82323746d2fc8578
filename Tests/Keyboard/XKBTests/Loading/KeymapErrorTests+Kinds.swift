import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// What versions of the library and other systems make an error of.
extension KeymapErrorTests {
  /// Layouts of other systems, by how they begin.
  @Test(arguments: [
    ("KBD\tHeld\t\"Held\"\n", "a keyboard layout of Windows (.klc)"),
    ("<?xml version=\"1.1\"?>\n<!DOCTYPE keyboard SYSTEM \"x\">\n", "a keyboard layout of macOS (.keylayout)"),
    ("<?xml version=\"1.0\"?>\n<keyboard3 locale=\"en\"/>\n", "a keyboard layout in LDML"),
    ("<?xml version=\"1.0\"?>\n<x/>\n", "an XML file"),
    ("! held\nkeycode 24 = q Q\n", "a key table of the Linux console or of xmodmap"),
  ])
  func layoutOfAnotherSystem(_ text: String, _ kind: String) throws {
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let folder = try TemporaryFolder(bytes: ["a": Array(text.utf8), "b": utf16])
    for name in ["a", "b"] {
      let error = try #require(throws: Diagnostic.self) { try KeymapLoader().load(.file("\(folder.path)/\(name)")) }
      #expect(
        error.description.hiding(folder) == """
          keywright: DIR/\(name): error: this is \(kind), not an XKB keymap [KW-K035]
            hint: write it as XKB symbols in the folder symbols of a folder that is searched, and choose it as a layout
          """)
    }
  }

  /// An action that no version knows ends the keymap in some of them.
  @Test func anUnknownActionWhereItIsRefused() throws {
    let folder = try TemporaryFolder([
      "symbols/held": held("key <CAPS> { [ Hyper_L ], actions[Group1]=[ SetMod(modifiers=Mod3) ] };")
    ])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    guard XKBLibrary.running.lowestMinorVersion >= 14 else {
      let loaded = try loader.load(.names(KeymapNames(shorthand: "held")))
      #expect(
        loaded.diagnostics.map { $0.description.hiding(folder) } == [
          """
          keywright: DIR/symbols/held:5:47: warning: there is no action “SetMod”; <CAPS> is left without it [KW-K023]
            hint: did you mean SetMods?
          """
        ])
      return
    }
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "held"))) }
    #expect(
      error.description.hiding(folder) == """
        keywright: DIR/symbols/held:5:47: error: the keymap does not compile: there is no action “SetMod” [KW-K001]
          hint: did you mean SetMods?
        """)
  }

  @Test func modifierMapNone() throws {
    let folder = try TemporaryFolder(["symbols/held": held("modifier_map None { <CAPS> };")])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    guard XKBLibrary.running.lowestMinorVersion < 6 else {
      #expect(try loader.load(.names(KeymapNames(shorthand: "held"))).diagnostics == [])
      return
    }
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "held"))) }
    #expect(
      error.description.hiding(folder) == """
        keywright: DIR/symbols/held:5:16: error: the keymap does not compile: libxkbcommon before 1.6 has no \
        `modifier_map None` [KW-K001]
          hint: leave it out, or use a newer version
        """)
  }

  @Test func theSecondFormat() throws {
    let loader = KeymapLoader(keymapFormat: .v2)
    guard XKBLibrary.running.lowestMinorVersion < 11 else {
      let text = keymapText(
        "key <CAPS> { [ Caps_Lock ], actions=[ LockMods(modifiers=Lock, unlockOnPress=true) ] };")
      let loaded = try loader.load(.text(text))
      #expect(loaded.diagnostics == [])
      #expect(play("CAPSLOCK A +CAPSLOCK A", on: loaded)?.text == "Aa")
      // In the other format, which names and files have as well, it is no part of the action.
      #expect(throws: (any Error).self) {
        if try !KeymapLoader().load(.text(text)).diagnostics.isEmpty { throw CancellationError() }
      }
      return
    }
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "us"))) }
    #expect(
      error.description == """
        keywright: error: libxkbcommon \(XKBLibrary.running.version) does not know the keymap format v2 [KW-K036]
          hint: use libxkbcommon 1.11 or later, or the format v1
        """)
  }
}
