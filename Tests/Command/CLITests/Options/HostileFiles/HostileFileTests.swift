import TestSupport
import Testing

/// Keymaps, rules, lists and Compose files that would crash libxkbcommon or keep it waiting: each ends in a clear error.
@Suite struct HostileFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [String]
    /// The errors; DIR stands for the folder of the files.
    var errors: String
    /// The minor version of libxkbcommon from which on the library is not led astray; nil when every one is.
    var mendedIn: Int?
    /// Puts the files there.
    var prepare: @Sendable (TemporaryFolder) throws -> Void

    /// A layout `held` of the user.
    init(_ name: String, _ errors: String, prepare: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      self.init(name, ["--xkb-path", "DIR", "--layout", "held"], errors, prepare: prepare)
    }

    init(
      _ name: String, _ arguments: [String], _ errors: String, mendedIn: Int? = nil,
      prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.arguments = arguments
      self.errors = errors
      self.mendedIn = mendedIn
      self.prepare = prepare
    }
  }

  @Test(arguments: graphs + files + rules + compose + names)
  func aClearError(_ row: Row) throws {
    if let mended = row.mendedIn, try LibraryInUse.minorVersion() >= mended { return }
    let folder = try TemporaryFolder()
    try row.prepare(folder)
    let result = try CommandRun(
      ["replay", "-k", "COMPOSE A"] + row.arguments.map { $0.replacing("DIR", with: folder.path) }
    ).result()
    // Whether a stack holds depends on how the library was built.
    if row.testDescription == "a sum that no stack holds", result.status == 0 { return }
    // Some versions say what they expected at the place of a syntax error.
    let errors = result.errors.replacing(folder.path, with: "DIR").replacing(
      #/syntax error, (unexpected|expecting) .*?(?= \[KW)/#, with: "syntax error")
    #expect(errors == row.errors + "\n")
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  /// A section of symbols with these statements.
  static func section(_ statements: String, name: String = "basic") -> String {
    "xkb_symbols \"\(name)\" {\n\(statements)\n};\n"
  }

  static let keymap = """
    xkb_keymap {
    xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" };
    xkb_compat { include "complete" };
    xkb_symbols { include "pc+us+inet(evdev)" };
    };

    """

  /// Folders that lead back into themselves are no reason to refuse the layouts of the system.
  @Test func foldersInACircle() throws {
    let folder = try TemporaryFolder()
    try folder.link("symbols", to: ".")
    try folder.link("rules", to: ".")
    try folder.link("types/up", to: "..")
    expect(
      try keywright("replay", "-k", "A", "--xkb-path", folder.path), gives: CommandResult(output: "a\n"))
  }

  /// Lists of layouts that libxkbregistry must not read; what types needs no list.
  @Test(arguments: [
    ("a FIFO", "it is not a regular file"), ("a hundred megabytes", "it is larger than 4 MiB"),
  ])
  func listsOfLayouts(_ name: String, _ cause: String) throws {
    let folder = try TemporaryFolder()
    if name == "a FIFO" {
      try folder.fifo("rules/evdev.xml")
    } else {
      try folder.emptySpace("rules/evdev.xml", size: 100_000_000)
    }
    let result = try keywright("replay", "-k", "A", "--xkb-path", folder.path, "--prefer", "en")
    #expect(
      result.errors == """
        keywright: \(folder.path)/rules/evdev.xml: warning: the layouts of this folder are not listed: \(cause) [KW-K005]
          hint: put the list itself there, or take the file away

        """)
    #expect(result.output == "a\n" && result.status == 0)
  }
}
