import BuiltInModes

extension ModesCommand {
  static let spec = CommandSpec(
    name: "modes",
    summary: "Lists input modes, and tells which one a text field gets and why.",
    operands: "[check PLUGIN]", maximumOperands: 65_536,
    groups: [
      CommandSpec.OptionGroup(
        title: ModeOptions.group.title,
        options: [
          OptionSpec(
            "--list", help: "the ids of all modes of this build, one a line, those of engines too; no layouts"),
          OptionSpec(
            "--from", value: "FILE",
            help:
              "the modes that a system has stored: GNOME's sources, the profile of fcitx5, preload-engines of ibus, /etc/default/keyboard, KDE's kxkbrc, iOS's AppleKeyboards; modes of --mode come behind them"
          ),
        ] + ModeOptions.group.options),
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
        title: "Ids of input modes", entries: ModeCatalogue.families.map { ($0.form, $0.summary) }),
      CommandSpec.Glossary(
        title: "Keys of their engines", entries: ModeCatalogue.keys.map { ($0.form, $0.summary) }),
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
        purpose: "which of the system's layouts a Russian field gets",
        line: "echo XKBLAYOUT=us,ru | keywright modes --from - --prefer ru",
        output: """
             MODE    LANGUAGE  KEYBOARD  NAME
             xkb:us  en        us        English (US)
          →  xkb:ru  ru        ru        Russian

          xkb:ru: preferred
          the field prefers the language ru, and xkb:ru is active
          """),
      CommandSpec.Example(
        purpose: "the mode of a keymap, for a program to read", line: "keywright modes --layout us,ru --output json"),
      CommandSpec.Example(
        purpose: "whether somebody's plugin keeps the rules of input methods", line: "keywright modes check arrows.sh"),
    ])
}
