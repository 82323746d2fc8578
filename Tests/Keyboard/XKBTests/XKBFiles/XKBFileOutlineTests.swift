import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightXKB

@Suite struct XKBFileOutlineTests {
  private static let file = """
    // xkb_symbols "comment" { };
    default partial alphanumeric_keys
    xkb_symbols "basic" {
      include "us(basic)+level3(x):2"   # include "no"
      name[Group1] = "include \\"no\\"";
      augment "fr" override key <AC01> { [ a, A ], actions = [ SetMods(modifiers=Shift) ] };
    };
    hidden XKB_TYPES "extra" { type "A" { modifiers = None; }; };
    xkb_compatibility { };
    """

  @Test func sections() {
    let outline = XKBFileOutline(Array(Self.file.utf8))
    #expect(outline.sections.map(\.kind) == [.symbols, .types, .compat])
    #expect(outline.sections.map(\.name) == ["basic", "extra", ""])
    #expect(outline.sections.map(\.isDefault) == [true, false, false])
    let includes = outline.sections.first?.includes.map { outline.tokens.text(outline.tokens.tokens[$0]) }
    #expect(includes == ["us(basic)+level3(x):2", "fr"])
    #expect(outline.garbage == nil)
    #expect(!outline.isKeymap)
  }

  @Test func flagsOfNewerData() {
    let outline = XKBFileOutline(Array("deprecated hidden partial xkb_symbols \"x\" { };\n".utf8))
    #expect(outline.garbage == nil && outline.sections.map(\.name) == ["x"])
  }

  /// The section around a byte, the names and braces outside.
  @Test func sectionsByPlace() {
    let text = "xkb_symbols \"a\" { key <A> { }; };\nxkb_symbols \"b\" { };\nxkb_symbols \"c\" { x"
    let outline = XKBFileOutline(Array(text.utf8))
    let names = [0, 20, 24, 56, 73].map { outline.section(at: $0)?.name }
    #expect(names == [nil, "a", "a", nil, "c"])
  }

  @Test func aWholeKeymap() {
    let outline = XKBFileOutline(Array(keymapText("key <A> { [ a ] };").utf8))
    #expect(outline.isKeymap && outline.garbage == nil)
    #expect(outline.sections.map(\.kind) == [.keycodes, .types, .compat, .symbols])
  }

  @Test(arguments: [
    ("xkb_symbols \"a\" { };\n====\n", 2, 1), ("xkb_symbols { }; key <A> { };", 1, 18), ("é xkb_types { };", 1, 1),
  ])
  func garbage(_ text: String, _ line: Int, _ column: Int) throws {
    let outline = XKBFileOutline(Array(text.utf8))
    let index = try #require(outline.garbage)
    let position = outline.tokens.position(of: outline.tokens.tokens[index].range.lowerBound)
    #expect(position == (line, column))
  }

  @Test(arguments: [
    ("pc+us(intl):2|inet(evdev)", ["pc", "us(intl)", "inet(evdev)"]), ("", []), ("a(", ["a"]), ("+|a()", ["a"]),
    ("sun_vndr/us(x)", ["sun_vndr/us(x)"]),
  ])
  func includeNames(_ statement: String, _ names: [String]) {
    #expect(IncludeNames(statement).names.map(\.description) == names)
  }

  /// Pieces of the language in any order: nothing traps, and every token lies in the file.
  @Test func anyText() {
    let pieces = [
      "xkb_symbols", " ", "\"", "{", "}", "<", ">", "include", "\\", "\n", "//", "#", ";", "é", "\u{0}", "key", "(",
      "+",
      "xkb_keymap", "default", "\"us\"", "<AC01>", "NoSymbol", "]", "virtual_modifiers",
    ]
    var random = SplitMix64(seed: 15)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let bytes = Array(text.joined().utf8)
      let outline = XKBFileOutline(bytes)
      let ranges = outline.tokens.tokens.map(\.range)
      #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      #expect(outline.sections.allSatisfy { $0.body.upperBound <= ranges.count })
      for token in outline.tokens.tokens { _ = outline.tokens.text(token) }
    }
  }
}
