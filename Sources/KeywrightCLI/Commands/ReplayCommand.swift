extension ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    summary: "Types keystrokes through a keymap, an input mode and a text field, and shows the text.",
    operands: "[FILE | -]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "Keystrokes",
        options: [
          OptionSpec(
            "--keys", short: "-k", value: "NOTATION", help: "keystrokes in the notation: 'H LEFTSHIFT+I 200ms *I'"),
          OptionSpec("--format", choices: ["notation", "evdev"], help: "how FILE is written (default: found out)"),
          OptionSpec("--output", choices: ["text", "json", "trace"], help: "what to print (default text)"),
        ]),
      KeymapOptions.group, ModeOptions.group, FieldOptions.group,
    ],
    examples: [
      .init(line: "keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'", shows: "ô"),
      .init(
        line: "keywright replay --layout us,ru --options grp:alt_shift_toggle -k 'H I LEFTALT+LEFTSHIFT H I'",
        shows: "hiрш"),
      .init(line: "keywright replay --layout de recording.bin --output trace", shows: "each event of a recording"),
      .init(
        line: "keywright replay --field hidden --mode xkb:us --mode emoji --prefer emoji -k Q",
        shows: "what the icon button would save"),
    ])
}
