/// The options that choose input modes: MODES of every command that types.
enum ModeOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Input modes",
    options: [
      OptionSpec(
        "--mode", value: "ID", isRepeatable: true,
        help:
          "an active mode, such as xkb:us or emoji (keywright help modes lists them); may be given more than once, in the user's order (default: those of the plugins, else the keymap); one without a keyboard of its own reads the keymap of --layout, whatever xkb: modes are active"
      ),
      PluginOptions.path, PluginOptions.timeout,
      OptionSpec("--prefer", value: "LANGUAGE", help: "the language that the field prefers, such as emoji, ru, fr-CA"),
      OptionSpec(
        "--context", value: "ID", allowsEmpty: true,
        help: "the field's context identifier, which has a memory of its own"),
    ])
}
