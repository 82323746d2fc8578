import Testing
import TextFields

@Suite struct HandlerTests {
  /// The note's handler: what arrives is taken, the field cleared and resigned.
  private func takingField() -> TextField {
    var field = TextField(.hidden)
    field.becomeFirstResponder()
    field.recordsEvents = true
    field.handler = { event, field in
      guard event == .editingChanged else { return }
      field.setText("")
      field.resignFirstResponder()
    }
    return field
  }

  @Test func `a handler clears and resigns; the end is told after the change`() {
    var field = takingField()
    #expect(field.insert("😀") == .applied)
    #expect(field.picture == "|")
    #expect(!field.isFirstResponder)
    #expect(
      field.takeEvents() == [
        .shouldChange(range: 0..<0, replacement: "😀", allowed: true), .selectionChanged(TextSelection(caret: 1)),
        .editingChanged, .shouldEndEditing(allowed: true), .didEndEditing,
      ])
  }

  @Test func `what comes after the handler resigned is refused`() {
    var field = takingField()
    field.insert("😀")
    #expect(field.insert("😁") == .refused(.notFirstResponder))
    #expect(field.picture == "|")
  }

  @Test func `the handler's own edits raise no events`() {
    var field = TextField(picture: "|")
    field.recordsEvents = true
    field.handler = { event, field in
      if event == .editingChanged { field.insert("!") }
    }
    field.insert("a")
    #expect(field.picture == "a!|")
    #expect(
      field.takeEvents() == [
        .shouldChange(range: 0..<0, replacement: "a", allowed: true), .selectionChanged(TextSelection(caret: 1)),
        .editingChanged,
      ])
    field.insert("b")
    #expect(field.picture == "a!b!|", "edits after it apply to the state as it is")
  }

  @Test func `a field cleared when the selection is told still tells its change`() {
    var field = TextField(picture: "abc|")
    field.handler = { event, field in
      if case .selectionChanged = event { field.setText("") }
    }
    field.recordsEvents = true
    #expect(field.insert("d") == .applied)
    #expect(field.picture == "|")
    #expect(field.takeEvents().last == .editingChanged)
    field.insert("e")
    #expect(field.picture == "|")
  }

  @Test func `a handler cannot focus its field again`() {
    var field = TextField(picture: "a|")
    field.recordsEvents = true
    field.handler = { event, field in
      if event == .didEndEditing, field.becomeFirstResponder() { field.setText("focused again") }
    }
    #expect(field.resignFirstResponder() == true)
    #expect(field.picture == "a|")
    #expect(field.takeEvents() == [.shouldEndEditing(allowed: true), .didEndEditing])
    #expect(field.becomeFirstResponder() == true, "afterwards anybody can")
  }

  @Test func `a handler that resigns as editing begins has the last word`() {
    var field = TextField()
    field.recordsEvents = true
    field.handler = { event, field in
      if event == .didBeginEditing { field.resignFirstResponder() }
    }
    #expect(field.becomeFirstResponder() == false)
    #expect(
      field.takeEvents() == [
        .shouldBeginEditing(allowed: true), .didBeginEditing, .shouldEndEditing(allowed: true), .didEndEditing,
      ])
  }

  @Test func `a handler that resigns while marked text is discarded ends editing once`() {
    var field = TextField(picture: "a[나|]")
    field.recordsEvents = true
    field.handler = { event, field in
      if event == .editingChanged { field.resignFirstResponder() }
    }
    #expect(field.resignFirstResponder(marked: .discard) == true)
    #expect(field.picture == "a|")
    #expect(field.takeEvents().filter { $0 == .didEndEditing }.count == 1)
  }

  @Test func `questions are not the handler's`() {
    var field = TextField(picture: "|")
    field.handler = { event, field in
      if event.isQuestion { field.setText("asked") }
    }
    field.insert("a")
    field.resignFirstResponder()
    #expect(field.picture == "a|")
  }
}
