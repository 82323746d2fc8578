public import KeywrightDiagnostics

/// An expectation that was not met: where, what was expected, what there was instead.
public struct ExpectationFailure: Hashable, Sendable {
  /// Where the expectation stands.
  public var place: SourcePlace
  /// What was looked at: `the text`, `commits`, `the mode`.
  public var subject: String
  /// The line as written, without indentation and comment.
  public var line: String
  /// What was expected.
  public var expected: ObservedValue
  /// What there was.
  public var actual: ObservedValue
  /// Where two texts part; nil where the values are no texts.
  public var difference: TextDifference?
  /// What else helps: the reason of a mode, what is missing or extra in a list; one sentence without a full stop.
  public var note: String?
  /// The line that would be met; nil where no line can be, or where other cases share it.
  public var replacement: LineReplacement?

  /// An expectation that was not met.
  public init(
    place: SourcePlace, subject: String, line: String, expected: ObservedValue, actual: ObservedValue,
    note: String? = nil, replacement: LineReplacement? = nil
  ) {
    self.place = place
    self.subject = subject
    self.line = line
    self.expected = expected
    self.actual = actual
    self.note = note
    self.replacement = replacement
    if case .text(let expected) = expected, case .text(let actual) = actual {
      difference = TextDifference(expected: expected, actual: actual)
    }
  }

  /// What is wrong, one sentence without a full stop: `expected the text “ô”, got “o”`.
  public var message: String { "expected \(subject) \(expected.description), got \(actual.description)" }
}
