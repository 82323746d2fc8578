import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// The statement that a refused keymap owes its refusal to, and what is said of it.
@Suite struct RefusedStatementTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var statement: String
    var column: Int
    /// The message; nil where it is the library's own, which differs between versions.
    var message: String?
    var hint: String
    var testDescription: String { statement }

    init(_ statement: String, _ column: Int, _ message: String?, _ hint: String) {
      self.statement = statement
      self.column = column
      self.message = message
      self.hint = hint
    }
  }

  private static let correct = "correct this statement, or take it out"
  private static let layouts = "layouts are called Group1, Group2, Group3 and Group4"

  static let symbols = [
    Row(
      "key <AD01> { tpye=\"ALPHABETIC\", [ q, Q ] };", 14, "there is no field “tpye” in a key statement",
      "did you mean type?"),
    Row(
      "key <AD01> { [ q, Q ], q0 };", 24, "there is no field “q0” in a key statement",
      "the usual fields are type, symbols, actions"),
    Row("key.tpye = \"ALPHABETIC\";", 5, "there is no field “tpye” in a key statement", "did you mean type?"),
    Row("key <AD01> { symbols[Grop1] = [ q ] };", 22, "“Grop1” is not the number of a layout", layouts),
    Row("nme[Group1]=\"X\";", 1, "no statement of symbols begins with “nme”", "did you mean name?"),
    Row("name[Group1]=US;", 14, nil, "put it in quotation marks: \"US\""),
    Row("key <AD01> { type = ALPHABETIC, [ q ] };", 21, nil, "put it in quotation marks: \"ALPHABETIC\""),
    Row(
      "alias <XX01> = <AD01>;", 1, "“alias” does not belong in a section of symbols",
      "it belongs in a section of keycodes"),
    Row(
      "interpret q { action = NoAction(); };", 1, "“interpret” does not belong in a section of symbols",
      "it belongs in a section of compat"),
    Row(
      "indicator \"Caps Lock\" { modifiers = Lock; };", 1, "“indicator” does not belong in a section of symbols",
      "it belongs in a section of keycodes or compat"),
    Row("modifier_map Shfit { <LFSH> };", 14, "“Shfit” is not a real modifier", "did you mean Shift?"),
    Row("virtual_modifiers Foo = Bar;", 1, nil, correct),
    Row("key <AD01> { repeat = maybe, [ q ] };", 5, nil, correct),
  ]

  static let keymaps: [(kind: String, row: Row)] = [
    ("keycodes", Row("mimimum = 8;", 1, "no statement of keycodes begins with “mimimum”", "did you mean minimum?")),
    ("keycodes", Row("<AD01> = 999999999999;", 1, nil, correct)),
    (
      "types",
      Row(
        "type \"X\" { modifers = Shift; };", 12, "there is no field “modifers” in a type statement",
        "did you mean modifiers?")
    ),
    ("types", Row("type \"X\" { modifiers = Shfit; };", 24, "there is no modifier “Shfit”", "did you mean Shift?")),
    (
      "types",
      Row(
        "type \"X\" { modifiers = Shift; level_name[Levle1] = \"Base\"; };", 42, "“Levle1” is not a level",
        "levels are called Level1, Level2, …")
    ),
    (
      "types",
      Row(
        "type \"X\" { modifiers = Shift; map[Shift] = Levl2; };", 44, "“Levl2” is not a level",
        "levels are called Level1, Level2, …")
    ),
    (
      "compat",
      Row(
        "interpret Shift_L { actoin = NoAction(); };", 21, "there is no field “actoin” in an interpret statement",
        "did you mean action?")
    ),
    (
      "compat",
      Row(
        "interpret.repaet = True;", 11, "there is no field “repaet” in an interpret statement", "did you mean repeat?")
    ),
    (
      "compat",
      Row(
        "interpret Shift_L+Foo { action = NoAction(); };", 19, "there is no modifier “Foo”",
        "declare it: virtual_modifiers Foo;")
    ),
  ]

  /// A statement stands after one that has the same key, so that a name alone would not find it.
  @Test(arguments: symbols) func inSymbols(_ row: Row) throws {
    let folder = try TemporaryFolder(["symbols/held": held("key <AD01> { [ w, W ] };\n\(row.statement)")])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "held"))) }
    expect(error, row, SourcePlace(file: "\(folder.path)/symbols/held", line: 6, column: row.column))
  }

  @Test(arguments: keymaps) func inAWholeKeymap(_ kind: String, _ row: Row) throws {
    let included = [("keycodes", "evdev"), ("types", "complete"), ("compat", "complete"), ("symbols", "pc+us")]
    let sections = included.map { name, files in
      "xkb_\(name) \"x\" { include \"\(files)\"\n\(name == kind ? row.statement : "")\n};\n"
    }
    let folder = try TemporaryFolder(["x.xkb": "xkb_keymap {\n\(sections.joined())};\n"])
    let file = "\(folder.path)/x.xkb"
    let line = (included.firstIndex { $0.0 == kind } ?? 0) * 3 + 3
    let error = try #require(throws: Diagnostic.self) { try KeymapLoader().load(.file(file)) }
    expect(error, row, SourcePlace(file: file, line: line, column: row.column))
  }

  private func expect(_ error: Diagnostic, _ row: Row, _ place: SourcePlace) {
    #expect(error.code == .keymapDoesNotCompile)
    #expect(error.place == place)
    #expect(error.hint == row.hint)
    if let message = row.message { #expect(error.message == "the keymap does not compile: \(message)") }
  }

  /// What the library cannot read at all, at the word that begins it.
  @Test(arguments: [
    ("kye <AD01> { [ q ] };", 1, "syntax error: no statement of symbols begins with “kye”", "did you mean key?"),
    (
      "modifer_map Shift { <LFSH> };", 1, "syntax error: no statement of symbols begins with “modifer_map”",
      "did you mean modifier_map?"
    ),
    ("inclde \"us\"", 1, "syntax error: no statement of symbols begins with “inclde”", "did you mean include?"),
    ("include us", 9, nil, "what is included is in quotation marks: \"us\""),
    ("key AD01 { [ q ] };", 5, nil, "the name of a key has angle brackets: <AD01>"),
  ])
  func unread(_ statement: String, _ column: Int, _ message: String?, _ hint: String) throws {
    let folder = try TemporaryFolder(["symbols/held": held("key <AD01> { [ w, W ] };\n\(statement)")])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "held"))) }
    #expect(error.code == .keymapSyntax)
    #expect(error.place == SourcePlace(file: "\(folder.path)/symbols/held", line: 6, column: column))
    #expect(error.hint == hint)
    if let message { #expect(error.message == message) }
  }

  /// A section may use what only the one that includes it declares; alone it would be refused, and is not to blame.
  @Test func anotherSectionIsToBlame() throws {
    let folder = try TemporaryFolder([
      "symbols/held":
        "default xkb_symbols \"basic\" {\n include \"us\"\n virtual_modifiers Mine;\n include \"held(inner)\"\n nme = \"X\";\n};\n"
        + "xkb_symbols \"inner\" {\n  key <AD01> { vmods = Mine, [ q ] };\n};\n"
    ])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "held"))) }
    #expect(error.place == SourcePlace(file: "\(folder.path)/symbols/held", line: 5, column: 2))
  }

  /// Some of them the library goes on without, and says no more than that there is one.
  @Test(arguments: ["typz[Group1]", "typz"]) func aFieldThatIsIgnored(_ field: String) throws {
    let folder = try TemporaryFolder([
      "symbols/held": held("key <AD01> { \(field)=\"ALPHABETIC\", symbols[Group1] = [ q, Q ] };")
    ])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let names = KeyboardSource.names(KeymapNames(shorthand: "held"))
    let said: [Diagnostic]
    do throws(Diagnostic) {
      said = try loader.load(names).diagnostics
    } catch {
      said = [error]
    }
    #expect(said.count == 1)
    let diagnostic = try #require(said.first)
    #expect(diagnostic.place == SourcePlace(file: "\(folder.path)/symbols/held", line: 5, column: 16))
    #expect(diagnostic.message.contains("there is no field “typz” in a key statement"))
    #expect(diagnostic.hint == "did you mean type?")
  }
}
