import Testing
import TextFields

@Suite struct DelegateTests {
  @Test func `a refused change leaves everything, marked text too`() {
    var field = TextField(picture: "a[나|]b")
    field.delegate.shouldChange = { _, _, replacement in !replacement.contains("x") }
    field.recordsEvents = true
    #expect(field.apply(FieldEdit(deleteBefore: 1, commit: "x")) == .refused(.delegate))
    #expect(field.picture == "a[나|]b")
    #expect(field.takeEvents() == [.shouldChange(range: 0..<2, replacement: "x", allowed: false)])
    #expect(field.insert("y") == .applied)
    #expect(field.picture == "ay|b")
    #expect(EditRefusal.delegate.message == "the field's delegate refused the change")
    #expect(EditRefusal.delegate.hint == "type something that the delegate's should-change allows")
  }

  @Test func `the delegate sees the text as it was`() {
    var field = TextField(picture: "12|")
    field.delegate.shouldChange = { field, range, replacement in
      field.text.count - range.count + replacement.count <= 3
    }
    #expect(field.insert("3") == .applied)
    #expect(field.insert("4") == .refused(.delegate))
    #expect(field.text == "123")
  }

  @Test func `editing may not begin`() {
    var field = TextField()
    field.recordsEvents = true
    field.delegate.shouldBeginEditing = { _ in false }
    #expect(field.becomeFirstResponder() == false)
    #expect(!field.isFirstResponder)
    #expect(field.takeEvents() == [.shouldBeginEditing(allowed: false)])
  }

  @Test func `editing may not end`() {
    var field = TextField(picture: "[나|]")
    field.recordsEvents = true
    field.delegate.shouldEndEditing = { _ in false }
    #expect(field.resignFirstResponder(marked: .discard) == false)
    #expect(field.picture == "[나|]")
    #expect(field.isFirstResponder)
    #expect(field.takeEvents() == [.shouldEndEditing(allowed: false)])
  }

  @Test func `Return may not end a hidden field`() {
    var field = TextField(.hidden, picture: "a|")
    field.recordsEvents = true
    field.delegate.shouldReturn = { $0.text.isEmpty }
    #expect(field.pressReturn() == .refused(.delegate))
    #expect(field.isFirstResponder)
    #expect(field.takeEvents() == [.shouldReturn(allowed: false)])
    field.setText("")
    #expect(field.pressReturn() == .applied)
    #expect(!field.isFirstResponder)
  }
}
