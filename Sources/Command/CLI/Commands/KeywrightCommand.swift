import KeywrightDiagnostics

/// The command line of this process: finds the subcommand, runs it, and turns what it throws into messages.
enum KeywrightCommand {
  /// Runs the command with the arguments of `main`.
  static func run(
    count: Int32, _ pointers: UnsafePointer<UnsafeMutablePointer<CChar>?>, console: Console
  ) -> ExitStatus {
    do {
      return try dispatch(CommandLineText.arguments(count: count, pointers), console: console)
    } catch let error as UsageError {
      console.report(error.diagnostic)
      return .usage
    } catch let error as Diagnostic where error == Console.readerIsGone {
      BrokenPipe.end()
    } catch let error as Diagnostic {
      console.report(error)
    } catch let error as DiagnosticList {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
    } catch {
      console.report(.error(.outputFailed, "something unforeseen went wrong: \(error)", hint: "report this"))
    }
    return .failed
  }

  private static func dispatch(_ arguments: [String], console: Console) throws -> ExitStatus {
    guard let name = arguments.first else {
      console.writeError(CommandList.help(style: console.errorStyle))
      return .usage
    }
    guard let command = CommandList.command(name) else { throw CommandList.unknown(name) }
    let parsed = try ParsedArguments(arguments.dropFirst(), for: command.spec)
    if parsed.has(.help) {
      try console.write(HelpText.text(for: command.spec, style: console.outputStyle))
      return .good
    }
    return try command.run(parsed, console: console)
  }
}
