import Diagnostics
import Scenarios

/// Counts what a run gives, and turns it into what is reported.
struct RunTally {
  private static let dependencyLimit = 10_000

  private let plan: RunPlan
  private(set) var caseCount = 0
  private var file: ScenarioFile?
  private var fileSummary: FileSummary?
  private var rewriter = ExpectationRewriter()
  var summary = RunSummary()

  init(_ plan: RunPlan) {
    self.plan = plan
    summary.seed = plan.shuffleSeed
  }

  /// What an item has to be reported as.
  mutating func events(of item: RanItem) -> [RunEvent] {
    switch item {
    case .fileBegan(let begun):
      file = begun
      return []
    case .scenario(let result, let duration, let dependencies):
      note(dependencies)
      return add(.scenario(result), duration)
    case .problem(let problem): return add(.problem(problem), .zero)
    case .fileEnded(let includes):
      note(includes)
      return end()
    }
  }

  private mutating func note(_ dependencies: [String]) {
    for path in dependencies where summary.dependencies.count < Self.dependencyLimit {
      summary.dependencies.insert(path)
    }
  }

  /// The end of the file at hand, whose expectations are rewritten now.
  mutating func end() -> [RunEvent] {
    var events: [RunEvent] = []
    if let file {
      for problem in rewriter.rewrite(file) { events += add(.problem(problem), .zero) }
    }
    if let fileSummary { events.append(.fileEnded(fileSummary)) }
    file = nil
    fileSummary = nil
    return events
  }

  private mutating func update(_ runCase: inout RunCase, _ result: ScenarioResult) {
    do throws(ExpectationRewriter.Refusal) {
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
    fileSummary?.counts.add(runCase)
    fileSummary?.duration += duration
    summary.counts.add(runCase)
    summary.isStopped = summary.isStopped || plan.stopsAtFailure && runCase.status.isFailure
    events.append(.finished(runCase))
    return events
  }
}
