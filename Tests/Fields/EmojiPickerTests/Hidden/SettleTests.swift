import TestSupport
import Testing
import TextFields

@testable import EmojiPicker

@Suite struct SettleTests {
  @Test(arguments: SettleRow.all)
  func `a session`(row: SettleRow) {
    var field = HiddenField(accepts: row.accepts, settles: row.settles)
    field.open()
    var outcomes: [HiddenFieldOutcome] = []
    for step in row.steps {
      switch step {
      case .type(let text): outcomes += field.insert(text)
      case .mark(let text): outcomes += field.apply(FieldEdit(marked: MarkedText(text)))
      case .batch(let batch): outcomes += field.apply(batch)
      case .backspace: outcomes += field.edit { $0.deleteBackward() }
      case .left: outcomes += field.edit { $0.move(.left) }
      case .settle(let cause): outcomes += field.settle(cause)
      }
    }
    #expect(outcomes == row.outcomes)
    #expect(outcomes.map(spelled) == row.outcomes.map(spelled), "scalar by scalar")
    #expect(field.field.picture == row.picture)
    #expect(field.isOpen == !row.outcomes.contains(.ended))
  }

  private func spelled(_ outcome: HiddenFieldOutcome) -> String {
    switch outcome {
    case .committed(let text), .refused(let text, _), .discarded(let text): codePoints(text)
    case .ended: ""
    }
  }
}
