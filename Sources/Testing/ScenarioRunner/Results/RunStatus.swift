/// How a case of a run ended.
public enum RunStatus: String, CaseIterable, Hashable, Sendable {
  case passed
  /// Something was not as expected.
  case failed
  /// It could not be run or not to its end, or a file could not be read.
  case errored
  /// It is marked as a known failure, and passed.
  case unexpectedlyPassed
  /// It failed, and its expectations were rewritten.
  case updated
  /// It is marked as a known failure, and failed.
  case knownFailure
  /// It was not run.
  case skipped

  /// Whether a run with such a case fails.
  public var isFailure: Bool {
    switch self {
    case .failed, .errored, .unexpectedlyPassed: true
    case .passed, .updated, .knownFailure, .skipped: false
    }
  }

  /// The status in words.
  public var words: String {
    switch self {
    case .errored: "with errors"
    case .unexpectedlyPassed: "passed though marked as a known failure"
    case .knownFailure: "failed as known"
    case .passed, .failed, .skipped, .updated: rawValue
    }
  }
}
