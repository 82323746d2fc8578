import Testing
import TextFields

@Suite struct EventTests {
  private func recording(_ picture: String) -> TextField {
    var field = TextField(picture: picture)
    field.recordsEvents = true
    return field
  }

  @Test func `typing asks, changes, and tells in UIKit's order`() {
    var field = recording("a|")
    field.insert("b")
    #expect(
      field.takeEvents() == [
        .shouldChange(range: 1..<1, replacement: "b", allowed: true), .selectionChanged(TextSelection(caret: 2)),
        .editingChanged,
      ])
    #expect(field.takeEvents() == [], "taken once")
  }

  @Test func `a batch is one change`() {
    var field = recording("ab[나|]cd")
    field.apply(FieldEdit(deleteBefore: 1, deleteAfter: 1, commit: "가", marked: MarkedText("다")))
    #expect(
      field.takeEvents() == [
        .shouldChange(range: 1..<4, replacement: "가다", allowed: true), .editingChanged,
      ])
    #expect(field.picture == "a가[다|]d")
  }

  @Test func `deleting around a selection asks with the text that stays`() {
    var field = recording("ab«cd|»ef")
    field.deleteSurrounding(before: 1, after: 1)
    #expect(
      field.takeEvents() == [
        .shouldChange(range: 1..<5, replacement: "cd", allowed: true),
        .selectionChanged(TextSelection(anchor: 1, head: 3)), .editingChanged,
      ])
  }

  @Test func `setting the text tells nobody`() {
    var field = recording("a|")
    field.setText("b")
    #expect(field.takeEvents() == [])
  }

  @Test func `moving tells the selection only when it changed`() {
    var field = recording("ab|")
    field.move(.right)
    field.move(.left, extending: true)
    field.selectAll()
    #expect(
      field.takeEvents() == [
        .selectionChanged(TextSelection(anchor: 2, head: 1)), .selectionChanged(TextSelection(anchor: 0, head: 2)),
      ])
  }

  @Test func `the focus comes and goes`() {
    var field = TextField()
    field.recordsEvents = true
    #expect(field.insert("a") == .refused(.notFirstResponder))
    #expect(field.deleteBackward() == .refused(.notFirstResponder))
    #expect(field.pressReturn() == .refused(.notFirstResponder))
    #expect(field.becomeFirstResponder() == true)
    #expect(field.becomeFirstResponder() == true, "again, without events")
    #expect(field.resignFirstResponder() == true)
    #expect(field.resignFirstResponder() == true, "again, without events")
    #expect(
      field.takeEvents() == [
        .shouldBeginEditing(allowed: true), .didBeginEditing, .shouldEndEditing(allowed: true), .didEndEditing,
      ])
    #expect(EditRefusal.notFirstResponder.message == "the field is not the first responder")
    #expect(EditRefusal.notFirstResponder.hint == "focus the field before typing")
  }

  @Test func `Return is a new line in a plain field`() {
    var field = recording("a|b")
    #expect(field.pressReturn() == .applied)
    #expect(field.picture == "a\n|b")
    #expect(field.takeEvents().first == .shouldChange(range: 1..<1, replacement: "\n", allowed: true))
  }

  @Test func `Return ends a hidden field`() {
    var field = TextField(.hidden, picture: "a|")
    field.recordsEvents = true
    #expect(field.pressReturn() == .applied)
    #expect(field.text == "a")
    #expect(
      field.takeEvents() == [.shouldReturn(allowed: true), .shouldEndEditing(allowed: true), .didEndEditing])
  }

  @Test func `nobody listens, nothing is kept`() {
    var field = TextField(picture: "|")
    field.insert("a")
    field.recordsEvents = true
    #expect(field.takeEvents() == [])
  }
}
