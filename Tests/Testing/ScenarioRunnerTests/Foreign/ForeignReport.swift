import Keywright
import KeywrightScenarioRunner
import TestSupport

/// The report of another tool's tests in a folder of their own, with that folder left out of it.
struct ForeignReport {
  private(set) var text = ""
  private(set) var summary = RunSummary()

  init(
    _ tool: ForeignTool, _ files: KeyValuePairs<String, String>, reporter: ReporterKind = .terminal,
    plan: RunPlan = RunPlan(), isStrict: Bool = false
  ) throws {
    self.init(tool, try TemporaryFolder(files), reporter: reporter, plan: plan, isStrict: isStrict)
  }

  init(
    _ tool: ForeignTool, _ folder: TemporaryFolder, reporter: ReporterKind = .terminal, plan: RunPlan = RunPlan(),
    isStrict: Bool = false
  ) {
    let runner = ForeignRunner(
      tool, plan: plan, configuration: SimulatorConfiguration(), isStrict: isStrict, now: { .zero })
    var reporter = reporter.reporter()
    var text = ""
    summary = runner.run(FoundFiles([folder.path], of: tool).files) { text += reporter.text(of: $0) }
    // Some versions of libxkbcommon say more of a section that they do not know.
    self.text = text.replacing("\(folder.path)/", with: "").replacing(
      "Unknown section flag \"x\"", with: "syntax error"
    ).replacing("syntax error, unexpected identifier", with: "syntax error")
  }
}
