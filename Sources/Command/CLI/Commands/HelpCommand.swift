import KeywrightDiagnostics

/// `keywright help`: the list of commands, or the help of one, or a topic.
enum HelpCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let style = console.outputStyle
    guard let name = arguments.operands.first else {
      try console.write(CommandList.help(style: style))
      return .good
    }
    if let topic = HelpTopic(rawValue: name) {
      try console.write(topic.text(style: style))
    } else if let command = CommandList.command(name) {
      try console.write(HelpText.text(for: command.spec, style: style))
    } else if let code = CodesHelp.code(name) {
      try console.write(CodesHelp.text(of: code, style: style))
    } else {
      throw unknown(name)
    }
    return .good
  }

  private static func unknown(_ name: String) -> UsageError {
    let names =
      CommandList.all.map { $0.spec.name } + HelpTopic.allCases.map(\.rawValue)
      + DiagnosticCode.allCases.map(\.rawValue)
    let meant = NameSuggestion.hint(for: name, in: names).map { "\($0) or " } ?? ""
    return UsageError(
      "there is no help on \(Quoted.text(name))", hint: "\(meant)run keywright help for what there is")
  }
}

extension HelpCommand {
  static let spec = CommandSpec(
    name: "help", summary: "Shows the list of commands, or explains a command, a topic, or the code of a message.",
    operands: "[COMMAND | TOPIC | CODE]", maximumOperands: 1,
    examples: [
      CommandSpec.Example(
        purpose: "what a message with this code means, and what to do", line: "keywright help KW-S020",
        output: "KW-S020  Tests in .keys files\n\n  No test was run. Check the paths and --filter.")
    ])
}
