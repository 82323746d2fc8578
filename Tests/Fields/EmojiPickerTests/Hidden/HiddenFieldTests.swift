import Testing
import TextFields

@testable import EmojiPicker

@Suite struct HiddenFieldTests {
  @Test func `the field is cleared without an event and resigned`() {
    var underneath = TextField(.hidden)
    underneath.recordsEvents = true
    var field = HiddenField(accepts: .emoji, field: underneath)
    field.open()
    var outcomes = field.insert("😀")
    outcomes += field.settle(.emojiBatch)
    #expect(outcomes == [.committed("😀"), .ended])
    #expect(
      field.takeEvents() == [
        .shouldBeginEditing(allowed: true), .didBeginEditing,
        .shouldChange(range: 0..<0, replacement: "😀", allowed: true), .selectionChanged(TextSelection(caret: 1)),
        .editingChanged, .shouldEndEditing(allowed: true), .didEndEditing,
      ])
  }

  @Test func `the next session starts clean`() {
    var field = HiddenField()
    for text in ["a", "b"] {
      field.open()
      #expect(field.insert(text + "!") == [.committed(text), .discarded("!"), .ended])
    }
  }

  @Test func `before a session what is typed is discarded`() {
    var field = HiddenField()
    #expect(field.insert("a") == [.discarded("a")])
    #expect(field.insert("") == [])
    #expect(field.settle(.returnKey) == [])
    #expect(field.edit { $0.deleteBackward() } == [])
  }

  @Test func `Return asks the delegate`() {
    var underneath = TextField(.hidden)
    underneath.delegate.shouldReturn = { !$0.text.isEmpty }
    var field = HiddenField(field: underneath)
    field.open()
    #expect(field.settle(.returnKey) == [])
    #expect(field.isOpen)
    #expect(field.insert("a") == [])
    #expect(field.settle(.returnKey) == [.committed("a"), .ended])
  }

  @Test func `a delegate that lets nothing end keeps the session`() {
    var underneath = TextField(.hidden)
    underneath.recordsEvents = true
    underneath.delegate.shouldEndEditing = { _ in false }
    var field = HiddenField(field: underneath)
    field.open()
    #expect(field.insert("a") == [])
    _ = field.takeEvents()
    #expect(field.settle(.blur) == [.committed("a")])
    #expect(field.takeEvents() == [.shouldEndEditing(allowed: false)])
    #expect(field.isOpen)
  }

  @Test func `a change that the text field does not take is reported`() {
    var underneath = TextField(.hidden, limit: 4)
    underneath.delegate.shouldChange = { _, _, replacement in replacement != "no" }
    var field = HiddenField(field: underneath)
    field.open()
    #expect(field.insert("no") == [.refused("no", .edit(.delegate))])
    #expect(field.insert("12345") == [.refused("12345", .edit(.tooLong(TextTooLong(limit: 4))))])
    #expect(field.insert("yes") == [.committed("y"), .discarded("es"), .ended])
  }

  @Test func `a handler that resigns the field ends the session, and its text is lost`() {
    var underneath = TextField(.hidden)
    underneath.handler = { event, field in
      if event == .editingChanged { field.resignFirstResponder() }
    }
    var field = HiddenField(field: underneath)
    field.open()
    #expect(field.insert("a") == [.discarded("a"), .ended])
    #expect(field.field.text == "")
  }

  @Test func `a grapheme without end is refused, key by key or at once`() {
    var field = HiddenField()
    field.open()
    let mark = "\u{301}"
    #expect(field.insert("a") == [])
    for _ in 1..<64 { #expect(field.insert(mark) == []) }
    let long = "a" + String(repeating: mark, count: 64)
    #expect(field.insert(mark) == [.refused(long, .tooLong(limit: 64))])
    #expect(field.isOpen)
    #expect(field.insert(long + "b") == [.refused(long, .tooLong(limit: 64)), .discarded("b")])
    #expect(field.insert("c") == [])
    #expect(field.settle(.returnKey) == [.committed("c"), .ended])
  }

  static let texts: [(refusal: GraphemeRefusal, message: String, hint: String)] = [
    (.blank, "white space is not taken", "type a visible character"),
    (
      .notEmoji, "this is not an emoji of Unicode's RGI set", "type an emoji, or let the field accept any grapheme"
    ),
    (
      .textByDefault, "this character is text unless U+FE0F follows it",
      "type U+FE0F after it, or let the field accept any grapheme"
    ),
    (
      .component, "this is a part of emoji, not an emoji", "type an emoji, or let the field accept any grapheme"
    ),
    (
      .tooLong(limit: 64), "this grapheme has more than 64 Unicode scalars",
      "type a character with fewer combining marks"
    ),
    (
      .edit(.delegate), "the field's delegate refused the change",
      "type something that the delegate's should-change allows"
    ),
  ]

  @Test(arguments: texts)
  func `a refusal says what is wrong and what to do`(
    row: (refusal: GraphemeRefusal, message: String, hint: String)
  ) {
    #expect(row.refusal.message == row.message)
    #expect(row.refusal.hint == row.hint)
  }
}
