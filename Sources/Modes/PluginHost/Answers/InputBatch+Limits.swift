import InputModes
import KeywrightKeyEvents
import TextFields

extension InputBatch {
  /// Refuses numbers and characters that no honest answer has.
  func checkLimits() throws(AnswerFault) {
    try checkTexts()
    if let deletion {
      for count in [deletion.before, deletion.after] {
        guard count >= 0 else { throw AnswerFault("it deletes \(count) scalars") }
        guard count <= BatchLimits.deletion else {
          throw .tooMuch("its deletion", count, "scalars", limit: BatchLimits.deletion)
        }
      }
    }
    if case .set(let marked, _) = markedText { try Self.check(marked) }
    if let deadline {
      guard deadline >= .zero, deadline <= BatchLimits.deadline else {
        throw AnswerFault("its deadline lies more than \(BatchLimits.deadline.components.seconds) seconds away")
      }
    }
    if let key = forwardedKey, key.event.code > .maximum || key.event.code.rawValue == 0 {
      throw AnswerFault("the forwarded key has the code \(key.event.code.rawValue), and codes go from 1 to 767")
    }
  }

  /// Refuses control characters in what people see.
  private func checkTexts() throws(AnswerFault) {
    try Self.check(commit, "its commit")
    if case .set(let marked, _) = markedText { try Self.check(marked.text, "its marked text") }
    if let auxiliaryLine { try Self.check(auxiliaryLine, "its auxiliary line") }
    guard case .show(let shown) = candidates else { return }
    if let contradiction = shown.contradiction {
      throw AnswerFault("its candidates contradict themselves: \(contradiction)")
    }
    for (index, candidate) in shown.page.enumerated() {
      try Self.check(candidate.text, "its candidate \(index)")
      try Self.check(candidate.comment, "the comment of its candidate \(index)")
    }
  }

  private static func check(_ text: String, _ what: @autoclosure () -> String) throws(AnswerFault) {
    guard let control = BatchLimits.controlCharacter(in: text) else { return }
    throw AnswerFault("\(what()) holds the control character \(control)")
  }

  /// Refuses a caret or a span that does not lie in the marked text.
  private static func check(_ marked: MarkedText) throws(AnswerFault) {
    let length = marked.text.unicodeScalars.count
    if let cursor = marked.cursor, !(0...length).contains(cursor) {
      throw AnswerFault("the cursor of its marked text is at \(cursor) in \(length) scalars")
    }
    for span in marked.spans where span.range.lowerBound < 0 || span.range.upperBound > length {
      throw AnswerFault(
        "a span of its marked text goes from \(span.range.lowerBound) to \(span.range.upperBound) in \(length) scalars")
    }
  }
}
