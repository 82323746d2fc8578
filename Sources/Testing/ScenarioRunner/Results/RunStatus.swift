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

  /// How many cases ended so, in words: `2 passed`, `1 error`.
  public func words(count: Int) -> String {
    switch self {
    case .errored: count == 1 ? "1 error" : "\(count) errors"
    case .unexpectedlyPassed: "\(count) passed though marked as a known failure"
    case .knownFailure: "\(count) failed as known"
    case .passed, .failed, .skipped, .updated: "\(count) \(rawValue)"
    }
  }
}
