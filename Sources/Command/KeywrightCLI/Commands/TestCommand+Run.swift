import Diagnostics
import Glibc
import ScenarioRunner

/// `keywright test`: runs `.keys` files and reports what came of them.
enum TestCommand: Command {
  private static let pause: UInt32 = 250_000

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let foreign = try ForeignTests(arguments)
    if foreign == nil, let recorded = try RecordedScenario(arguments, console: console) {
      let modes = CommandModes(
        pluginTimeLimit: try PluginOptions.timeLimit(arguments), permission: try PluginPermission(arguments))
      defer { PluginReportPrinter.write(modes.plugins, console) }
      try recorded.write(modes: modes)
      return .good
    }
    let run = TestRun(
      paths: arguments.operands.isEmpty ? ["."] : arguments.operands, plan: try TestOptions.plan(arguments),
      reports: try ReportOptions.chosen(arguments), pluginTimeLimit: try PluginOptions.timeLimit(arguments),
      permission: try PluginPermission(arguments), wallLimit: try TestOptions.wallLimit(arguments),
      isStrict: arguments.has("--strict"), foreign: foreign,
      console: console)
    guard arguments.has("--watch") else { return try run.run() ? .good : .failed }
    try watch(run)
  }

  /// Runs again whenever a file that it reads has changed, until somebody interrupts it.
  private static func watch(_ run: TestRun) throws -> Never {
    guard !run.paths.contains("-") else {
      throw UsageError.contradiction("--watch", "-", hint: "name a file: standard input can be read only once")
    }
    let reports = run.reports.compactMap(\.file)
    var isToldOfLimit = false
    while true {
      let others = run.plan.dependencies(of: FoundFiles(run.paths).files)
      let seen = WatchedFiles(run.paths, others: others, reports: reports)
      if seen.isIncomplete, !isToldOfLimit {
        isToldOfLimit = true
        run.console.report(
          .warning(
            .watchIncomplete, "more files are read than are watched, so that a change of some of them begins no run",
            hint: "watch fewer folders"))
      }
      _ = try run.run()
      // What changed during the run is run again at once.
      guard WatchedFiles(run.paths, others: others, reports: reports).isSame(as: seen) else { continue }
      run.console.writeError("keywright: waiting for a file to change\n")
      while WatchedFiles(run.paths, others: others, reports: reports).isSame(as: seen) { usleep(pause) }
    }
  }
}
