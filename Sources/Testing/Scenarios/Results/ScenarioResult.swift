public import Keywright
public import KeywrightDiagnostics

/// What came of one scenario.
public struct ScenarioResult: Sendable {
  /// How a scenario ended.
  public enum Outcome: Sendable {
    /// Everything was as expected.
    case passed
    /// Something was not as expected: at least one failure.
    case failed([ExpectationFailure])
    /// It could not be run, or not to its end: at least one message.
    case errored([Diagnostic])
    /// It was not run, for the reason that it states.
    case skipped(reason: String)
    /// It is marked as a known failure, and did fail.
    case knownFailure(reason: String)
    /// It is marked as a known failure, and passed: the mark must go.
    case unexpectedlyPassed(reason: String)
  }

  /// Which scenario it is.
  public var identity: ScenarioIdentity
  /// How it ended.
  public var outcome: Outcome
  /// The expectations that were not met, those before an error stopped the scenario as well.
  public var failures: [ExpectationFailure]
  /// How far the scenario's own clock ran.
  public var virtualDuration: Duration
  /// The warnings that nothing expected.
  public var warnings: [Diagnostic]
  /// Whether the warnings are among the failures, since the scenario is strict.
  public var warningsAreFailures = false
  /// The last steps of the trace with their reasons, the oldest first; empty where nothing failed, or something else did
  /// once they were traced.
  public var lastEvents: [TraceEvent]
  /// That the scenario ended differently when it was played again for its trace; nil where it did not.
  public var instability: Diagnostic?

  /// The result of a scenario.
  public init(
    _ identity: ScenarioIdentity, _ outcome: Outcome, virtualDuration: Duration = .zero, warnings: [Diagnostic] = [],
    lastEvents: [TraceEvent] = []
  ) {
    self.identity = identity
    self.outcome = outcome
    if case .failed(let failures) = outcome { self.failures = failures } else { failures = [] }
    self.virtualDuration = virtualDuration
    self.warnings = warnings
    self.lastEvents = lastEvents
  }

  /// Whether a run with this result fails.
  public var isFailure: Bool {
    switch outcome {
    case .passed, .skipped, .knownFailure: false
    case .failed, .errored, .unexpectedlyPassed: true
    }
  }
}
