import Keywright
import KeywrightDiagnostics
import KeywrightXKB

/// One scenario on its way.
struct ScenarioRun {
  private static let failureLimit = 100

  private let scenario: Scenario
  private let setup: ScenarioSetup
  private let needsEngines: Bool
  private let wallLimit: Duration

  init(
    _ scenario: Scenario, shared: SharedKeyboards, modes: any ScenarioModes, needsEngines: Bool, wallLimit: Duration
  ) {
    self.scenario = scenario
    self.needsEngines = needsEngines
    self.wallLimit = wallLimit
    setup = ScenarioSetup(scenario: scenario, shared: shared, modes: modes)
  }

  /// What comes of the scenario.
  func result() -> ScenarioResult {
    guard scenario.errors.isEmpty else { return ScenarioResult(scenario.identity, .errored(scenario.errors)) }
    switch scenario.mark {
    case .skip(let reason): return ScenarioResult(scenario.identity, .skipped(reason: reason))
    case .knownFailure(let reason):
      var result = played()
      // It fails as known only if it always does.
      guard result.instability == nil else { return result }
      switch result.outcome {
      case .passed: result.outcome = .unexpectedlyPassed(reason: reason)
      case .failed: result.outcome = .knownFailure(reason: reason)
      // A step that finds nothing to do it on may well be what is known; a scenario that cannot be set up never is.
      case .errored(let errors) where errors.allSatisfy({ $0.code == .scenarioStepFailed }):
        result.outcome = .knownFailure(reason: reason)
      case .errored, .skipped, .knownFailure, .unexpectedlyPassed: break
      }
      return result
    case nil: return played()
    }
  }

  /// A trace is computed only where it will be read: for the shortcuts, and once something has failed.
  ///
  /// What failed is played again for its trace, and never passes by that.
  private func played() -> ScenarioResult {
    let readsShortcuts = scenario.lines.contains {
      if case .expectation(.shortcut) = $0.action { true } else { false }
    }
    var result = play(TraceTail(isRead: readsShortcuts))
    guard result.isFailure, !result.tookTooLong else { return result }
    let again = play(TraceTail(isRead: true))
    guard !again.tookTooLong else { return result }
    if again.endedLike(result) {
      result.lastEvents = again.lastEvents
    } else {
      result.instability = again.instability(at: scenario.identity.place)
      result.lastEvents = []
    }
    return result
  }

  private func play(_ tail: TraceTail) -> ScenarioResult {
    let simulator: Simulator
    do throws(Diagnostic) {
      simulator = try setup.simulator(onTrace: tail.isRead ? tail.add : nil)
    } catch {
      return ended(by: error.placed(at: scenario.identity.place), failures: [], tail)
    }
    var evaluator = ExpectationEvaluator(simulator)
    let wall = WallLimit(wallLimit)
    let player = StepPlayer(simulator: simulator, timeLimit: scenario.settings.timeLimit, wall: wall)
    var failures: [ExpectationFailure] = []
    var stopped: Diagnostic?
    for line in scenario.lines where stopped == nil && failures.count < Self.failureLimit {
      switch line.action {
      case .step(let step):
        tail.beginStep()
        do throws(Diagnostic) {
          try player.play(step, at: line.place)
        } catch {
          stopped = error.placed(at: line.place)
        }
      case .expectation(let expectation):
        evaluator.shortcut = tail.shortcut
        guard let verdict = evaluator.verdict(expectation), !verdict.isMet else { continue }
        tail.stop()
        failures.append(failure(verdict, line, expectation))
        // Comparing long texts takes its time too.
        do throws(Diagnostic) {
          try wall.check(at: line.place)
        } catch {
          stopped = error
        }
      }
    }
    let unexpected = evaluator.unexpectedWarnings.map(scenario.settings.located)
    var result: ScenarioResult
    if let stopped {
      result = ended(by: stopped, failures: failures, tail)
    } else {
      failures += missingErrors + (scenario.settings.isStrict ? strictFailures(unexpected) : [])
      result = ScenarioResult(scenario.identity, failures.isEmpty ? .passed : .failed(failures))
      if !failures.isEmpty { result.lastEvents = tail.events }
      result.warningsAreFailures = scenario.settings.isStrict
    }
    result.virtualDuration = simulator.now
    result.warnings = unexpected
    return result
  }

