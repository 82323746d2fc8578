extension RecordCommand {
  static let spec = CommandSpec(
    name: "record",
    summary: "Records a keyboard; without a device lists the keyboards.",
    operands: "[DEVICE]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "What to record",
        options: [
          OptionSpec(
            "--seconds", value: "N", help: "stop after so many seconds, up to \(longest) (default: stop with Ctrl+C)"),
          OptionSpec("--keys", value: "N", help: "stop when so many keys were pressed and are up again"),
          OptionSpec("--yes", help: "do not ask whether passwords may be recorded"),
        ]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          RecordingOptions.output, OptionSpec("--format", value: "FORMAT", help: "the format to write (default evemu)"),
        ]),
    ],
    glossaries: [RecordingOptions.formats],
    examples: [
      CommandSpec.Example(purpose: "which keyboards there are", line: "keywright record"),
      CommandSpec.Example(
        purpose: "a recording to replay, until Ctrl+C", line: "keywright record /dev/input/event3 -o typing.evemu"),
      CommandSpec.Example(
        purpose: "ten keystrokes, as people read them",
        line: "keywright record /dev/input/event3 --keys 10 --format notation"),
    ])
}
