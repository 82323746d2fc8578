import TestSupport
import Testing
import TextFields

@Suite struct MovementTests {
  static let rows: [(before: String, steps: [CaretMovement], extending: Bool, after: String)] = [
    ("ab|c", [.left], false, "a|bc"),
    ("ab|c", [.right], false, "abc|"),
    ("👨‍👩‍👧|a", [.left], false, "|👨‍👩‍👧a"),
    ("|🇰🇷🇫🇷", [.right], false, "🇰🇷|🇫🇷"),
    ("|a", [.left], false, "|a"),
    ("a|", [.right], false, "a|"),
    ("a«bc|»d", [.left], false, "a|bcd"),
    ("a«bc|»d", [.right], false, "abc|d"),
    ("a«|bc»d", [.right], false, "abc|d"),
    ("a|bcd", [.right, .right], true, "a«bc|»d"),
    ("abc|d", [.left, .left], true, "a«|bc»d"),
    ("a«bc|»d", [.left, .left], true, "a|bcd"),

    ("ab\ncd|e\nf", [.home], false, "ab\n|cde\nf"),
    ("ab\ncd|e\nf", [.end], false, "ab\ncde|\nf"),
    ("ab\ncd|e\nf", [.home], true, "ab\n«|cd»e\nf"),
    ("ab\r\ncd|", [.home], false, "ab\r\n|cd"),
    ("a|b\r\ncd", [.end], false, "ab|\r\ncd"),
    ("ab\r|\ncd", [.home], false, "|ab\r\ncd"),
    ("a\u{2028}b|\u{2029}c", [.home], false, "a\u{2028}|b\u{2029}c"),
    ("|\n", [.end], false, "|\n"),
    ("a\n|", [.home, .end], false, "a\n|"),

    ("abc\nde|f", [.up], false, "ab|c\ndef"),
    ("ab|c\ndef", [.down], false, "abc\nde|f"),
    ("ab|c\r\ndef", [.down], false, "abc\r\nde|f"),
    ("abc\r\nde|f", [.up], false, "ab|c\r\ndef"),
    ("a👨‍👩‍👧|\nxyz", [.down], false, "a👨‍👩‍👧\nxy|z"),
    ("ab|c", [.up], false, "|abc"),
    ("ab|c", [.down], false, "abc|"),
    ("long|er\nab\nlonger", [.down], false, "longer\nab|\nlonger"),
    ("long|er\nab\nlonger", [.down, .down], false, "longer\nab\nlong|er"),
    ("long|er\nab\nlonger", [.down, .left, .down], false, "longer\nab\nl|onger"),
    ("ab\n\nab|", [.up, .up], false, "ab|\n\nab"),
    ("ab|\ncd", [.down], true, "ab«\ncd|»"),
    ("a«b\nc|»d", [.up], false, "|ab\ncd"),

    ("a[나무|]b", [.left], false, "a[나|무]b"),
    ("a[|나무]b", [.left], false, "|a나무b"),
    ("a[나|무]b", [.right], true, "a[나«무|»]b"),
    ("a[나무|]b", [.right], true, "a나무«b|»"),
  ]

  @Test(arguments: rows)
  func `the caret moves`(row: (before: String, steps: [CaretMovement], extending: Bool, after: String)) {
    var field = TextField(picture: row.before)
    for step in row.steps { field.move(step, extending: row.extending) }
    #expect(codePoints(field.picture) == codePoints(row.after), "\(row.before) \(row.steps): \(field.picture)")
  }

  @Test func `moving says whether anything moved`() {
    var field = TextField(picture: "a|")
    #expect(field.move(.right) == .unchanged)
    #expect(field.move(.left) == .applied)
    field.resignFirstResponder()
    #expect(field.move(.right) == .refused(.notFirstResponder))
    #expect(field.picture == "|a")
  }

  @Test func `a selection is cut to the text`() {
    var field = TextField(picture: "ab|c")
    field.select(1..<99)
    #expect(field.picture == "a«bc|»")
    field.select(TextSelection(anchor: 2, head: -5))
    #expect(field.picture == "«|ab»c")
    field.selectAll()
    #expect(field.picture == "«abc|»")
  }

  @Test func `selecting outside of marked text commits it`() {
    var field = TextField(picture: "a[나무|]b")
    field.select(1..<2)
    #expect(field.picture == "a[«나|»무]b")
    field.selectAll()
    #expect(field.picture == "«a나무b|»")
    #expect(field.markedRange == nil)
  }
}
