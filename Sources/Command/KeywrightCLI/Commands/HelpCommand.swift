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
