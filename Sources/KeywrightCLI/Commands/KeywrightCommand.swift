import Diagnostics
import EmojiData
import XKB

/// The command line of this process: finds the subcommand, runs it, and turns what it throws into messages.
enum KeywrightCommand {
  /// Runs the command with its arguments.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do {
      return try dispatch(arguments, console: console)
    } catch let error as UsageError {
      console.report(error.diagnostic)
      return .usage
    } catch let error as Diagnostic {
      console.report(error)
    } catch let error as Refusal {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
    } catch {
      console.report(.error(.outputFailed, "something unforeseen went wrong: \(error)", hint: "report this"))
    }
    return .failed
  }

  private static func dispatch(_ arguments: [String], console: Console) throws -> ExitStatus {
    guard let name = arguments.first else {
      throw UsageError("a command is missing", command: nil, hint: "'keywright help' lists the commands")
    }
    switch name {
    case "help", "--help", "-h": return try help(arguments.dropFirst(), console: console)
    case "version", "--version":
      try console.write(versions)
      return .good
    default: break
    }
    guard let command = CommandList.command(name) else { throw CommandList.unknown(name) }
    let parsed = try ParsedArguments(arguments.dropFirst(), for: command.spec)
    if parsed.has("--help") {
      try console.write(HelpText.text(for: command.spec, style: console.outputStyle))
      return .good
    }
    return try command.run(parsed, console: console)
  }

  private static func help(_ topics: ArraySlice<String>, console: Console) throws -> ExitStatus {
    guard let topic = topics.first else {
      try console.write(CommandList.help(style: console.outputStyle))
      return .good
    }
    guard let command = CommandList.command(topic) else { throw CommandList.unknown(topic) }
    try console.write(HelpText.text(for: command.spec, style: console.outputStyle))
    return .good
  }

  private static var versions: String {
    """
    keywright 0.1.0
    libxkbcommon \(XKBLibrary.running.version)
    Unicode \(EmojiSet.unicodeVersion), Emoji \(EmojiSet.emojiVersion)

    """
  }
}
