import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightXKB

@Suite struct KeyStatementTests {
  private func read(_ lines: String) throws -> [KeyStatement] {
    let outline = XKBFileOutline(Array("xkb_symbols \"x\" {\n\(lines)\n};\n".utf8))
    return KeyStatement.all(in: try #require(outline.sections.first), of: outline)
  }

  @Test(
    arguments: [
      ("key <A> { [ a ] };", ["<A> 0:1"]), ("key <A> { [ a, B ], [ c ] };", ["<A> 0:2 1:1"]),
      ("key <A> { symbols[Group2] = [ a, {b, c}, d ], [ e ] };", ["<A> 1:3 0:1"]),
      ("key <A> { [ ], [ a ] };", ["<A> 0:1"]),
      ("key <A> { type = \"T\", [ a ] };", ["<A> 0:1 T T"]),
      ("key <A> { type[Group1]=\"T\", type[group2]=\"U\", [ a ], [ b ] };", ["<A> 0:1 1:1 T U"]),
      ("key.type[Group1] = \"T\"; key <A> { [ a ], [ b ] }; key <B> { };", ["<A> 0:1 1:1 T", "<B> T"]),
      ("key <A> { [ SetMods(modifiers=A, x) ] };", ["<A> actions"]),
      ("key <A> { [ a ], actions[Group1] = [ NoAction(), { LockMods(x=y), NoAction() } ] };", ["<A> 0:1 actions"]),
      ("key <A> { vmods = B, repeat = yes, [ a ] };", ["<A> 0:1"]),
      (
        "include \"x\" key <A> { [ a, NoSymbol ] }; override key <B> { [ NOSYMBOL ], [ b ] };",
        ["<A> 0:2-", "<B> 0:1- 1:1"]
      ),
      ("name[Group1] = \"key\"; modifier_map Shift { <A> };", []), ("key <A>", ["<A>"]), ("key", []),
      ("key <A> { [ a,", ["<A> 0:2"]),
    ] as [(String, [String])])
  func statements(_ lines: String, _ shown: [String]) throws {
    let statements = try read(lines).map { statement in
      let lists = statement.symbols.map { "\($0.layout):\($0.levels)\($0.trailingNoSymbol == nil ? "" : "-")" }
      let types = [0, 1].compactMap { statement.type(ofLayout: $0) }
      return ([statement.key] + lists + types + (statement.hasActions ? ["actions"] : [])).joined(separator: " ")
    }
    #expect(statements == shown)
  }

  /// Pieces of the language in any order: nothing traps, and every token lies in the section.
  @Test func anyText() throws {
    let pieces = [
      "key", "<A>", "{", "}", "[", "]", "(", ")", ",", ";", "=", ".", "type", "actions", "symbols", "Group1",
      "Group99999999999999999999",
      "\"T\"", "NoSymbol", "a", "include", "0",
    ]
    var random = SplitMix64(seed: 16)
    for _ in 0..<3000 {
      let lines = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let outline = XKBFileOutline(Array("xkb_symbols { key <A> \(lines.joined(separator: " "))".utf8))
      for section in outline.sections {
        for statement in KeyStatement.all(in: section, of: outline) {
          #expect(section.body.contains(statement.token))
          #expect(statement.symbols.allSatisfy { $0.layout >= 0 && $0.levels > 0 })
        }
      }
    }
  }
}
