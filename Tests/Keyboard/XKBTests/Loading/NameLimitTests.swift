import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// Names that lead out of the XKB data, and lists that are longer than any keymap needs.
@Suite struct NameLimitTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var names: KeymapNames
    var message: String
  }

  static let rows: [Row] = [
    Row(
      testDescription: "rules outside of the folders", names: KeymapNames(shorthand: "us", rules: "../../../../tmp/x"),
      message: """
        keywright: error: “../../../../tmp/x” cannot be the name of rules [KW-K001]
          hint: `xkbcli list` shows the names that exist
        """),
    Row(
      testDescription: "rules by way of a folder", names: KeymapNames(shorthand: "us", rules: "evdev/../../x"),
      message: """
        keywright: error: “evdev/../../x” cannot be the name of rules [KW-K001]
          hint: `xkbcli list` shows the names that exist
        """),
    Row(
      testDescription: "rules by their path", names: KeymapNames(shorthand: "us", rules: "/tmp/x"),
      message: """
        keywright: error: “/tmp/x” cannot be the name of rules [KW-K001]
          hint: `xkbcli list` shows the names that exist
        """),
    Row(
      testDescription: "layouts without end",
      names: KeymapNames(shorthand: Array(repeating: "zz", count: 25_000).joined(separator: ",")),
      message: """
        keywright: error: 25000 layouts are named, and no more than 64 are read [KW-K039]
          hint: name only the layouts that the keymap needs
        """),
    Row(
      testDescription: "commas without end", names: KeymapNames(shorthand: String(repeating: ",", count: 900_000)),
      message: """
        keywright: error: 900001 layouts are named, and no more than 64 are read [KW-K039]
          hint: name only the layouts that the keymap needs
        """),
    Row(
      testDescription: "options without end",
      names: KeymapNames(shorthand: "us", options: (0..<25_000).map { "zz:\($0)" }),
      message: """
        keywright: error: 25000 options are named, and no more than 500 are read [KW-K039]
          hint: name only the options that the keymap needs
        """),
  ]

  @Test(arguments: rows) func refused(_ row: Row) throws {
    let error = try #require(throws: Diagnostic.self) { try KeymapLoader().load(.names(row.names)) }
    #expect(error.description == row.message)
  }

  /// The list of layouts is found by the name of the rules as well.
  @Test(arguments: ["../x", "/x"]) func rulesOfTheRegistry(_ rules: String) throws {
    let error = try #require(throws: Diagnostic.self) { try LayoutRegistry(KeymapLoader(), rules: rules) }
    #expect(error.message == "“\(rules)” cannot be the name of rules")
  }

  /// As many layouts as may be named, none of which exists: the first one is told.
  @Test func layoutsThatDoNotExist() throws {
    let names = (0..<64).map { "zz\($0)" + String(repeating: "z", count: 1000) }
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader().load(.names(KeymapNames(shorthand: names.joined(separator: ","))))
    }
    #expect(error.code == .unknownLayout)
    #expect(error.message.hasPrefix("there is no layout “zz0"))
  }

  /// A file that an include reaches through the system's folder is the user's own.
  @Test func anIncludeOutOfTheSystemsFolder() throws {
    let folder = try TemporaryFolder()
    let system = try #require(SystemData.directory)
    let up = String(repeating: "../", count: system.split(separator: "/").count + 1)
    let other = try folder.file(
      "held", "xkb_symbols \"x\" { include \"\(up)\(folder.path.dropFirst())/held(x)\" };\n")
    try folder.file("symbols/held", held("include \"\(up)\(other.dropFirst())(x)\""))
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    }
    #expect(error.code == .includeCycle)
  }
}
