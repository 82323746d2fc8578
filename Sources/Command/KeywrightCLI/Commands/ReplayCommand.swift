extension ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    summary: "Types keystrokes through a keymap, an input mode and a text field, and shows the text.",
    operands: "[FILE… | -]", maximumOperands: .max,
    groups: [
      KeystrokeOptions.group,
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            "--output", choices: ["text", "json", "trace"],
            help: "the text, one JSON object, or a JSON object for each event (default text)"),
          OptionSpec(
            "--jobs", value: "N",
            help: "how many of several recordings are played at once (default: as many as there are processors)"),
          OptionSpec(
            "--jsonl",
            help:
              "a JSON object a line in, and one a line out: sessions of keys, each with a keyboard of its own (below)"),
        ]),
      ComparisonOptions.group, KeymapOptions.group, ModeOptions.group, FieldOptions.group,
    ],
    glossaries: [RecordingOptions.formats, SessionLine.glossary],
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
        purpose: "many sessions, a line each",
        line: "echo '{\"layout\":\"ru\",\"keys\":\"G H\"}' | keywright replay --jsonl --output text",
        output: "{\"text\":\"пр\"}"),
      CommandSpec.Example(
        purpose: "each event of a recording, and why it did what it did",
        line: "keywright replay --layout de --output trace recording.bin"),
    ])
}
