import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

@Suite struct RulesOptionsTests {
  private static let rules = """
    // A comment, and a group.
    ! $mine = us \\
      held
    ! option = symbols
      a:one = +held(one)  // twice
      a:one = +held(two)
    ! layout option = symbols
      de a:de = +de(x)
      $mine a:mine = +held(mine)
    ! layout[2] option = symbols
      * a:second = +held(second):2
    ! model layout[any] option = types
      pc105 * a:types = +held
    ! variant option = symbols
      intl a:variant = +held(v)
    """

  private func options(_ layouts: String, model: String = "") throws -> RulesOptions {
    let folder = try TemporaryFolder(["rules/mine": Self.rules])
    let names = KeymapNames(
      shorthand: layouts, rules: "mine", model: model,
      options: ["a:one", "a:de", "a:mine", "a:second", "a:types", "a:variant", "a:none"])
    let path = SearchPath(folders: [SearchPath.Folder(path: folder.path, isSystem: false)], searchesSystem: false)
    return RulesOptions(ResolvedNames(names, usingEnvironment: false), path)
  }

  @Test(arguments: [
    ("us", "", ["a:mine", "a:one", "a:types"]), ("de", "pc104", ["a:de", "a:one"]),
    ("us(intl)", "", ["a:mine", "a:one", "a:types", "a:variant"]), ("us,de", "", ["a:one", "a:second", "a:types"]),
  ])
  func taken(_ layouts: String, _ model: String, _ taken: [String]) throws {
    let options = try options(layouts, model: model)
    #expect(options.known.sorted() == ["a:de", "a:mine", "a:one", "a:second", "a:types", "a:variant"])
    #expect(options.symbols.keys.sorted() == taken)
    #expect(options.symbols["a:one"] == ["+held(one)", "+held(two)"])
  }

  @Test func lines() {
    let text = "! a = b // c\n\n  x\\\n y=z\r\n// only\n! \\\ninclude %S/e\\x"
    let lines = RulesLines(Array(text.utf8))
    let shown = lines.map { line in
      let last = lines.position(of: line.starts.last ?? 0)
      return "\(last.line):\(last.column): \(line.words.joined(separator: " "))"
    }
    #expect(shown == ["1:7: ! a = b", "4:4: x y = z", "7:14: ! include %S/e \\ x"])
    #expect(lines.map(\.includedName) == [nil, nil, 2])
  }

  /// Newer data in the place of all of the system's hides nothing by mistake.
  @Test func aWholeTreeIsMeantToHideTheSystems() throws {
    let folder = try TemporaryFolder(["rules/evdev": "! layout = symbols\n  * = pc+%l\n"])
    let system = try #require(SystemData.directory)
    let path = SearchPath(
      folders: [
        SearchPath.Folder(path: folder.path, isSystem: false), SearchPath.Folder(path: system, isSystem: true),
      ],
      searchesSystem: true)
    #expect(RulesFile.hidingStock("evdev", path) != nil)
    for part in ["keycodes/evdev", "types/complete", "compat/complete", "symbols/pc"] { try folder.file(part, "") }
    #expect(RulesFile.hidingStock("evdev", path) == nil)
  }
}
