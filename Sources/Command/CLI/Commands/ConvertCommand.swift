import KeyRecordings

/// `keywright convert`: a recording in, the same in another format out.
enum ConvertCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    guard let to = try RecordingOptions.format(.to, arguments, among: RecordingFormat.writable) else {
      throw UsageError("convert needs a format to write", hint: "say which: --to evemu")
    }
    return try Conversion(
      input: arguments.operands.first ?? "-", from: RecordingOptions.format(.from, arguments), to: to,
      output: arguments.value(.output), isStrict: arguments.has(.strict),
      keymap: LookupKeymap(try KeymapOptions.values(of: arguments))
    ).run(console: console)
  }
}

extension ConvertCommand {
  static let spec = CommandSpec(
    name: "convert",
    summary: "Converts a recording, and reports what the new format cannot represent.",
    operands: "[FILE | -]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "From and to",
        options: [
          OptionSpec(.to, value: "FORMAT", help: "the format to write"),
          OptionSpec(.from, value: "FORMAT", help: "the format of FILE (default: what it looks like)"),
        ]),
      KeymapOptions.lookup,
      CommandSpec.OptionGroup(title: "Output", options: [RecordingOptions.output, RecordingOptions.strict]),
    ],
    glossaries: [RecordingOptions.formats],
    examples: [
      CommandSpec.Example(
        purpose: "keystrokes that people can read, from a recording",
        line: "printf 'E: 0.0 1 1e 1\\nE: 0.1 1 1e 0\\n' | keywright convert --to notation", output: "+A 100ms -A"),
      CommandSpec.Example(
        purpose: "a recording that evemu-play takes",
        line: "keywright convert --to evemu recording.bin | grep KEY_",
        output: """
          E: 0.000000 0001 0015 0001\t# EV_KEY / KEY_Y                1
          E: 0.010000 0001 0015 0000\t# EV_KEY / KEY_Y                0
          """),
      CommandSpec.Example(
        purpose: "what a format cannot say", line: "echo '+A *A -A' | keywright convert --to ydotool",
        output: """
          30:1 30:0
          keywright: warning: ydotool has no repeats; 1 repeat is left out [KW-R022]
            hint: what types again where a key is held will type once
          """),
    ])
}
