import KeywrightDiagnostics
import KeywrightRuntimeSupport
import KeywrightScenarioRunner
import ScenarioTestSupport
import Scenarios
import TestSupport

/// A run in which the first scenario takes 100 milliseconds, the second 200, and so on.
struct FixedDurations {
  private(set) var report = ""

  init(_ text: String) throws {
    let folder = try TemporaryFolder(["slow.keys": text])
    let clock = Clock()
    let runner = ScenarioRunner(
      plan: RunPlan(), executor: ScenarioExecutor(modes: CatalogueModes()), now: { clock.next() })
    var reporter = TerminalReporter(style: .plain)
    var report = ""
    _ = runner.run([ScenarioFile(path: "\(folder.path)/slow.keys")]) { report += reporter.text(of: $0) }
    self.report = report.replacing("\(folder.path)/", with: "")
  }

  /// It is looked at once at the start, and then before and after each scenario.
  private final class Clock: Sendable {
    private let state = Guarded((looks: 0, now: 0))

    func next() -> Duration {
      state.withLock { state in
        defer { state.looks += 1 }
        if state.looks > 0, state.looks.isMultiple(of: 2) { state.now += state.looks / 2 * 100 }
        return .milliseconds(state.now)
      }
    }
  }
}
