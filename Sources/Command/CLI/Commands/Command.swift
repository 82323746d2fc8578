/// A subcommand of `keywright`.
protocol Command {
  /// What it takes and what help says of it.
  static var spec: CommandSpec { get }
  /// Does its work; errors that the user can mend are thrown as `UsageError` or `Diagnostic`.
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus
}
