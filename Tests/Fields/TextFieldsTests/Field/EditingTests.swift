import TestSupport
import Testing
import TextFields

@Suite struct EditingTests {
  typealias Edit = @Sendable (inout TextField) -> EditResult

  static let rows: [(name: String, before: String, edit: Edit, after: String)] = [
    ("typing", "한|", { $0.insert("글") }, "한글|"),
    ("typing in the middle", "a|c", { $0.insert("b") }, "ab|c"),
    ("typing replaces a selection", "a«bc|»d", { $0.insert("X") }, "aX|d"),
    ("typing replaces a selection made backwards", "a«|bc»d", { $0.insert("X") }, "aX|d"),
    ("typing drops marked text", "a[그|]b", { $0.insert("x") }, "ax|b"),

    ("backspace takes a grapheme", "a👨‍👩‍👧|", { $0.deleteBackward() }, "a|"),
    ("backspace takes one flag of two", "🇰🇷🇫🇷|", { $0.deleteBackward() }, "🇰🇷|"),
    ("backspace takes half a flag that stands alone", "🇰🇷\u{1F1FA}|", { $0.deleteBackward() }, "🇰🇷|"),
    ("backspace takes both halves of a line end", "a\r\n|", { $0.deleteBackward() }, "a|"),
    ("backspace takes a syllable of jamo", "a\u{1112}\u{1161}\u{11AB}|", { $0.deleteBackward() }, "a|"),
    ("backspace takes the selection", "a«bc|»d", { $0.deleteBackward() }, "a|d"),
    ("backspace inside marked text shortens it", "a[나무|]b", { $0.deleteBackward() }, "a[나|]b"),
    ("backspace empties marked text", "a[나|]b", { $0.deleteBackward() }, "a|b"),
    ("backspace before marked text leaves it", "ab[|나]", { $0.deleteBackward() }, "a[|나]"),

    ("delete takes a grapheme", "|👍🏽a", { $0.deleteForward() }, "|a"),
    ("delete takes the selection", "a«bc|»d", { $0.deleteForward() }, "a|d"),
    ("delete inside marked text shortens it", "[|나무]b", { $0.deleteForward() }, "[|무]b"),
    ("delete after marked text leaves it", "[나|]bc", { $0.deleteForward() }, "[나|]c"),

    ("surrounding text", "abc|def", { $0.deleteSurrounding(before: 2, after: 1) }, "a|ef"),
    ("surrounding text counts scalars", "e\u{301}|", { $0.deleteSurrounding(before: 1, after: 0) }, "e|"),
    ("surrounding text ends at the text", "ab|c", { $0.deleteSurrounding(before: .max, after: .max) }, "|"),
    ("surrounding text around a selection", "ab«cd|»ef", { $0.deleteSurrounding(before: 1, after: 1) }, "a«cd|»f"),
    ("surrounding text drops marked text", "ab[나|]cd", { $0.deleteSurrounding(before: 1, after: 1) }, "a|d"),

    ("a batch commits", "|", { $0.apply(FieldEdit(commit: "그")) }, "그|"),
    ("a batch marks", "a|b", { $0.apply(FieldEdit(marked: MarkedText("그"))) }, "a[그|]b"),
    (
      "a batch commits the syllable and marks the next", "[간|]",
      { $0.apply(FieldEdit(commit: "가", marked: MarkedText("나"))) }, "가[나|]"
    ),
    (
      "a batch in its order: drop, delete, commit, mark, caret", "abc[x|]def",
      { $0.apply(FieldEdit(deleteBefore: 1, deleteAfter: 2, commit: "1", marked: MarkedText("23", cursor: 1))) },
      "ab1[2|3]f"
    ),
    ("a batch replaces the selection", "a«bc|»d", { $0.apply(FieldEdit(marked: MarkedText("나"))) }, "a[나|]d"),
    ("an empty batch drops marked text", "a[나|]b", { $0.apply(FieldEdit()) }, "a|b"),
  ]

  @Test(arguments: rows)
  func `an edit`(row: (name: String, before: String, edit: Edit, after: String)) {
    var field = TextField(picture: row.before)
    #expect(row.edit(&field) == .applied, "\(row.name)")
    #expect(codePoints(field.picture) == codePoints(row.after), "\(row.name): \(field.picture)")
  }

  static let idle: [(name: String, before: String, edit: Edit)] = [
    ("nothing typed", "a|", { $0.insert("") }),
    ("nothing typed over a selection", "«a|»", { $0.insert("") }),
    ("backspace at the start", "|a", { $0.deleteBackward() }),
    ("delete at the end", "a|", { $0.deleteForward() }),
    ("no lengths", "a|b", { $0.deleteSurrounding(before: 0, after: 0) }),
    ("negative lengths", "a|b", { $0.deleteSurrounding(before: -1, after: .min) }),
    ("an empty batch", "a|b", { $0.apply(FieldEdit()) }),
    ("marking nothing", "a|b", { $0.setMarkedText(MarkedText("")) }),
  ]

  @Test(arguments: idle)
  func `an edit with nothing to do`(row: (name: String, before: String, edit: Edit)) {
    var field = TextField(picture: row.before)
    field.recordsEvents = true
    #expect(row.edit(&field) == .unchanged, "\(row.name)")
    #expect(field.picture == row.before, "\(row.name)")
    #expect(field.takeEvents() == [], "\(row.name)")
  }

  @Test func `backspace by scalar takes the last mark only`() {
    var field = TextField(picture: "\u{915}\u{94D}\u{937}|")
    field.backspace = .scalar
    field.deleteBackward()
    #expect(codePoints(field.text) == "U+915 U+94D")
    field.select(TextSelection(caret: 0))
    field.deleteForward()
    #expect(codePoints(field.text) == "", "delete still takes a grapheme")
  }

  @Test func `a field that is full refuses and stays as it is`() {
    var field = TextField(limit: 3)
    field.becomeFirstResponder()
    field.insert("abc")
    field.select(1..<2)
    field.recordsEvents = true
    let refusal = EditRefusal.tooLong(TextTooLong(limit: 3))
    #expect(field.insert("xyz") == .refused(refusal))
    #expect(field.picture == "a«b|»c")
    #expect(field.takeEvents() == [.shouldChange(range: 1..<2, replacement: "xyz", allowed: true)])
    #expect(field.setText("four") == .refused(refusal))
    #expect(field.insert("y") == .applied)
    #expect(field.picture == "ay|c")
    #expect(refusal.message == "the text would be longer than 3 Unicode scalars")
    #expect(refusal.hint == "delete some text or split the input")
  }

  @Test func `setting the text drops marks and puts the caret at the end`() {
    var field = TextField(picture: "a[나|]b")
    field.setText("new")
    #expect(field.picture == "new|")
    #expect(field.markedRange == nil)
  }
}
