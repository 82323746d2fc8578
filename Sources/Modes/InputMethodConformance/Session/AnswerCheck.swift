import InputModes
import TextFields

/// The rules that an answer keeps whatever was asked.
enum AnswerCheck {
  /// What is wrong with an answer, by rule.
  static func faults(_ batch: InputBatch, now: Duration) -> [(rule: ConformanceRule, detail: String)] {
    var faults: [(ConformanceRule, String)] = []
    if case .set(let marked, _) = batch.markedText {
      let length = marked.text.unicodeScalars.count
      if let cursor = marked.cursor, !(0...length).contains(cursor) {
        faults.append((.marksInBounds, "the caret is at \(cursor) in \(length) scalars"))
      }
      if let span = marked.spans.first(where: { $0.range.lowerBound < 0 || $0.range.upperBound > length }) {
        faults.append(
          (
            .marksInBounds,
            "a span goes from \(span.range.lowerBound) to \(span.range.upperBound) in \(length) scalars"
          ))
      }
    }
    if case .show(let shown) = batch.candidates { faults += candidateFaults(shown) }
    if let deadline = batch.deadline, deadline <= now {
      faults.append((.deadlineAhead, "a deadline is \(deadline), and it is \(now) already"))
    }
    let texts = texts(batch)
    if let control = texts.lazy.compactMap(BatchLimits.controlCharacter).first {
      faults.append((.writesText, "a text holds the control character \(control)"))
    }
    return faults + sizeFaults(batch, texts)
  }

  private static func candidateFaults(_ shown: Candidates) -> [(ConformanceRule, String)] {
    shown.contradiction.map { [(.candidatesInBounds, $0)] } ?? []
  }

  private static func texts(_ batch: InputBatch) -> [String] {
    var texts = [batch.commit, batch.auxiliaryLine ?? ""]
    if case .set(let marked, _) = batch.markedText { texts.append(marked.text) }
    if case .show(let shown) = batch.candidates { texts += shown.page.flatMap { [$0.text, $0.comment] } }
    return texts
  }

  private static func sizeFaults(_ batch: InputBatch, _ texts: [String]) -> [(ConformanceRule, String)] {
    var faults: [String] = []
    if let deletion = batch.deletion {
      for count in [deletion.before, deletion.after] where !(0...BatchLimits.deletion).contains(count) {
        faults.append("\(count) scalars are deleted")
      }
    }
    if case .set(let marked, _) = batch.markedText, marked.spans.count > BatchLimits.spans {
      faults.append("marked text has \(marked.spans.count) spans")
    }
    if case .show(let shown) = batch.candidates, shown.page.count > BatchLimits.candidates {
      faults.append("a page has \(shown.page.count) candidates")
    }
    let sizes = texts.map(\.utf8.count)
    if let size = sizes.first(where: { $0 > BatchLimits.textBytes }) { faults.append("a text has \(size) bytes") }
    let total = sizes.reduce(0, +)
    if total > BatchLimits.allBytes { faults.append("the texts have \(total) bytes") }
    return faults.map { (.answersInBounds, $0) }
  }
}
