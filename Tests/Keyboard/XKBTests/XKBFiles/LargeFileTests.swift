import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// Files of the largest size that is read, of whatever is most work: none takes longer than its size explains.
@Suite struct LargeFileTests {
  private static let size = XKBFileOutline.sizeLimit

  @Test func bracketsThatNothingCloses() {
    let tokens = XKBTokens([UInt8](repeating: UInt8(ascii: "<"), count: Self.size))
    #expect(tokens.tokens.count == Self.size)
    let words = XKBTokens(Array("<< <a> <<b> <\n<c>".utf8))
    #expect(words.tokens.map(words.text) == ["<", "<", "<a>", "<<b>", "<", "<c>"])
  }

  @Test func aKeymapOfBrackets() throws {
    let error = try #require(throws: Diagnostic.self) {
      try KeymapLoader().load(.text(String(repeating: "<", count: Self.size)))
    }
    #expect(error.code == .keymapSyntax)
  }

  @Test func continuedLinesOfRules() throws {
    let line = "! option = \\\n"
    let count = Self.size / line.utf8.count
    let folder = try TemporaryFolder(["evdev": String(repeating: line, count: count), "few": "a \\\n  b\\\n\nc\nd\\"])
    let lines = Array(RulesLines(of: "\(folder.path)/evdev"))
    #expect(lines.count == 1 && lines.first?.words.suffix(4) == ["=", "!", "option", "="])
    #expect(RulesLines(of: "\(folder.path)/few").map(\.words) == [["a", "b"], ["c"], ["d"]])
  }

  @Test func groupsOfModelsUsedOnEachLine() throws {
    let models = (0..<50_000).map { "m\($0)" }.joined(separator: " ")
    let text = "! $all = \(models)\n! model = symbols\n" + String(repeating: "  $all = +x\n", count: 50_000)
    let folder = try TemporaryFolder(["rules/evdev": text, "rules/evdev.lst": "! model\n"])
    let path = SearchPath(folders: [SearchPath.Folder(path: folder.path, isSystem: false)], searchesSystem: false)
    #expect(RulesFile.models("evdev", path)?.count == 50_000)
  }

  @Test func sectionsByName() {
    let count = 60_000
    let outline = XKBFileOutline(Array((0..<count).map { "xkb_symbols \"\($0)\" { };\n" }.joined().utf8))
    for _ in 0..<20_000 {
      #expect(outline.section(.symbols, named: "\(count - 1)")?.name == "\(count - 1)")
    }
  }

  @Test func mistakesInSectionsThatTakeNoPart() throws {
    let sections = (0..<2000).map { "xkb_symbols \"\($0)\" { key <AC01> { [ x\($0) ] }; };\n" }.joined()
    let folder = try TemporaryFolder(["symbols/held": held("") + sections])
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    #expect(loaded.diagnostics == [])
  }

  @Test func placesAndOffsets() {
    let tokens = XKBTokens(Array("é a\n\n  b".utf8))
    #expect(tokens.position(of: 0) == (1, 1) && tokens.position(of: 3) == (1, 3) && tokens.position(of: 99) == (3, 4))
    #expect(tokens.offset(line: 1, byteColumn: 4) == 3 && tokens.offset(line: 1, byteColumn: 99) == 4)
    #expect(tokens.offset(line: 3, byteColumn: .max) == 9 && tokens.offset(line: 4, byteColumn: 1) == nil)
  }
}
