import KeywrightDiagnostics
import KeywrightScenarioRunner
import ScenarioTestSupport
import Testing

/// A run with a failure is a failure, whatever a second play of the scenario gives.
@Suite struct DeterminismTests {
  private static let text = "modes flaky\nscenario \"s\"\n  keys A\n  expect text \"a\"\n"

  @Test(arguments: ReporterKind.allCases) func everyReportSaysThatAScenarioIsNotDeterministic(kind: ReporterKind) throws
  {
    let run = try RunText(["a.keys": Self.text], reporter: kind, modes: FlakyModes(["B"]))
    #expect(run.summary.isFailure && run.lines == ["failed s"])
    #expect(run.report.contains("the scenario is not deterministic: played again, it passes"), "\(run.report)")
    #expect(run.report.contains("KW-S023"), "\(run.report)")
  }

  @Test(arguments: [
    ("", ["failed s"]), ("known-failure \"slow\"\n", ["failed s"]),
  ]) func noMarkMakesItGreen(mark: String, lines: [String]) throws {
    let run = try RunText(["a.keys": mark + Self.text], modes: FlakyModes(["B"]))
    #expect(run.summary.isFailure && run.lines == lines)
  }

  @Test func whatIsNotDeterministicIsNotRewritten() throws {
    var plan = RunPlan()
    plan.updates = true
    let run = try RunText(["a.keys": Self.text], plan: plan, modes: FlakyModes(["B"]))
    #expect(run.summary.isFailure && run.lines == ["failed s"])
    #expect(run.report.contains("--update left it as it is: it is not deterministic"))
  }

  @Test func oneOfManyThreadsDoesNotHideIt() throws {
    var plan = RunPlan()
    plan.jobs = 4
    let others = (1...40).map { "scenario \"\($0)\"\n  modes xkb:us\n  expect text \"\"\n" }.joined()
    let run = try RunText(["a.keys": Self.text + others], plan: plan, modes: FlakyModes(["B"]))
    #expect(run.summary.isFailure && run.summary.counts[.failed] == 1)
  }
}
