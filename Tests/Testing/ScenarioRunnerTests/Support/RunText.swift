import KeywrightDiagnostics
import KeywrightRuntimeSupport
import KeywrightScenarioRunner
import ScenarioTestSupport
import Scenarios
import TestSupport

/// Runs `.keys` texts in a folder of their own and keeps what is reported, with the folder left out of it.
struct RunText {
  private(set) var report = ""
  private(set) var cases: [RunCase] = []
  private(set) var summary = RunSummary()
  /// One word for each case, in order: `passed NAME`.
  var lines: [String] { cases.map { "\($0.status.rawValue) \($0.title)" } }

  init(
    _ files: KeyValuePairs<String, String>, reporter: ReporterKind = .terminal, style: TerminalStyle = .plain,
    plan: RunPlan = RunPlan(), modes: any ScenarioModes = CatalogueModes()
  ) throws {
    try self.init(
      try TemporaryFolder(files), names: files.map(\.key), reporter: reporter, style: style, plan: plan, modes: modes)
  }

  init(
    _ folder: TemporaryFolder, names: [String], reporter: ReporterKind = .terminal, style: TerminalStyle = .plain,
    plan: RunPlan = RunPlan(), modes: any ScenarioModes = CatalogueModes()
  ) throws {
    let runner = ScenarioRunner(plan: plan, executor: ScenarioExecutor(modes: modes), now: Self.clock())
    var reporter = reporter.reporter(style: style)
    var (report, cases): (String, [RunCase]) = ("", [])
    summary = runner.run(names.map { ScenarioFile(path: "\(folder.path)/\($0)") }) { event in
      report += reporter.text(of: event)
      if case .finished(let runCase) = event { cases.append(runCase) }
    }
    self.report = report.replacing("\(folder.path)/", with: "")
    self.cases = cases
  }

  /// A clock that goes on by 60 milliseconds whenever somebody looks at it.
  private static func clock() -> @Sendable () -> Duration {
    let looks = Looks()
    return { .milliseconds(60 * looks.next()) }
  }

  private final class Looks: Sendable {
    private let count = Guarded(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}

/// A file with a case of every kind.
enum SampleFile {
  static let text = #"""
    layout fr(bepo)

    scenario "dead circumflex composes"
      keys <AD06> <AD04>
      expect text "ô"
    scenario "broken: <&> # \u{1B}[31m 👨‍👩‍👧 \u{202E}"
      keys <AD06> <AD04> A
      expect text "ôb\u{1B}"
      expect commits "ô"
    scenario "later"
      skip "not # yet"
    scenario "known"
      known-failure "bug 7"
      expect text "q"
    scenario "mended"
      known-failure "bug 8"
      expect text ""
    scenario "stopped"
      keys A
      expect text "é"
      choose 3
    scenario "misspelt"
      kees A
      expect text "a"
    """#
}
