public import KeywrightDiagnostics
public import Scenarios

/// One line of a report: a scenario with its result, or something wrong with a file.
public struct RunCase: Sendable {
  /// What there is to report.
  public enum Content: Sendable {
    /// A scenario and what came of it.
    case scenario(ScenarioResult)
    /// Something wrong outside any scenario.
    case problem(Diagnostic)
  }

  /// What there is to report.
  public var content: Content
  /// The number of the case in the run, from 1.
  public var number: Int
  /// The file, as messages name it.
  public var file: String
  /// How it ended.
  public var status: RunStatus
  /// How long it took on the wall.
  public var duration: Duration
  /// Why its expectations were not rewritten though the run rewrites them; nil where they were, or need not be.
  public var keptBecause: String?

  init(_ content: Content, number: Int, file: String, duration: Duration = .zero) {
    self.content = content
    self.number = number
    self.file = file
    self.duration = duration
    status =
      switch content {
      case .problem: .errored
      case .scenario(let result): RunStatus(result.outcome)
      }
  }

  /// What the case is called within its file.
  public var title: String {
    switch content {
    case .scenario(let result): result.identity.title
    case .problem(let problem):
      problem.code == .expectationNotRewritten ? "the expectations can be rewritten" : "the file can be read"
    }
  }

  /// Where it stands.
  public var place: SourcePlace {
    switch content {
    case .scenario(let result): result.identity.place
    case .problem(let problem): problem.place.file == nil ? SourcePlace(file: file) : problem.place
    }
  }

  /// The result of a scenario; nil for a problem of a file.
  public var result: ScenarioResult? {
    if case .scenario(let result) = content { result } else { nil }
  }

  /// The errors that ended it.
  public var errors: [Diagnostic] {
    switch content {
    case .problem(let problem): [problem]
    case .scenario(let result): if case .errored(let errors) = result.outcome { errors } else { [] }
    }
  }

  /// The warnings to report beside how it ended: none where they are what failed.
  public var warnings: [Diagnostic] {
    guard let result, !result.warningsAreFailures else { return [] }
    return result.warnings
  }

  /// The reason that a mark states.
  public var reason: String? {
    switch result?.outcome {
    case .skipped(let reason), .knownFailure(let reason), .unexpectedlyPassed(let reason): reason
    case .passed, .failed, .errored, nil: nil
    }
  }
}

extension RunStatus {
  init(_ outcome: ScenarioResult.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .errored: .errored
      case .skipped: .skipped
      case .knownFailure: .knownFailure
      case .unexpectedlyPassed: .unexpectedlyPassed
      }
  }
}
