import Diagnostics
import KeyEvents
import TestSupport
import Testing
import XKB

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
    ), ("+us(intk)", "symbols/us has no section 'intk' to include", "did you mean intl?"),
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

  /// The library's words differ; the place and the hint are ours.
  @Test(arguments: [
    ("! optoin = symbols\n  my:opt = +us(intl)\n\n! include %S/evdev\n", 1, 3, "did you mean option?"),
    (
      "! option = symbols\n  my:opt = +us(intl) foo\n\n! include %S/evdev\n", 2, 22,
      "correct this rule, or take it out"
    ),
  ])
  func aRuleThatTheLibraryDoesNotTake(_ rules: String, _ line: Int, _ column: Int, _ hint: String) throws {
    let (folder, result) = try load(rules)
    let warning = try #require(try result.get().first { $0.place.line != nil })
    #expect(warning.place.file == "\(folder.path)/rules/evdev")
    #expect(warning.place.line == line)
    #expect(warning.hint == hint)
    #expect(!warning.message.contains("another folder"))
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
