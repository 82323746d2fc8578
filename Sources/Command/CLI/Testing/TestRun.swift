import KeywrightDiagnostics
import KeywrightScenarioRunner
import PluginHost
import Scenarios

/// One run of `keywright test`: finds the files, runs them and writes the reports.
struct TestRun {
  let paths: [String]
  let plan: RunPlan
  let reports: [ChosenReport]
  let pluginTimeLimit: Duration
  let permission: PluginPermission
  /// How long a scenario may take on the wall.
  let wallLimit: Duration
  /// Whether what cannot be had is an error instead of a reason to skip.
  let isStrict: Bool
  /// Other tests than scenarios; nil for scenarios.
  let foreign: ForeignTests?
  let console: Console

  /// Runs everything; answers whether all is well.
  func run() throws -> Bool {
    let found = FoundFiles(paths, of: foreign?.tool)
    for message in found.errors + found.warnings { console.report(message) }
    try ReportPlaces(reports).check(found, plan, isForeign: foreign != nil)
    let modes = CommandModes(pluginTimeLimit: pluginTimeLimit, permission: permission)
    defer { PluginReportPrinter.write(modes.plugins, console) }
    let summary = try write { report throws(Diagnostic) in
      if let foreign {
        let runner = ForeignRunner(
          foreign.tool, plan: plan, configuration: foreign.configuration, isStrict: isStrict)
        return try runner.run(found.files) { event throws(Diagnostic) in try report(event) }
      }
      let runner = ScenarioRunner(
        plan: plan, executor: ScenarioExecutor(modes: modes, needsEngines: isStrict, wallLimit: wallLimit))
      return try runner.run(found.files) { event throws(Diagnostic) in try report(event) }
    }
    let pluginFailures = pluginFailures(modes.plugins)
    if summary.isEmpty, !summary.counts.hasFailure, found.errors.isEmpty {
      console.report(nothingRun(summary, found))
    }
    return !summary.isFailure && found.errors.isEmpty && pluginFailures.isEmpty
  }

  /// What plugins report after a run, told here; one that has failed, be it once and then been started again, fails the run.
  private func pluginFailures(_ plugins: [Plugin]) -> [Diagnostic] {
    var hasFailed: [Diagnostic] = []
    let errors = PluginReportPrinter.failures(plugins) { warning in
      if warning.code == .pluginFailed {
        var error = warning
        error.severity = .error
        hasFailed.append(error)
      } else {
        console.report(warning)
      }
    }
    for error in hasFailed + errors { console.report(error) }
    return hasFailed + errors
  }

  private func write(
    _ body: ((RunEvent) throws(Diagnostic) -> Void) throws(Diagnostic) -> RunSummary
  ) throws(Diagnostic) -> RunSummary {
    var writers: [ReportSlot] = []
    for report in reports { writers.append(ReportSlot(try ReportWriter(report, console: console))) }
    let progress = RunProgress(console)
    defer { progress.hide() }
    return try body { event throws(Diagnostic) in
      if case .finished(let runCase) = event { progress.advance(isFailure: runCase.status.isFailure) }
      for slot in writers where !slot.isClosed { try slot.add(event, hide: progress.hide, isLast: writers.count == 1) }
    }
  }

  /// Holds a writer, which cannot be copied, in an array.
  private final class ReportSlot {
    private var writer: ReportWriter
    /// Whether its reader has gone.
    private(set) var isClosed = false

    init(_ writer: consuming ReportWriter) { self.writer = writer }

    /// Adds what has happened. A pipe that nobody reads any more ends the run where nobody waits for another report.
    func add(_ event: RunEvent, hide: () -> Void, isLast: Bool) throws(Diagnostic) {
      do throws(Diagnostic) {
        try writer.add(event, beforeShowing: hide)
      } catch {
        guard error == Console.readerIsGone, !isLast else { throw error }
        isClosed = true
      }
    }
  }

  private func nothingRun(_ summary: RunSummary, _ found: FoundFiles) -> Diagnostic {
    let places = paths.prefix(3).map { Quoted.text($0) }.joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
    let (message, hint): (String, String) =
      if found.files.isEmpty, let tool = foreign?.tool {
        ("there is no \(tool.tests) in \(places)", "name the folder in which \(tool.rawValue) has its tests")
      } else if found.files.isEmpty {
        ("there is no .keys file in \(places)", "name files or folders; keywright help keys shows how to write one")
      } else if summary.counts[.skipped] > 0 {
        foreign == nil
          ? ("every scenario is skipped", "take a skip mark away, or install what is missing")
          : ("every test is skipped", "the report says why")
      } else if let filter = plan.filter {
        ("no scenario has \(Quoted.text(filter)) in its “file > name”", "check --filter and its capital letters")
      } else if let shard = plan.shard {
        ("part \(shard.number) of \(shard.count) has no scenario", "use fewer parts")
      } else {
        ("there is no scenario in \(places)", "write one: keywright help keys")
      }
    return .error(.nothingRun, "nothing was run: \(message)", hint: hint)
  }
}
