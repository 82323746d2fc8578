import InputModes
import KeywrightJSONText
import KeywrightKeyEvents
import TextFields

extension InputBatch {
  private static let members = [
    "handled", "delete", "commit", "marked", "candidates", "auxiliary", "forward", "mode", "deadline",
  ]
  private static let counts = 0...Int(Int32.max)

  /// The batch that a program answers with: what is left out stays as it is, null takes away.
  init(_ answer: AnswerObject) throws(AnswerFault) {
    try answer.check(known: Self.members)
    self.init(isHandled: try answer.flag("handled") ?? false)
    if let deletion = try answer.object("delete") {
      try deletion.check(known: ["before", "after"])
      self.deletion = SurroundingDeletion(
        before: try deletion.number("before", in: Self.counts) ?? 0,
        after: try deletion.number("after", in: Self.counts) ?? 0)
    }
    commit = try answer.text("commit") ?? ""
    if let marked = try answer.object("marked") {
      markedText = try Self.marking(marked)
    } else if answer.value("marked") != nil {
      markedText = .clear
    }
    if let shown = try answer.object("candidates") {
      candidates = .show(try Candidates(shown))
    } else if answer.value("candidates") != nil {
      candidates = .clear
    }
    if answer.value("auxiliary") != nil { auxiliaryLine = try answer.text("auxiliary") ?? "" }
    if let key = try answer.object("forward") { forwardedKey = try Keystroke(key) }
    if let mode = try answer.object("mode") { modeRequest = try Self.request(mode) }
    let latest = Int(BatchLimits.deadline.components.seconds) * 1_000_000
    deadline = try answer.number("deadline", in: 0...latest).map { .microseconds($0) }
    try checkLimits()
  }

  private static func marking(_ object: AnswerObject) throws(AnswerFault) -> MarkedTextChange {
    try object.check(known: ["text", "cursor", "spans", "onBlur", "onModeSwitch", "onCaretMove"])
    guard let text = try object.text("text") else { throw AnswerFault("marked.text is left out") }
    var marked = MarkedText(text)
    if object.value("cursor") != nil { marked.cursor = try object.number("cursor", in: counts) }
    for span in try object.objects("spans", limit: BatchLimits.spans) {
      try span.check(known: ["start", "end", "style"])
      guard let start = try span.number("start", in: counts), let end = try span.number("end", in: counts), start <= end
      else {
        throw AnswerFault("a span of the marked text does not go from a start to an end after it")
      }
      marked.spans.append(MarkedSpan(start..<end, try span.word("style", ProtocolWords.styles) ?? .underline))
    }
    let policies = MarkedTextPolicies(
      onBlur: try object.word("onBlur", ProtocolWords.policies) ?? .commit,
      onModeSwitch: try object.word("onModeSwitch", ProtocolWords.policies) ?? .commit,
      onCaretMove: try object.word("onCaretMove", ProtocolWords.policies) ?? .commit)
    return .set(marked, policies)
  }

  private static func request(_ object: AnswerObject) throws(AnswerFault) -> ModeRequest {
    try object.check(known: ["id", "previous"])
    switch (try object.text("id"), try object.flag("previous")) {
    case (let id?, nil): return .mode(InputModeID(id))
    case (nil, true?): return .previous
    default: throw AnswerFault("mode is neither {\"id\":…} nor {\"previous\":true}")
    }
  }
}

extension Candidates {
  fileprivate init(_ object: AnswerObject) throws(AnswerFault) {
    try object.check(known: ["page", "highlighted", "pageIndex", "pageCount"])
    let counts = 0...Int(Int32.max)
    var page: [Candidate] = []
    for candidate in try object.objects("page", limit: BatchLimits.candidates) {
      try candidate.check(known: ["text", "comment"])
      guard let text = try candidate.text("text") else { throw AnswerFault("a candidate has no text") }
      page.append(Candidate(text: text, comment: try candidate.text("comment") ?? ""))
    }
    self.init(
      page: page, highlighted: try object.number("highlighted", in: counts),
      pageIndex: try object.number("pageIndex", in: counts) ?? 0,
      pageCount: try object.number("pageCount", in: counts) ?? 1)
  }
}
