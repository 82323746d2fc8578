import Keywright
import TextFields

/// What is true of every text field, whatever was done to it.
enum FieldInvariants {
  static func check(_ simulator: Simulator) {
    for name in simulator.fieldNames {
      guard let field = simulator.textField(name) else { continue }
      check(field)
    }
  }

  private static func check(_ field: TextField) {
    let scalars = Array(field.text.unicodeScalars)
    precondition(scalars.count == field.buffer.count, "the text has another length than its storage says")
    precondition(scalars.count <= field.buffer.limit, "the text is longer than it may be")
    let whole = 0...scalars.count
    precondition(whole.contains(field.selection.anchor), "the selection begins outside of the text")
    precondition(whole.contains(field.selection.head), "the caret stands outside of the text")
    if let marked = field.markedRange {
      precondition(whole.contains(marked.lowerBound), "the marked text begins outside of the text")
      precondition(whole.contains(marked.upperBound), "the marked text ends outside of the text")
      let text = field.markedText
      precondition(Array((text?.text ?? "").unicodeScalars) == Array(scalars[marked]), "the marked text is another")
      for span in text?.spans ?? [] {
        precondition(span.range.upperBound <= marked.count, "a span goes beyond the marked text")
      }
    }
    for index in [0, scalars.count / 2, scalars.count] {
      precondition(field.buffer.scalar(at: index) == (index < scalars.count ? scalars[index] : nil), "a scalar differs")
    }
  }
}
