import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// Files of one's own that take the place of the system's and lack what those have.
@Suite struct HiddenStockTests {
  @Test(arguments: [
    ("keycodes/evdev", "default xkb_keycodes \"evdev\" { <AD02> = 25; };\n", "keys"),
    ("keycodes/evdev", "default xkb_keycodes \"evdev\" { };\n", "keys"),
    ("types/complete", "default xkb_types \"complete\" { type \"ONE_LEVEL\" { modifiers = none; }; };\n", "types"),
    ("compat/complete", "default xkb_compatibility \"complete\" { };\n", "interpretations"),
  ])
  func whatIsLacking(_ file: String, _ text: String, _ noun: String) throws {
    let folder = try TemporaryFolder([file: text])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let warnings = try loader.load(.names(KeymapNames(shorthand: "us"))).diagnostics
    let warning = try #require(warnings.first { $0.code == .fileHidesStock })
    #expect(warning.place == SourcePlace(file: "\(folder.path)/\(file)"))
    #expect(warning.message.hasPrefix("this file hides the system's and lacks "))
    #expect(warning.message.contains(" of its \(noun): "))
    #expect(!warnings.contains { $0.code == .tooManyLayouts })
  }

  /// A file that includes all parts lacks nothing.
  @Test func nothingIsLacking() throws {
    let parts = ["basic", "mousekeys", "pc", "iso9995", "level5", "extra", "numpad"]
    let text = "default xkb_types \"complete\" { \(parts.map { "include \"\($0)\"\n" }.joined()) };\n"
    let folder = try TemporaryFolder(["types/complete": text])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    #expect(try loader.load(.names(KeymapNames(shorthand: "us"))).diagnostics == [])
  }
}
