extension ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    summary: "Types keystrokes through a keymap, an input mode and a text field, and shows the text.",
    operands: "[FILE | -]", maximumOperands: 1,
    groups: [
      KeystrokeOptions.group,
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            "--output", choices: ["text", "json", "trace"],
            help: "the text, one JSON object, or a JSON object for each event (default text)")
        ]),
      ComparisonOptions.group, KeymapOptions.group, ModeOptions.group, FieldOptions.group,
    ],
    glossaries: [RecordingOptions.formats],
    examples: [
      CommandSpec.Example(
        purpose: "a dead key and a letter, by the places of the keys",
        line: "keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'", output: "ô"),
      CommandSpec.Example(
        purpose: "two layouts and the keys that switch between them",
        line: "keywright replay --layout us,ru --options grp:caps_toggle -k 'H I CAPS H I'", output: "hiрш"),
      CommandSpec.Example(
        purpose: "what the same keys would have typed on another layout",
        line: "keywright replay --layout us --also de -k 'LEFTSHIFT+Y E S'",
        output: """
          us  Yes
          de  Zes
              ^

          KEY  us  de  TIMES
          Y    Y   Z       1
          """),
      CommandSpec.Example(
        purpose: "what the icon button of a hidden field would save",
        line: "keywright replay --field hidden --mode emoji -k Q", output: "😀"),
      CommandSpec.Example(
        purpose: "each event of a recording, and why it did what it did",
        line: "keywright replay --layout de --output trace recording.bin"),
    ])
}
