import Glibc
import KeywrightDiagnostics
import KeywrightScenarioRunner

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
      reports: try ReportOptions.values(of: arguments), pluginTimeLimit: try PluginOptions.timeLimit(arguments),
      permission: try PluginPermission(arguments), wallLimit: try TestOptions.wallLimit(arguments),
      isStrict: arguments.has(.strict), foreign: foreign,
      console: console)
    guard arguments.has(.watch) else { return try run.run() ? .good : .failed }
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

extension TestCommand {
  static let spec = CommandSpec(
    name: "test",
    summary: "Runs tests of keyboards, written in .keys files.",
    operands: "[FILE | FOLDER | -]...", maximumOperands: 65_536,
    groups: [
      CommandSpec.OptionGroup(
        title: "Which scenarios",
        options: [
          OptionSpec(.filter, value: "TEXT", help: "only scenarios whose “file > name” contains this"),
          OptionSpec(
            .shard, value: "K/N",
            help:
              "part K of N, for N machines; where a scenario belongs depends on its name and on the path of its file within the FOLDER, or the name of the FILE"
          ),
          ForeignTests.option,
          OptionSpec(.allowOutside, help: "files may include others that are not in their folder"),
        ]),
      CommandSpec.OptionGroup(
        title: "How to run them",
        options: [
          OptionSpec(.jobs, value: "N", help: "how many run at once (default: as many as there are processors)"),
          OptionSpec(.failFast, help: "stop at the first failure"),
          OptionSpec(
            .strict, help: "a scenario whose mode needs an engine that is not installed is an error, not skipped"),
          OptionSpec(.shuffle, help: "run the scenarios in random order and print the seed"),
          OptionSpec(.seed, value: "N", help: "run them in the random order of this seed"),
          OptionSpec(
            .timeLimit, value: "DURATION",
            help: "how far the own clock of a scenario may run at most, such as 5s or 500ms"),
          OptionSpec(
            .wallLimit, value: "DURATION", help: "how long a scenario may take on the wall (default 10s)"),
          OptionSpec(
            .update, help: "rewrite expectations that fail to what there was; never where CI is set"),
          OptionSpec(
            .watch,
            help: "run again whenever a file that was read changes, or a .keys file appears, until interrupted"),
          PluginPermission.named, PluginPermission.all, PluginOptions.timeout,
        ] + KeymapOptions.data),
      CommandSpec.OptionGroup(
        title: "Reports",
        options: [
          OptionSpec(
            .reporter, value: "KIND[=FILE]", isRepeatable: true,
            help:
              "\(ReporterKind.allCases.map(\.rawValue).joined(separator: ", ")), to standard output or a file; tap13 is for prove; may be given more than once (default terminal)"
          ),
          OptionSpec(
            .output, short: "-o", value: "FILE", help: "where the report goes that names no file, or the scenario"),
        ]),
      CommandSpec.OptionGroup(
        title: "A scenario from a recording, and the keyboard of --from",
        options: [
          OptionSpec(
            .record, value: "RECORDING",
            help:
              "write a scenario with these keys, and with what was observed as its expectations, instead of running any; a file that is there is added to"
          )
        ] + RecordedScenario.keyboardOptions),
    ],
    examples: [
      CommandSpec.Example(purpose: "every .keys file below a folder", line: "keywright test tests"),
      CommandSpec.Example(
        purpose: "what a CI server reads, and the terminal besides",
        line: "keywright test --reporter junit=report.xml tests"),
      CommandSpec.Example(
        purpose: "a scenario from a recording", line: "keywright test --record recording.bin --layout us",
        output: "scenario \"recording\"\n  layout us\n  keys +Y 10ms -Y\n  expect text \"y\""),
      CommandSpec.Example(
        purpose: "the second of four machines", line: "keywright test --shard 2/4 tests"),
    ])
}
