import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// Mistakes in rules of one's own, each at its place.
@Suite struct RulesMistakeTests {
  private func load(_ rules: String, _ options: [String] = ["my:opt"]) throws -> (
    TemporaryFolder, Result<[Diagnostic], Diagnostic>
  ) {
    let folder = try TemporaryFolder(["rules/evdev": rules])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    do throws(Diagnostic) {
      return (folder, .success(try loader.load(.names(KeymapNames(shorthand: "us", options: options))).diagnostics))
    } catch {
      return (folder, .failure(error))
    }
  }

  /// The library goes on without a file that is not there.
  @Test func anIncludeThatIsNotThere() throws {
    let (folder, result) = try load("! include %S/evdev\n! include %S/evdeb\n", [])
    #expect(
      try result.get().map { $0.description.hiding(folder).hidingSystem } == [
        """
        keywright: DIR/rules/evdev:2:11: warning: there are no rules SYSTEM/rules/evdeb; the rules go on without it [KW-K021]
          hint: did you mean evdev?
        """
      ])
  }

  @Test(arguments: [
    (
      "+nosuch(x)", "there is no file symbols/nosuch to include",
      "these folders were searched: DIR, SYSTEM"
    ), ("+us(intk)", "symbols/us has no section “intk” to include", "did you mean intl?"),
  ])
  func aRuleThatNamesWhatIsNotThere(_ symbols: String, _ message: String, _ hint: String) throws {
    let (folder, result) = try load("! option = symbols\n  my:opt = \(symbols)\n\n! include %S/evdev\n")
    let error = try #require(throws: Diagnostic.self) { try result.get() }
    #expect(
      error.description.hiding(folder).hidingSystem == """
        keywright: DIR/rules/evdev:2:12: error: \(message) [KW-K021]
          hint: \(hint)
        """)
  }

  @Test func symbolsThatARuleAboveLeavesNoRoomFor() throws {
    let (folder, result) = try load("! include %S/evdev\n! option = symbols\n  my:opt = us(intl)\n")
    #expect(
      try result.get().map { $0.description.hiding(folder).hidingSystem } == [
        """
        keywright: DIR/rules/evdev:3:12: warning: these symbols are ignored, as a rule above has chosen the symbols [KW-K037]
          hint: add to them: write + before the name
        """
      ])
    let (_, added) = try load("! include %S/evdev\n! option = symbols\n  my:opt = +us(intl)\n")
    #expect(try added.get() == [])
  }

  @Test(arguments: [
    (
      "! optoin = symbols\n  my:opt = +us(intl)", "1:3", "no rules look at “optoin”, so those below are ignored",
      "did you mean option?"
    ),
    (
      "! option = symbls\n  my:opt = +us(intl)", "1:12", "no rules give “symbls”, so those below are ignored",
      "did you mean symbols?"
    ),
    (
      "! option symbols\n  my:opt = +us(intl)", "1:10", "no rules look at “symbols”, so those below are ignored",
      "the words are model, layout, variant, option"
    ),
    (
      "! option = symbols\n  my:opt = +us(intl) foo", "2:22",
      "this rule has other words than its heading, which has 1 before the = and 1 after it",
      "correct this rule, or take it out"
    ),
    (
      "! option = symbols\n  my:opt +us(intl)", "2:10",
      "this rule has other words than its heading, which has 1 before the = and 1 after it",
      "correct this rule, or take it out"
    ),
    (
      "! layout option = symbols\n  my:opt = +us(intl)", "2:3",
      "this rule has other words than its heading, which has 2 before the = and 1 after it",
      "correct this rule, or take it out"
    ),
  ])
  func aRuleThatTheLibraryDoesNotTake(_ rules: String, _ place: String, _ message: String, _ hint: String) throws {
    let (folder, result) = try load(rules + "\n\n! include %S/evdev\n")
    let found: Diagnostic?
    switch result {
    case .success(let warnings): found = warnings.first { $0.place.line != nil }
    case .failure(let error): found = error
    }
    let diagnostic = try #require(found)
    #expect(diagnostic.place.description == "\(folder.path)/rules/evdev:\(place)")
    #expect(diagnostic.message == message)
    #expect(diagnostic.hint == hint)
    #expect(diagnostic.code == .keymapSyntax)
  }

  /// The library names the wrong place, or the wrong file.
  @Test(arguments: [
    ("! include %S/evdev", 1, 19), ("! include %S/evdev\n! option = symbols\n  a:b = +us(intl)", 3, 18),
  ])
  func noLineEnd(_ rules: String, _ line: Int, _ column: Int) throws {
    let (folder, result) = try load(rules, [])
    let found: Diagnostic?
    switch result {
    case .success(let warnings): found = warnings.first
    case .failure(let error): found = error
    }
    let diagnostic = try #require(found)
    #expect(diagnostic.message == "the last line has no line end, which libxkbcommon from 1.8 on refuses")
    #expect(diagnostic.place == SourcePlace(file: "\(folder.path)/rules/evdev", line: line, column: column))
  }

  @Test func rulesInUTF16() throws {
    let folder = try TemporaryFolder(bytes: ["rules/evdev": [0xFF, 0xFE, 0x21, 0x00]])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let error = try #require(throws: Diagnostic.self) { try loader.load(.names(KeymapNames(shorthand: "us"))) }
    #expect(
      error.description.hiding(folder).hidingSystem == """
        keywright: DIR/rules/evdev: error: the rules are UTF-16, which libxkbcommon does not read [KW-K002]
          hint: save the file as UTF-8
        """)
  }
}
