public import Keywright
import KeywrightDiagnostics
import Scenarios

/// Runs the tests of another tool, and reports them as scenarios are reported.
///
/// What has no meaning here counts as skipped, with the reason.
public struct ForeignRunner: Sendable {
  private let tool: ForeignTool
  private let plan: RunPlan
  private let configuration: SimulatorConfiguration
  private let isStrict: Bool
  private let now: @Sendable () -> Duration

  /// A runner.
  ///
  /// - Parameters:
  ///   - configuration: the keyboard on which streams of keys are played, and where keymaps are looked for.
  ///   - isStrict: whether a keymap that the library cannot compile is an error; otherwise its test is skipped.
  ///   - now: the time on the wall since some start, from which durations are told.
  public init(
    _ tool: ForeignTool, plan: RunPlan, configuration: SimulatorConfiguration, isStrict: Bool = false,
    now: @escaping @Sendable () -> Duration = ScenarioRunner.steadyClock()
  ) {
    self.tool = tool
    self.plan = plan
    self.configuration = configuration
    self.isStrict = isStrict
    self.now = now
  }

  /// Runs everything; what `report` throws ends the run.
  @discardableResult
  public func run<Failure: Error>(
    _ files: [ScenarioFile], report: (RunEvent) throws(Failure) -> Void
  ) throws(Failure) -> RunSummary {
    let start = now()
    var tally = RunTally(plan)
    try report(.began)
    for file in files where !tally.summary.isStopped {
      for item in items(file) where !tally.summary.isStopped {
        for event in tally.events(of: item) { try report(event) }
      }
    }
    for event in tally.end() { try report(event) }
    tally.summary.duration = now() - start
    try report(.ended(tally.summary))
    return tally.summary
  }

  private func items(_ file: ScenarioFile) -> [RunItem<PlayedScenario>] {
    let test = ForeignTest(file: file)
    switch plan.belonging(test.identity(), of: file) {
    case .toNone: return []
    case .toOtherPart: return [.fileBegan(file), .fileEnded(includes: [], elsewhere: 1)]
    case .toRun: break
    }
    let start = now()
    let results = results(test)
    let duration = now() - start
    return [.fileBegan(file)]
      + results.enumerated().map { .scenario(PlayedScenario(result: $1, duration: $0 == 0 ? duration : .zero)) }
      + [.fileEnded(includes: [], elsewhere: 0)]
  }

  private func results(_ test: ForeignTest) -> [ScenarioResult] {
    switch tool {
    case .kbvm: KbvmTest(test, configuration: configuration, isStrict: isStrict).results()
    case .keyd: [KeyStreamTest(test, tool: "keyd", configuration: configuration).result(KeydStreams.init)]
    case .kanata: [KeyStreamTest(test, tool: "kanata", configuration: configuration).result(KanataStreams.init)]
    }
  }
}
