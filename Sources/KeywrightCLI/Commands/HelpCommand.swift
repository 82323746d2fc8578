extension HelpCommand {
  static let spec = CommandSpec(
    name: "help", summary: "Shows the list of commands, or the help of a command or topic.",
    operands: "[COMMAND | TOPIC]", maximumOperands: 1)
}
