extension ModesCommand {
  static let spec = CommandSpec(
    name: "modes",
    summary: "Lists input modes and tells which one a text field gets, and why.",
    operands: "", maximumOperands: 0,
    groups: [
      ModeOptions.group,
      CommandSpec.OptionGroup(
        title: "Output",
        options: [OptionSpec("--output", choices: ["text", "json"], help: "a table, or one JSON object")]
      ),
      KeymapOptions.group,
    ],
    examples: [
      .init(
        line: "keywright modes --mode xkb:us --mode emoji --prefer emoji",
        shows: "the emoji mode, since the field prefers it and it is active"),
      .init(line: "keywright modes --layout 'us,ru'", shows: "the mode of that keymap"),
    ])
}
