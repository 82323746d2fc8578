extension DoctorCommand {
  static let spec = CommandSpec(
    name: "doctor",
    summary:
      "Shows what this command runs on: versions, data, faults of libxkbcommon that are dealt with, traits, plugins.",
    groups: [
      CommandSpec.OptionGroup(title: "Plugins", options: [PluginOptions.path, PluginOptions.timeout]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec("--output", choices: ["text", "json"], help: "tables, or one JSON object (default text)")
        ]),
    ],
    examples: [
      CommandSpec.Example(purpose: "for a bug report", line: "keywright doctor"),
      CommandSpec.Example(purpose: "for a program to read", line: "keywright doctor --output json"),
    ])
}
