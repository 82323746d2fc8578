import TestSupport
import Testing

/// Keymaps, rules, lists and Compose files that would crash libxkbcommon or keep it waiting: each ends in a clear error.
@Suite struct HostileFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [String]
    /// The errors; DIR stands for the folder of the files.
    var errors: String
    /// Puts the files there.
    var prepare: @Sendable (TemporaryFolder) throws -> Void

    /// A layout `held` of the user.
    init(_ name: String, _ errors: String, prepare: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      self.init(name, ["--xkb-path", "DIR", "--layout", "held"], errors, prepare: prepare)
    }

    init(
      _ name: String, _ arguments: [String], _ errors: String,
      prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.arguments = arguments
      self.errors = errors
      self.prepare = prepare
    }
  }

  @Test(arguments: graphs + files + rules + compose + names)
  func aClearError(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try row.prepare(folder)
    let result = try CommandRun(
      ["replay", "-k", "COMPOSE A"] + row.arguments.map { $0.replacing("DIR", with: folder.path) }
    ).result()
    #expect(result.errors.replacing(folder.path, with: "DIR") == row.errors + "\n")
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  /// A section of symbols with these statements.
  private static func section(_ statements: String, name: String = "basic") -> String {
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

  static let graphs: [Row] = [
    Row(
      "symbols that include themselves",
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) { try $0.file("symbols/held", section("include \"held\"")) },
    Row(
      "symbols that include themselves by an escape",
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) { try $0.file("symbols/held", section("include \"\\150el\\144\"")) },
    Row(
      "symbols that include themselves by way of others",
      """
      keywright: DIR/symbols/c:2:9: error: held(basic) includes itself: held(basic) → b(basic) → c(basic) → \
      held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) {
      try $0.file("symbols/held", section("include \"us+b\""))
      try $0.file("symbols/b", section("augment \"c\""))
      try $0.file("symbols/c", section("include \"held\""))
    },
    Row(
      "a keymap file whose symbols include themselves", ["--keymap", "DIR/map", "--xkb-path", "DIR"],
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) {
      try $0.file("map", keymap.replacing("+us+", with: "+held+"))
      try $0.file("symbols/held", section("include \"held\""))
    },
    Row(
      "includes that double at each step", ["--xkb-path", "DIR", "--layout", "held(s1)"],
      """
      keywright: DIR/symbols/held:92:29: error: the includes of this section up to here, and those within them, are \
      more than 2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) { folder in
      let steps = (1...40).map { step in
        let next = step == 40 ? "us(basic)" : "held(s\(step + 1))"
        return section("include \"\(next)\" include \"\(next)\"", name: "s\(step)")
      }
      try folder.file("symbols/held", steps.joined())
    },
    Row(
      "five thousand includes of the system's",
      """
      keywright: DIR/symbols/held:2002:9: error: the includes of this section up to here, and those within them, are \
      more than 2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) {
      try $0.file(
        "symbols/held", section(Array(repeating: "include \"us(basic)\"", count: 5000).joined(separator: "\n")))
    },
    Row(
      "three thousand names in one include", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map:5:23: error: the includes of this section up to here, and those within them, are more than \
      2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) {
      let names = Array(repeating: "us", count: 3000).joined(separator: "+")
      try $0.file("map", keymap.replacing("pc+us", with: names))
    },
    Row(
      "three thousand files, one in the other",
      """
      keywright: DIR/symbols/h99:2:9: error: includes within includes are more than 100 deep: held(basic) → h1(basic) → \
      h2(basic) → … → h100(basic) [KW-K027]
        hint: include the file nearer to the first one
      """
    ) { folder in
      try folder.file("symbols/held", section("include \"h1\""))
      for step in 1...300 { try folder.file("symbols/h\(step)", section("include \"h\(step + 1)\"")) }
    },
    Row(
      "large files, many of them",
      """
      keywright: DIR/symbols/held:10:9: error: the files that the keymap includes are together larger than 16 MiB \
      [KW-K030]
        hint: include fewer files
      """
    ) { folder in
      let names = (1...12).map { "large\($0)" }
      try folder.file("symbols/held", section(names.map { "include \"\($0)\"" }.joined(separator: "\n")))
      let blanks = [UInt8](repeating: 0x20, count: 1_950_000)
      for name in names { try folder.file("symbols/\(name)", Array(section("").utf8) + blanks) }
    },
  ]

  static let files: [Row] = [
    Row(
      "a keymap of a hundred megabytes", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: the keymap file cannot be read: it is larger than 2 MiB [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ) { try $0.emptySpace("map", size: 100_000_000) },
    Row(
      "symbols of a hundred megabytes",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/large”: it is larger than 2 MiB [KW-K002]
        hint: take out what is not needed
      """
    ) {
      try $0.file("symbols/held", section("include \"large\""))
      try $0.emptySpace("symbols/large", size: 100_000_000)
    },
    Row(
      "a FIFO for a keymap", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: the keymap file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("map") },
    Row(
      "a device for a keymap", ["--keymap", "/dev/zero"],
      """
      keywright: /dev/zero: error: the keymap file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """),
    Row(
      "a FIFO for a layout",
      """
      keywright: DIR/symbols/held: error: the file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("symbols/held") },
    Row(
      "a FIFO that a file of the system includes", ["--xkb-path", "DIR", "--layout", "de"],
      """
      keywright: /usr/share/X11/xkb/symbols/de:4:13: error: cannot read “DIR/symbols/latin”: it is not a regular file \
      [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("symbols/latin") },
    Row(
      "an included FIFO",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/pipe”: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) {
      try $0.file("symbols/held", section("include \"pipe\""))
      try $0.fifo("symbols/pipe")
    },
    Row(
      "a device in the place of a file of the system", ["--xkb-path", "DIR"],
      """
      keywright: DIR/symbols/us: error: the file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.link("symbols/us", to: "/dev/zero") },
    Row(
      "an include that leads out of the folder",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/../../../dev/zero”: it is not a regular file \
      [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.file("symbols/held", section("include \"../../../dev/zero\"")) },
    Row(
      "a link to itself for a layout",
      """
      keywright: error: there is no layout 'held' in DIR, /usr/share/X11/xkb [KW-K013]
        hint: a layout is a file in symbols/; --xkb-path DIR adds a folder of your own
      """
    ) { try $0.link("symbols/held", to: "held") },
    Row(
      "a link to itself for a folder", ["--xkb-path", "DIR/loop"],
      """
      keywright: DIR/loop: error: there is no XKB folder here [KW-K002]
        hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
      """
    ) { try $0.link("loop", to: "loop") },
    Row(
      "a link to itself for a keymap", ["--keymap", "DIR/loop"],
      """
      keywright: DIR/loop: error: the keymap file cannot be read: Too many levels of symbolic links [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ) { try $0.link("loop", to: "loop") },
    Row(
      "keycodes that no memory holds", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: libxkbcommon crashed on this keymap (signal 6) [KW-K004]
        hint: leave parts out until it compiles to find the one at fault
      """
    ) {
      try $0.file(
        "map", keymap.replacing("(qwerty)\"", with: "(qwerty)\" maximum = 4294967294; <LAST> = 4294967290;"))
    },
    Row(
      "a sum that no stack holds", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: libxkbcommon crashed on this keymap (signal 11) [KW-K004]
        hint: leave parts out until it compiles to find the one at fault
      """
    ) {
      let sum = Array(repeating: "Shift", count: 100_000).joined(separator: "+")
      try $0.file(
        "map", keymap.replacing("(evdev)\"", with: "(evdev)\" key <AD01> { [ SetMods(modifiers=\(sum)) ] };"))
    },
    Row(
      "parentheses a hundred thousand deep", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map:1:10032: error: memory exhausted [KW-K025]
        hint: look at what stands before this place: a ';', '}' or ']' may be missing
      """
    ) {
      let deep = String(repeating: "(", count: 100_000)
      try $0.file("map", "xkb_keymap { xkb_types { type \"X\" { modifiers = \(deep)Shift; }; }; };\n")
    },
  ]

  static let rules: [Row] = [
    Row(
      "rules that include themselves", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:2: error: the rules include themselves: DIR/rules/evdev → DIR/rules/evdev [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) { try $0.file("rules/evdev", "// mine\n! include \($0.path)/rules/evdev\n") },
    Row(
      "rules that include themselves on a second line", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:1: error: the rules include themselves: DIR/rules/evdev → DIR/rules/evdev [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) { try $0.file("rules/evdev", "! \\\ninclude \($0.path)/rules/evdev\n") },
    Row(
      "rules of another name that include themselves", ["--xkb-path", "DIR", "--rules", "mine"],
      """
      keywright: DIR/rules/other:1: error: the rules include themselves: DIR/rules/mine → DIR/rules/other → \
      DIR/rules/mine [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) {
      try $0.file("rules/mine", "! include \($0.path)/rules/other\n")
      try $0.file("rules/other", "! include \($0.path)/rules/mine\n")
    },
    Row(
      "rules that multiply", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/r4:27: error: the rules come to more than 1000 includes [KW-K029]
        hint: look for files that include each other many times
      """
    ) { folder in
      let lines = { (next: Int) in String(repeating: "! include \(folder.path)/rules/r\(next)\n", count: 50) }
      try folder.file("rules/evdev", lines(1))
      for step in 1...4 { try folder.file("rules/r\(step)", lines(step + 1)) }
      try folder.file("rules/r5", "")
    },
    Row(
      "a FIFO for rules", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev: error: the rules cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("rules/evdev") },
    Row(
      "rules that include a FIFO", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:2: error: cannot read “DIR/pipe”: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) {
      try $0.fifo("pipe")
      try $0.file("rules/evdev", "! include %S/evdev\n! include \($0.path)/pipe\n")
    },
    Row(
      "rules of a hundred megabytes", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev: error: the rules cannot be read: it is larger than 2 MiB [KW-K002]
        hint: take out what is not needed
      """
    ) { try $0.emptySpace("rules/evdev", size: 100_000_000) },
  ]

  static let compose: [Row] = [
    Row(
      "a Compose file that includes itself", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: the file includes itself: DIR/Compose → DIR/Compose [KW-C006]
        hint: remove one of the includes
      """
    ) { try $0.file("Compose", "include \"\($0.path)/Compose\"\n") },
    Row(
      "a Compose file whose include has no end", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: the path of the included file is longer than 4096 bytes [KW-C001]
        hint: name a file that there is
      """
    ) { try $0.file("Compose", "include \"" + String(repeating: "%L", count: 1_000_000) + "\"\n") },
    Row(
      "Compose files that multiply", ["--compose", "DIR/c1"],
      """
      keywright: DIR/c4:88: error: the Compose file and what it includes are more than 1000 files or 8 MiB [KW-C012]
        hint: include fewer files
      """
    ) { folder in
      for step in 1...4 {
        try folder.file("c\(step)", String(repeating: "include \"\(folder.path)/c\(step + 1)\"\n", count: 100))
      }
      for step in 5...5 { try folder.file("c\(step)", "<a> <b> : \"x\"\n") }
    },
    Row(
      "the locale's Compose file again and again", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:17: error: the Compose file and what it includes are more than 1000 files or 8 MiB \
      [KW-C012]
        hint: include fewer files
      """
    ) { try $0.file("Compose", String(repeating: "include \"%L\"\n", count: 50)) },
    Row(
      "a million lines", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose: error: cannot read the Compose file: it is larger than 4 MiB [KW-C001]
        hint: take out what is not needed
      """
    ) { try $0.file("Compose", String(repeating: "<a> <b> : \"x\"\n", count: 1_000_000)) },
    Row(
      "a FIFO for a Compose file", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose: error: cannot read the Compose file: it is not a regular file [KW-C001]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("Compose") },
    Row(
      "a Compose file that includes a device", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: cannot read the included file /dev/zero: it is not a regular file [KW-C001]
        hint: write it to a file first, and name that file
      """
    ) { try $0.file("Compose", "include \"/dev/zero\"\n") },
    Row(
      "a link to itself for a Compose file", ["--compose", "DIR/loop"],
      """
      keywright: DIR/loop: error: cannot read the Compose file: Too many levels of symbolic links [KW-C001]
        hint: check the path and that you may read the file
      """
    ) { try $0.link("loop", to: "loop") },
  ]

  static let names: [Row] = [
    Row(
      "control characters in a layout", ["--layout", "us\u{1B}]0;x\u{7}"],
      """
      keywright: error: 'us\\u{1B}]0;x\\u{7}' cannot be the name of a layout [KW-K013]
        hint: a name has letters, digits, '-', '_' and '.'; `xkbcli list` shows the names that exist
      """),
    Row(
      "text from right to left in a layout", ["--layout", "u\u{202E}s\u{9B}"],
      """
      keywright: error: there is no layout 'u\\u{202E}s\\u{9B}' in /usr/share/X11/xkb [KW-K013]
        hint: a layout is a file in symbols/; --xkb-path DIR adds a folder of your own
      """),
    Row(
      "control characters in an option", ["--options", "a\u{1B}b"],
      """
      keywright: error: 'a\\u{1B}b' cannot be the name of an option [KW-K001]
        hint: `xkbcli list` shows the names that exist
      """),
    Row(
      "control characters in the name of a keymap", ["--keymap", "DIR/a\u{1B}[2J\n\u{202E}b"],
      """
      keywright: DIR/a\\u{1B}[2J\\n\\u{202E}b:7:1: error: syntax error [KW-K025]
        hint: look at what stands before this place: a ';', '}' or ']' may be missing
      """
    ) { try $0.file("a\u{1B}[2J\n\u{202E}b", keymap + "=") },
    Row(
      "a folder deeper than any path", ["--xkb-path", "/tmp" + String(repeating: "/a", count: 3000)],
      """
      keywright: /tmp\(String(repeating: "/a", count: 248))…\(String(repeating: "/a", count: 250)): error: there is no \
      XKB folder here [KW-K002]
        hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
      """),
    Row(
      "a keymap deeper than any path", ["--keymap", "/tmp" + String(repeating: "/a", count: 3000)],
      """
      keywright: /tmp\(String(repeating: "/a", count: 248))…\(String(repeating: "/a", count: 250)): error: the keymap \
      file cannot be read: File name too long [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """),
    Row(
      "a long name of a layout", ["--layout", String(repeating: "a/", count: 600)],
      """
      keywright: error: the layout name is longer than 1024 bytes [KW-K001]
        hint: `xkbcli list` shows the names that exist
      """),
  ]

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
