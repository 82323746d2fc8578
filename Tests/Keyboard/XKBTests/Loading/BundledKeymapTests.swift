import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

@Suite struct BundledKeymapTests {
  @Test func aKeymapOfTheFolder() throws {
    let folder = try TemporaryFolder(["mine.xkb": keymapText("key <AC01> { [ q ] };")])
    let loader = KeymapLoader(keymapsFolder: KeymapsFolder(path: folder.path))
    #expect(try play("A", on: loader.load(.bundled("mine")))?.text == "q")
  }

  @Test(arguments: [
    ("mina", "there is no bundled keymap “mina” in DIR", "did you mean mine?"),
    ("emoji", "there is no bundled keymap “emoji” in DIR", "the bundled keymaps are mine"),
    ("../mine", "there is no bundled keymap “../mine” in DIR", "did you mean mine?"),
  ])
  func aKeymapThatIsMissing(_ name: String, _ message: String, _ hint: String) throws {
    let folder = try TemporaryFolder(["mine.xkb": keymapText("")])
    let loader = KeymapLoader(keymapsFolder: KeymapsFolder(path: folder.path))
    let error = try #require(throws: Diagnostic.self) { try loader.load(.bundled(name)) }
    #expect(error.message.hiding(folder) == message)
    #expect(error.hint == (name == "../mine" ? "the bundled keymaps are mine" : hint))
  }

  @Test func noFolder() throws {
    let error = try #require(throws: Diagnostic.self) { try KeymapLoader(keymapsFolder: nil).load(.bundled("us")) }
    #expect(
      error.description == """
        keywright: error: the bundled keymap “us” cannot be found: there is no Keymaps folder [KW-K002]
          hint: set KEYWRIGHT_KEYMAPS to the Keymaps folder of Keywright
        """)
  }
}
