import CKeywrightInputMethodPlugin
import InputModes
import KeywrightKeyEvents
import TextFields

extension InputBatch {
  /// Copies a batch that a plugin filled in; one that says something that cannot be is refused.
  init(_ batch: keywright_batch) throws(AnswerFault) {
    var reader = CTextReader()
    self.init(isHandled: batch.handled != 0)
    if batch.delete_before != 0 || batch.delete_after != 0 {
      deletion = SurroundingDeletion(before: Int(batch.delete_before), after: Int(batch.delete_after))
    }
    commit = try reader.string(batch.commit, "commit")
    switch try CEnumTables.value(batch.marked_change, "marked_change", CEnumTables.changes) {
    case .keep: break
    case .clear: markedText = .clear
    case .set: markedText = try Self.marking(batch, &reader)
    }
    switch try CEnumTables.value(batch.candidates_change, "candidates_change", CEnumTables.changes) {
    case .keep: break
    case .clear: candidates = .clear
    case .set: candidates = .show(try Candidates(batch, &reader))
    }
    switch try CEnumTables.value(batch.auxiliary_change, "auxiliary_change", CEnumTables.changes) {
    case .keep: break
    case .clear: auxiliaryLine = ""
    case .set: auxiliaryLine = try reader.string(batch.auxiliary, "auxiliary")
    }
    if let key = batch.forward { forwardedKey = try Keystroke(UnsafeRawPointer(key), &reader) }
    switch try CEnumTables.value(batch.mode_request, "mode_request", CEnumTables.requests) {
    case .none: break
    case .id: modeRequest = .mode(InputModeID(try reader.string(batch.mode_id, "mode_id")))
    case .previous: modeRequest = .previous
    }
    if batch.has_deadline != 0 { deadline = .microseconds(batch.deadline_us) }
    try checkLimits()
  }

  private static func marking(
    _ batch: keywright_batch, _ reader: inout CTextReader
  ) throws(AnswerFault) -> MarkedTextChange {
    let text = try reader.string(batch.marked, "marked")
    var marked = MarkedText(text, cursor: nil)
    switch batch.cursor {
    case Int32(KEYWRIGHT_CURSOR_HIDDEN): break
    case Int32(KEYWRIGHT_CURSOR_AT_END): marked.cursor = text.unicodeScalars.count
    default: marked.cursor = Int(batch.cursor)
    }
    try forEach(batch.spans, batch.span_count, "spans", limit: BatchLimits.spans) { (span, place) throws(AnswerFault) in
      guard span.start <= span.end else { throw AnswerFault("\(place) ends before it starts") }
      marked.spans.append(
        MarkedSpan(
          Int(span.start)..<Int(span.end), try CEnumTables.value(span.style, "\(place).style", CEnumTables.styles)))
    }
    let policies = MarkedTextPolicies(
      onBlur: try CEnumTables.value(batch.on_blur, "on_blur", CEnumTables.policies),
      onModeSwitch: try CEnumTables.value(batch.on_mode_switch, "on_mode_switch", CEnumTables.policies),
      onCaretMove: try CEnumTables.value(batch.on_caret_move, "on_caret_move", CEnumTables.policies))
    return .set(marked, policies)
  }

  /// Visits the elements of a plugin's array, whose length is checked first.
  fileprivate static func forEach<Element: BitwiseCopyable>(
    _ first: UnsafePointer<Element>?, _ count: Int, _ what: String, limit: Int,
    _ visit: (Element, String) throws(AnswerFault) -> Void
  ) throws(AnswerFault) {
    guard count != 0 else { return }
    let number = UInt(bitPattern: count)
    guard number <= limit else { throw .tooMuch(what, number, "elements", limit: limit) }
    guard let first = UnsafeRawPointer(first) else { throw AnswerFault("\(what) is NULL and has \(number) elements") }
    for index in 0..<count {
      let element = first.loadUnaligned(fromByteOffset: index * MemoryLayout<Element>.stride, as: Element.self)
      try visit(element, "\(what)[\(index)]")
    }
  }
}

extension Candidates {
  fileprivate init(_ batch: keywright_batch, _ reader: inout CTextReader) throws(AnswerFault) {
    var texts = reader
    var page: [Candidate] = []
    try InputBatch.forEach(
      batch.candidates, batch.candidate_count, "candidates", limit: BatchLimits.candidates
    ) { (candidate, place) throws(AnswerFault) in
      page.append(
        Candidate(
          text: try texts.string(candidate.text, "\(place).text"),
          comment: try texts.string(candidate.comment, "\(place).comment")))
    }
    reader = texts
    // The first candidate is highlighted where nothing was said, if there is one.
    let hasNone = batch.highlighted < 0 || batch.highlighted == 0 && page.isEmpty
    self.init(
      page: page, highlighted: hasNone ? nil : Int(batch.highlighted), pageIndex: Int(batch.page_index),
      pageCount: max(1, Int(batch.page_count)))
  }
}
