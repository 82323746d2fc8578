import KeyRecordings

extension AnonymiseCommand {
  static let spec = CommandSpec(
    name: "anonymise",
    summary: "Puts other letters and digits in the place of those that were typed.",
    operands: "[FILE | -]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "What is exchanged",
        options: [
          OptionSpec(
            "--signs",
            help: "exchange the keys of signs too (- = [ ] ; ' and so on): they give letters on many layouts"),
          OptionSpec("--seed", value: "NUMBER", help: "the same choice each time (default: another one each time)"),
        ]),
      CommandSpec.OptionGroup(
        title: "From and to",
        options: [
          OptionSpec("--to", value: "FORMAT", help: "the format to write (default: that of FILE)"),
          OptionSpec("--from", value: "FORMAT", help: "the format of FILE (default: what it looks like)"),
        ]),
      CommandSpec.OptionGroup(title: "Output", options: [RecordingOptions.output, RecordingOptions.strict]),
    ],
    glossaries: [
      CommandSpec.Glossary(
        title: "What becomes of a recording",
        entries: [
          ("letters", "each press of a letter key becomes one of another letter key, by chance"),
          ("digits", "likewise, those of the keypad among themselves"),
          ("the rest", "stays: times, repeats, modifiers, Return, what Shift and AltGr do"),
          ("the file", "is written anew, without the names and comments that it had"),
        ]),
      RecordingOptions.formats,
    ],
    examples: [
      CommandSpec.Example(
        purpose: "a password that nobody will read",
        line: "echo 'S E C R E T 1 LEFTSHIFT+1' | keywright anonymise --seed 1",
        output: "G Z M S S Z 9 LEFTSHIFT+6")
    ])
}
