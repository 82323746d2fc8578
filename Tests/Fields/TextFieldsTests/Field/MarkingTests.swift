import Testing
import TextFields

@Suite struct MarkingTests {
  @Test func `a word of Hangul is composed`() {
    var field = TextField(picture: "|")
    var story: [String] = []
    for edit in [
      FieldEdit(marked: MarkedText("ㅎ")), FieldEdit(marked: MarkedText("하")), FieldEdit(marked: MarkedText("한")),
      FieldEdit(commit: "한", marked: MarkedText("ㄱ")), FieldEdit(commit: "그"),
    ] {
      field.apply(edit)
      story.append(field.picture)
    }
    #expect(story == ["[ㅎ|]", "[하|]", "[한|]", "한[ㄱ|]", "한그|"])
  }

  static let cursors: [(cursor: Int?, picture: String)] = [
    (nil, "[그림]"), (0, "[|그림]"), (1, "[그|림]"), (2, "[그림|]"), (9, "[그림|]"), (-3, "[|그림]"),
  ]

  @Test(arguments: cursors)
  func `the caret stands where the method says`(row: (cursor: Int?, picture: String)) {
    var field = TextField(picture: "|")
    field.setMarkedText(MarkedText("그림", cursor: row.cursor))
    #expect(field.picture == row.picture)
  }

  @Test func `marked text reads back as it was set, spans cut to it`() {
    var field = TextField(picture: "ab|c")
    let spans = [MarkedSpan(0..<1, .underline), MarkedSpan(1..<9, .highlight), MarkedSpan(5..<6, .plain)]
    field.setMarkedText(MarkedText("그림", spans: spans, cursor: nil))
    #expect(field.markedRange == 2..<4)
    #expect(
      field.markedText
        == MarkedText("그림", spans: [MarkedSpan(0..<1, .underline), MarkedSpan(1..<2, .highlight)], cursor: nil))
  }

  @Test func `spans move with what is deleted of marked text`() {
    var field = TextField(picture: "|")
    let spans = [MarkedSpan(0..<2, .underline), MarkedSpan(2..<3, .highlight), MarkedSpan(3..<5, .underline)]
    field.setMarkedText(MarkedText("12345", spans: spans, cursor: 3))
    field.deleteBackward()
    #expect(field.picture == "[12|45]")
    #expect(field.markedText?.spans == [MarkedSpan(0..<2, .underline), MarkedSpan(2..<4, .underline)])
    field.deleteBackward()
    #expect(field.markedText?.spans == [MarkedSpan(0..<1, .underline), MarkedSpan(1..<3, .underline)])
  }

  @Test func `a grapheme that reaches out of marked text is deleted whole`() {
    var field = TextField(picture: "ae|")
    field.setMarkedText(MarkedText("\u{301}x", cursor: 1))
    field.deleteBackward()
    #expect(field.picture == "a[|x]")
  }

  static let policies: [(policy: MarkedTextPolicy, picture: String, events: [TextFieldEvent])] = [
    (.commit, "a그|b", []),
    (
      .discard, "a|b",
      [
        .shouldChange(range: 1..<2, replacement: "", allowed: true), .selectionChanged(TextSelection(caret: 1)),
        .editingChanged,
      ]
    ),
    (.keep, "a[그|]b", []),
  ]

  @Test(arguments: policies)
  func `marking ends`(row: (policy: MarkedTextPolicy, picture: String, events: [TextFieldEvent])) {
    var field = TextField(picture: "a[그|]b")
    field.recordsEvents = true
    field.unmarkText(row.policy)
    #expect(field.picture == row.picture)
    #expect(field.takeEvents() == row.events, "\(row.policy)")
  }

  @Test(arguments: policies)
  func `the focus goes`(row: (policy: MarkedTextPolicy, picture: String, events: [TextFieldEvent])) {
    var field = TextField(picture: "a[그|]b")
    field.recordsEvents = true
    #expect(field.resignFirstResponder(marked: row.policy) == true)
    #expect(field.picture == row.picture)
    #expect(
      field.takeEvents() == [.shouldEndEditing(allowed: true)] + row.events + [.didEndEditing], "\(row.policy)")
  }
}
