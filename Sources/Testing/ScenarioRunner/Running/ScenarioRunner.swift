import KeywrightRuntimeSupport
public import Scenarios

/// Runs the scenarios of files, on as many threads as are wanted, and reports them in a steady order.
public struct ScenarioRunner: Sendable {
  private let plan: RunPlan
  private let executor: ScenarioExecutor
  private let now: @Sendable () -> Duration

  /// A runner.
  ///
  /// - Parameters:
  ///   - now: the time on the wall since some start, from which durations are told.
  public init(plan: RunPlan, executor: ScenarioExecutor, now: @escaping @Sendable () -> Duration = Self.steadyClock()) {
    self.plan = plan
    self.executor = executor
    self.now = now
  }

  /// The time since now.
  public static func steadyClock() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  /// Runs everything; `report` is called on this thread, and what it throws ends the run.
  @discardableResult
  public func run<Failure: Error>(
    _ files: [ScenarioFile], report: (RunEvent) throws(Failure) -> Void
  ) throws(Failure) -> RunSummary {
    let start = now()
    let queue = RunQueue(files, plan)
    var tally = RunTally(plan)
    try report(.began)
    // This thread works too; the others only work.
    let workers = (1..<max(1, min(plan.jobs, RunPlan.jobLimit))).compactMap { _ in worker(queue) }
    defer {
      queue.stop()
      for worker in workers { worker.join() }
    }
    var own: FileProgress?
    loop: while !tally.summary.isStopped {
      switch queue.next(after: &own, reports: true) {
      case .run(let part): queue.give(ran(part))
      case .report(let items):
        for item in items where !tally.summary.isStopped {
          for event in tally.events(of: item) { try report(event) }
        }
      case .end: break loop
      }
    }
    for event in tally.end() { try report(event) }
    tally.summary.duration = now() - start
    try report(.ended(tally.summary))
    return tally.summary
  }

  private func worker(_ queue: RunQueue) -> WorkerThread? {
    WorkerThread {
      var own: FileProgress?
      while case .run(let part) = queue.next(after: &own, reports: false) { queue.give(ran(part)) }
    }
  }

  private func ran(_ part: RunQueue.Part<Scenario>) -> RunQueue.Part<PlayedScenario> {
    RunQueue.Part(
      place: part.place,
      items: part.items.map { item in
        item.map { scenario in
          let start = now()
          let result = executor.run(scenario)
          return PlayedScenario(result: result, duration: now() - start)
        }
      })
  }
}
