import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// What a user reads when a keymap does not compile, whole.
@Suite struct KeymapErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String] = [:]
    var layout = "held"
    var options: [String] = []
    var rules = ""
    var message: String
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "U+ in a symbols file", files: ["symbols/held": held("key <AC01> { [ U+20AC, Q ] };")],
      message: """
        keywright: DIR/symbols/held:5:18: error: syntax error: “U+20AC” is not the name of a keysym [KW-K025]
          hint: write U20AC, without the plus
        """),
    Row(
      name: "a block comment", files: ["symbols/held": held("/* no */ key <AC01> { [ q, Q ] };")],
      message: """
        keywright: DIR/symbols/held:5:3: error: syntax error [KW-K025]
          hint: comments start with // or #; there is no /* */
        """),
    Row(
      name: "a missing semicolon", files: ["symbols/held": held("key <AC01> { [ q, Q ] }\nkey <AC02> { [ s ] };")],
      message: """
        keywright: DIR/symbols/held:6:1: error: syntax error [KW-K025]
          hint: look just before this point: a ';', '}' or ']' may be missing
        """),
    Row(
      name: "an unknown layout", layout: "frr",
      message: """
        keywright: error: there is no layout “frr” in DIR, SYSTEM [KW-K013]
          hint: did you mean fr?
        """),
    Row(
      name: "one unknown layout of two", layout: "us,qqqq",
      message: """
        keywright: error: there is no layout “qqqq” in DIR, SYSTEM [KW-K013]
          hint: a layout is a file in symbols/; xkb-path adds a folder of your own
        """),
    Row(
      name: "an unknown variant", layout: "us(dvorack)",
      message: """
        keywright: SYSTEM/symbols/us: error: the layout “us” has no variant “dvorack” [KW-K013]
          hint: did you mean dvorak?
        """),
    Row(
      name: "a layout that leaves the folders", layout: "../held",
      message: """
        keywright: error: “../held” cannot be the name of a layout [KW-K013]
          hint: `xkbcli list` shows the names that exist
        """),
    Row(
      name: "a layout with the number of another", layout: "us:2",
      message: """
        keywright: error: “us:2” cannot be the name of a layout [KW-K013]
          hint: the order of the list numbers the layouts: us,ru
        """),
    Row(
      name: "two layouts in one", layout: "us+ru",
      message: """
        keywright: error: “us+ru” cannot be the name of a layout [KW-K013]
          hint: separate layouts with a comma: us,ru
        """),
    Row(
      name: "one layout under another", layout: "us|ru",
      message: """
        keywright: error: “us|ru” cannot be the name of a layout [KW-K013]
          hint: separate layouts with a comma: us,ru
        """),
    Row(
      name: "an open parenthesis", layout: "us(",
      message: """
        keywright: error: “us(” cannot be the name of a layout [KW-K013]
          hint: a variant goes in parentheses after its layout: us(intl)
        """),
    Row(
      name: "text after a variant", layout: "us(intl)x",
      message: """
        keywright: error: “us(intl)x” cannot be the name of a layout [KW-K013]
          hint: a variant goes in parentheses after its layout: us(intl)
        """),
    Row(
      name: "a variant that brings a layout", layout: "us(intl)+ru(mac)",
      message: """
        keywright: error: “intl)+ru(mac” cannot be the name of a variant [KW-K013]
          hint: a variant goes in parentheses after its layout: us(intl)
        """),
    Row(
      name: "what rules fill in", layout: "%l",
      message: """
        keywright: error: “%l” cannot be the name of a layout [KW-K013]
          hint: a name has letters, digits, '-', '_' and '.'; `xkbcli list` shows the names that exist
        """),
    Row(
      name: "an include of no file", files: ["symbols/held": held("include \"lavel3(ralt_switch)\"")],
      message: """
        keywright: DIR/symbols/held:5:11: error: there is no file symbols/lavel3 to include [KW-K021]
          hint: did you mean level3?
        """),
    Row(
      name: "an include of no section", files: ["symbols/held": held("include \"level3(ralt_swich)\"")],
      message: """
        keywright: DIR/symbols/held:5:11: error: symbols/level3 has no section “ralt_swich” to include [KW-K021]
          hint: did you mean ralt_switch?
        """),
    Row(
      name: "an empty symbols file", files: ["symbols/held": ""],
      message: """
        keywright: DIR/symbols/held: error: the file is empty [KW-K002]
          hint: a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols "basic" { … };`
        """),
    Row(
      name: "an empty file that hides a layout of the system", files: ["symbols/us": ""], layout: "us",
      message: """
        keywright: DIR/symbols/us: error: the file is empty [KW-K002]
          hint: a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols "basic" { … };`
        """),
    Row(
      name: "a file of the name empty", files: ["symbols/empty": ""], layout: "empty",
      message: """
        keywright: DIR/symbols/empty: error: the file is empty [KW-K002]
          hint: a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols "basic" { … };`
        """),
    Row(
      name: "a file of comments that hides a layout of the system", files: ["symbols/us": "// nothing\n"], layout: "us",
      message: """
        keywright: DIR/symbols/us: error: the file has nothing but white space and comments [KW-K002]
          hint: a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols "basic" { … };`
        """),
    Row(
      name: "five groups on a key", files: ["symbols/held": held("key <AC01> { [q],[q],[q],[q],[q] };")],
      message: """
        keywright: DIR/symbols/held:5:7: error: the keymap does not compile: Too many groups of symbols for key <AC01> \
        (max 4); Ignoring symbols defined for extra groups [KW-K001]
          hint: correct this statement, or take it out
        """),
    Row(
      name: "a section that includes itself",
      files: [
        "symbols/us": "default xkb_symbols \"basic\" {\n  include \"us(basic)\"\n  key <AC01> { [ q, Q ] };\n};\n"
      ],
      layout: "us",
      message: """
        keywright: DIR/symbols/us:2:11: error: us(basic) includes itself: us(basic) → us(basic) [KW-K003]
          hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include \
        the system's
        """),
    Row(
      name: "a cycle through the system's files",
      files: [
        "symbols/latin":
          "default xkb_symbols \"basic\" {\n  include \"de\"\n};\nxkb_symbols \"type4\" { include \"latin\" };\n"
      ],
      layout: "de",
      message: """
        keywright: SYSTEM/symbols/de:7:13: error: de(basic) includes itself: de(basic) → latin(type4) → latin(basic) → \
        de(basic) [KW-K003]
          hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include \
        the system's
        """),
    Row(
      name: "private rules that hide the system's", files: ["rules/evdev": "! option = symbols\n  my:opt = +held(x)\n"],
      layout: "us", options: ["my:opt"],
      message: """
        keywright: DIR/rules/evdev: error: this file hides the system's rules “evdev”, so that nothing of theirs applies \
        [KW-K010]
          hint: add the line `! include %S/evdev` at its end
        """),
    Row(
      name: "a variant in the place of a layout", layout: "bepo",
      message: """
        keywright: error: there is no layout “bepo” in DIR, SYSTEM [KW-K013]
          hint: it is a variant: did you mean fr(bepo)?
        """),
    Row(
      name: "a variant of the user's own file", files: ["symbols/held": "xkb_symbols \"nova\" { };\n"], layout: "nova",
      message: """
        keywright: error: there is no layout “nova” in DIR, SYSTEM [KW-K013]
          hint: it is a variant: did you mean held(nova)?
        """),
    Row(
      name: "an include of rules that are not there", files: ["rules/mine": "// mine\n! include DIR/rules/mnie\n"],
      layout: "us", rules: "mine",
      message: """
        keywright: DIR/rules/mine:2:11: error: cannot read “DIR/rules/mnie”: No such file or directory [KW-K021]
          hint: did you mean mine?
        """),
    Row(
      name: "rules of the home folder", files: ["rules/mine": "! include %H/rules/mine\n"], layout: "us", rules: "mine",
      message: """
        keywright: DIR/rules/mine:1:11: error: `%H` stands for the home folder, and nothing of the environment counts here \
        [KW-K021]
          hint: write the path itself
        """),
    Row(
      name: "symbols of the home folder", files: ["symbols/held": held("include \"%H/us\"")],
      message: """
        keywright: DIR/symbols/held:5:11: error: `%H` stands for the home folder, and nothing of the environment counts here \
        [KW-K021]
          hint: write the path itself
        """),
    Row(
      name: "blanks in the place of symbols", files: ["symbols/held": "\n\n// nothing\n"],
      message: """
        keywright: DIR/symbols/held: error: the file has nothing but white space and comments [KW-K002]
          hint: a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols "basic" { … };`
        """),
    Row(
      name: "unknown rules", layout: "us", rules: "evdew",
      message: """
        keywright: error: there are no rules “evdew” in DIR, SYSTEM [KW-K001]
          hint: did you mean evdev?
        """),
  ]

  @Test(arguments: rows) func errorOfNames(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.file(name, text.replacing("DIR", with: folder.path)) }
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let names = KeymapNames(shorthand: row.layout, rules: row.rules, options: row.options)
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(names)) }
    let system = try #require(SystemData.directory)
    // Only the line of the system's own file depends on its version.
    let shown = error.description.hiding(folder).replacing(system, with: "SYSTEM").withoutExpectedTokens
    if row.message.contains("SYSTEM/symbols/de:") {
      #expect(shown.split(separator: ": ").dropFirst(2) == row.message.split(separator: ": ").dropFirst(2))
    } else {
      #expect(shown == row.message)
    }
  }

  @Test(arguments: [
    ("missing", "DIR/missing: error: the keymap file cannot be read: No such file or directory [KW-K002]"),
    ("folder", "DIR/folder: error: the keymap file cannot be read: it is a folder [KW-K002]"),
    ("empty", "DIR/empty: error: the file is empty [KW-K002]"),
    ("wrong", "DIR/wrong:2:1: error: syntax error [KW-K025]"),
    (
      "symbols",
      "DIR/symbols: error: the keymap does not compile: Cannot compile a xkb_symbols file alone into a keymap [KW-K001]"
    ),
    ("pipe", "DIR/pipe: error: the keymap file cannot be read: it is not a regular file [KW-K002]"),
  ])
  func errorOfFile(_ name: String, _ message: String) throws {
    let folder = try TemporaryFolder(["empty": "", "wrong": "xkb_keymap {\n= };\n", "symbols": "xkb_symbols { };\n"])
    try folder.folder("folder")
    try folder.fifo("pipe")
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader().load(.file("\(folder.path)/\(name)"))
    }
    #expect(
      error.description.hiding(folder).withoutExpectedTokens.split(separator: "\n").first ?? ""
        == "keywright: \(message)")
    let hint =
      switch name {
      case "pipe": "write it to a file first, and name that file"
      case "missing", "folder": "give the path of a keymap file, such as `xkbcli compile-keymap` writes it"
      default: error.hint
      }
    #expect(error.hint != nil && error.hint == hint)
  }

  @Test func folderThatIsNone() throws {
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader(includeDirectories: ["/nowhere/xkb"]).load(.names(KeymapNames(shorthand: "us")))
    }
    #expect(
      error.description == """
        keywright: /nowhere/xkb: error: there is no XKB folder here [KW-K002]
          hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
        """)
  }

  @Test func noSystemData() throws {
    let loader = KeymapLoader(usesSystemData: false)
    #expect(!loader.systemDataExists)
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "us"))) }
    #expect(
      error.description == """
        keywright: error: there is no XKB data in which to look up layouts [KW-K012]
          hint: let the system's XKB data be searched as well, or give a whole keymap in a file
        """)
  }

  /// Includes that double with each step would take for ever.
  @Test func includesThatMultiply() throws {
    let folder = try TemporaryFolder()
    let steps = (1...40).map { step in
      let next = step == 40 ? "us(basic)" : "held(s\(step + 1))"
      return "xkb_symbols \"s\(step)\" { include \"\(next)\" include \"\(next)\" };\n"
    }
    try folder.file("symbols/held", Array(steps.joined().utf8))
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held(s1)")))
    }
    #expect(
      error.description.hiding(folder) == """
        keywright: DIR/symbols/held:31:49: error: the includes of this section up to here, and those within them, are \
        more than 2000 [KW-K029]
          hint: look for files that include each other many times
        """)
  }
}
