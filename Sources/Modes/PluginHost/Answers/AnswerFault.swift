/// Why an answer of a plugin is refused: a part of a sentence such as `commit is not UTF-8`.
struct AnswerFault: Error, Hashable, Sendable {
  /// What is wrong with which part of the answer.
  var message: String

  init(_ message: String) { self.message = message }

  /// Something is longer, or there is more of it, than a limit.
  static func tooMuch(_ what: String, _ count: some BinaryInteger, _ unit: String, limit: Int) -> AnswerFault {
    AnswerFault("\(what) has \(count) \(unit), more than the \(limit) that are allowed")
  }
}
