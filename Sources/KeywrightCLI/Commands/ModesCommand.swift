import BuiltInModes

extension ModesCommand {
  static let spec = CommandSpec(
    name: "modes",
    summary: "Lists input modes, and tells which one a text field gets and why.",
    operands: "[check PLUGIN]", maximumOperands: 2,
    groups: [
      ModeOptions.group,
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec("--output", choices: ["text", "json"], help: "a table, or one JSON object (default text)")
        ]
      ),
      KeymapOptions.group,
    ],
    glossaries: [
      CommandSpec.Glossary(
        title: "Ids of input modes", entries: ModeCatalogue.families.map { ($0.form, $0.summary) })
    ],
    examples: [
      CommandSpec.Example(
        purpose: "a field that prefers emoji", line: "keywright modes --mode xkb:us --mode emoji --prefer emoji",
        output: """
             MODE    LANGUAGE  KEYBOARD   NAME
             xkb:us  en        us         English (US)
          →  emoji   emoji     emoji.xkb  Emoji

          emoji: preferred
          the field prefers the language emoji, and emoji is active
          """),
      CommandSpec.Example(
        purpose: "the mode of a keymap, for a program to read", line: "keywright modes --layout us,ru --output json"),
      CommandSpec.Example(
        purpose: "whether somebody's plugin keeps the rules of input methods", line: "keywright modes check arrows.sh"),
    ])
}
