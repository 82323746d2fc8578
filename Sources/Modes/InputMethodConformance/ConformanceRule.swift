/// What every input method keeps, whoever wrote it.
public enum ConformanceRule: String, CaseIterable, Hashable, Sendable {
  /// Two fresh engines answer the same calls alike, also when both are in use.
  case sameAnswers
  /// Text that was there stays: nothing is deleted on the way out, and no typed character vanishes.
  case keepsText
  /// What the host has committed by policy is not committed once more.
  case commitsOnce
  /// Marked text ends when the mode is switched away from or the field loses the focus.
  case unmarksWhenDeactivated
  /// Marked text is not set again by the answer to a reset.
  case unmarksWhenReset
  /// The caret and the spans of marked text lie in it.
  case marksInBounds
  /// The highlighted candidate is on the page, and the page is one of the pages.
  case candidatesInBounds
  /// An index that no candidate of the page has changes no text.
  case choosesFromThePage
  /// An answer keeps within `BatchLimits`.
  case answersInBounds
  /// No text holds a control character other than newline and tab.
  case writesText
  /// A deadline lies ahead.
  case deadlineAhead

  /// The rule as a sentence without a full stop.
  public var sentence: String {
    switch self {
    case .sameAnswers: "the same calls get the same answers"
    case .keepsText: "no text is lost"
    case .commitsOnce: "no text is doubled"
    case .unmarksWhenDeactivated: "no marked text is left after deactivation"
    case .unmarksWhenReset: "no marked text is set by a reset"
    case .marksInBounds: "caret and spans lie in the marked text"
    case .candidatesInBounds: "highlight and page of the candidates exist"
    case .choosesFromThePage: "choosing a candidate that is not there changes no text"
    case .answersInBounds: "answers keep within the limits"
    case .writesText: "texts hold no control characters but newline and tab"
    case .deadlineAhead: "deadlines lie ahead"
    }
  }
}
