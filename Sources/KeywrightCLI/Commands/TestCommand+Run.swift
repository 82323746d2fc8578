import ScenarioRunner

/// `keywright test`: runs `.keys` files and reports what came of them.
enum TestCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let run = TestRun(
      paths: arguments.operands.isEmpty ? ["."] : arguments.operands, plan: try TestOptions.plan(arguments),
      reports: try ReportOptions.chosen(arguments), pluginTimeLimit: try PluginOptions.timeLimit(arguments),
      console: console)
    return try run.run() ? .good : .failed
  }
}