  private func failure(
    _ verdict: ExpectationEvaluator.Verdict, _ line: ScenarioLine, _ expectation: Expectation
  ) -> ExpectationFailure {
    var failure = ExpectationFailure(
      place: line.place, subject: verdict.subject, line: line.text, expected: verdict.expected, actual: verdict.actual,
      note: verdict.note)
    if case .warning = expectation { return failure }
    guard !line.source.isShared, let file = line.place.file, let number = line.place.line else { return failure }
    failure.replacement = LineReplacement(
      file: file, line: number, old: line.source.whole, new: line.source.replacingValue(with: verdict.written))
    return failure
  }

  /// The end of a scenario that an error stopped, which it may have expected.
  private func ended(by error: Diagnostic, failures: [ExpectationFailure], _ tail: TraceTail) -> ScenarioResult {
    let expected = expectedErrors
    if error.code == .engineUnavailable, expected.isEmpty, failures.isEmpty, !needsEngines {
      return ScenarioResult(scenario.identity, .skipped(reason: error.message))
    }
    var outcome = ScenarioResult.Outcome.errored([error])
    if !expected.isEmpty {
      let wrong = expected.filter { !$0.pattern.matches(error) }.map { expected in
        ExpectationFailure(
          place: expected.line.place, subject: "the error", line: expected.line.text,
          expected: .word(expected.pattern.written), actual: .word("\(error.code.rawValue): \(error.message)"),
          note: error.place.line.map { "it came from line \($0)" })
      }
      let all = failures + wrong
      outcome = all.isEmpty ? .passed : .failed(all)
    }
    var result = ScenarioResult(scenario.identity, outcome)
    if result.isFailure {
      if result.failures.isEmpty { result.failures = failures }
      result.lastEvents = tail.events
    }
    return result
  }

  private var expectedErrors: [(line: ScenarioLine, pattern: MessagePattern)] {
    scenario.lines.compactMap { line in
      if case .expectation(.error(let pattern)) = line.action { (line, pattern) } else { nil }
    }
  }

  private var missingErrors: [ExpectationFailure] {
    expectedErrors.map { expected in
      ExpectationFailure(
        place: expected.line.place, subject: "the error", line: expected.line.text,
        expected: .word(expected.pattern.written), actual: .nothing, note: "every step could be done")
    }
  }

  private func strictFailures(_ warnings: [Diagnostic]) -> [ExpectationFailure] {
    guard !warnings.isEmpty else { return [] }
    return [
      ExpectationFailure(
        place: warnings[0].place.line == nil ? scenario.identity.place : warnings[0].place, subject: "warnings",
        line: "strict", expected: .nothing,
        actual: .list(warnings.map { "\($0.code.rawValue): \($0.message)" }),
        note: "expect each of them, as in expect warning \(warnings[0].code.rawValue), or leave strict out")
    ]
  }
}

extension ScenarioResult {
  /// Whether its time on the wall ran out.
  fileprivate var tookTooLong: Bool {
    if case .errored(let errors) = outcome { errors.contains { $0.code == .scenarioWallLimit } } else { false }
  }

  /// Whether the same was found in two plays of one scenario; what a message says may differ, as the number of a process.
  fileprivate func endedLike(_ other: ScenarioResult) -> Bool {
    failures == other.failures && errorKinds == other.errorKinds
  }

  private struct ErrorKind: Equatable {
    var code: DiagnosticCode
    var place: SourcePlace
  }

  /// The errors that ended it; nil where none did.
  private var errorKinds: [ErrorKind]? {
    guard case .errored(let errors) = outcome else { return nil }
    return errors.map { ErrorKind(code: $0.code, place: $0.place) }
  }

  /// What is said of a failure that was found in the first play alone, where this is the second one.
  fileprivate func instability(at place: SourcePlace) -> Diagnostic {
    .warning(
      .scenarioNotDeterministic,
      "the scenario is not deterministic: played again, it \(isFailure ? "fails in another way" : "passes")", at: place,
      hint: "what it did first counts; look for a plugin that does not answer the same keys alike")
  }
}
