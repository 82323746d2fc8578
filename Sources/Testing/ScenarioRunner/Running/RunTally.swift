import KeywrightDiagnostics
import Scenarios

/// Counts what a run gives, and turns it into what is reported.
struct RunTally {
  private let plan: RunPlan
  private(set) var caseCount = 0
  private var file: ScenarioFile?
  private var fileSummary: FileSummary?
  private var rewriter = ExpectationRewriter()
  /// Cases from the first one that is to be rewritten on: whether they are is known when the file is written.
  private var held: [RunCase] = []
  var summary = RunSummary()

  init(_ plan: RunPlan) {
    self.plan = plan
    summary.seed = plan.shuffleSeed
  }

  /// What an item has to be reported as.
  mutating func events(of item: RunItem<PlayedScenario>) -> [RunEvent] {
    switch item {
    case .fileBegan(let begun):
      file = begun
      return []
    case .scenario(let played): return add(.scenario(played.result), played.duration)
    case .problem(let problem): return add(.problem(problem), .zero)
    case .fileEnded(_, let elsewhere):
      summary.elsewhere += elsewhere
      return end()
    }
  }

  /// The end of the file at hand, whose expectations are rewritten now.
  mutating func end() -> [RunEvent] {
    var events: [RunEvent] = []
    if let file {
      let problems = rewriter.rewrite(file)
      for var runCase in held {
        if runCase.status == .updated, let problem = problems.first, let result = runCase.result {
          runCase.status = RunStatus(result.outcome)
          runCase.keptBecause = problem.message
        }
        events.append(count(runCase))
      }
      held = []
      for problem in problems { events += add(.problem(problem), .zero) }
    }
    if let fileSummary { events.append(.fileEnded(fileSummary)) }
    file = nil
    fileSummary = nil
    return events
  }

  private mutating func update(_ runCase: inout RunCase, _ result: ScenarioResult) {
    do throws(ExpectationRewriter.RewriteBlocked) {
      try rewriter.take(result)
      runCase.status = .updated
    } catch {
      runCase.keptBecause = error.reason
    }
  }

  private mutating func add(_ content: RunCase.Content, _ duration: Duration) -> [RunEvent] {
    guard let file else { return [] }
    var events: [RunEvent] = []
    if fileSummary == nil {
      fileSummary = FileSummary(file: file.name)
      summary.files += 1
      events.append(.fileBegan(file.name))
    }
    caseCount += 1
    var runCase = RunCase(content, number: caseCount, file: file.name, duration: duration)
    if plan.updates, let result = runCase.result, result.isFailure { update(&runCase, result) }
    if !held.isEmpty || runCase.status == .updated {
      held.append(runCase)
      stop(at: runCase)
    } else {
      events.append(count(runCase))
    }
    return events
  }

  private mutating func count(_ runCase: RunCase) -> RunEvent {
    fileSummary?.counts.add(runCase)
    fileSummary?.duration += runCase.duration
    summary.counts.add(runCase)
    stop(at: runCase)
    return .finished(runCase)
  }

  private mutating func stop(at runCase: RunCase) {
    summary.isStopped = summary.isStopped || plan.stopsAtFailure && runCase.status.isFailure
  }
}
