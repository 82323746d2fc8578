/// What a command writes on standard output.
enum OutputForm: String, CaseIterable, Sendable {
  /// For a person.
  case text
  /// One JSON object, or one a line.
  case json
  /// What each key did, a JSON object a line.
  case trace

  /// The forms of commands that trace nothing.
  static let plain: [OutputForm] = [.text, .json]
}
