import Testing

@testable import KeywrightXKB

@Suite struct LibraryMessageTests {
  struct Row: Sendable {
    var raw: String
    var text: String
    var file: String?
    var line: Int?
    var column: Int?
  }

  @Test(arguments: [
    Row(raw: "held:5:19: syntax error\n", text: "syntax error", file: "held", line: 5, column: 19),
    Row(raw: "[XKB-769] a/b:1:2: no: 3:4: x", text: "no: 3:4: x", file: "a/b", line: 1, column: 2),
    Row(raw: "(input string):10:1: x", text: "x", file: "(input string)", line: 10, column: 1),
    Row(raw: "a:b:7:8: x", text: "x", file: "a:b", line: 7, column: 8),
    Row(raw: "[XKB-107] Unknown action X", text: "Unknown action X"),
    Row(raw: "[XKB", text: "[XKB"), Row(raw: "", text: ""), Row(raw: ":::", text: ":::"),
    Row(raw: "a:1:", text: "a:1:"),
    Row(raw: "a:99999999999999999999:1: x", text: "a:99999999999999999999:1: x"),
  ])
  func takenApart(_ row: Row) {
    let message = LibraryMessage(level: 20, raw: row.raw)
    #expect(message.text == row.text)
    #expect(message.file == row.file && message.line == row.line && message.column == row.column)
  }

  @Test(arguments: [
    ("Couldn't find file \"symbols/zz\" in include paths", ["symbols/zz"]),
    ("Key <NOPE> not found", ["<NOPE>"]), ("for key '<AC01>' group", ["<AC01>"]),
    ("Couldn't process include statement for 'us(zz)'", ["us(zz)"]), ("it's \"open", []),
  ])
  func quotedNames(_ text: String, _ names: [String]) {
    #expect(QuotedName.all(in: text).map(\.text) == names)
  }

  @Test func theVersionIsThatOfThePackageOrARange() {
    let version = XKBLibrary.running.version
    #expect(version.hasPrefix("1."))
    #expect(version.dropFirst(2).first?.isNumber == true)
  }
}
