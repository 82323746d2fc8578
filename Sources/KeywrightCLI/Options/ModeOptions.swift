/// The options that choose input modes: MODES of every command that types.
enum ModeOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Input modes",
    options: [
      OptionSpec("--mode", value: "ID", isRepeatable: true, help: "an active mode, in order: xkb:us, emoji"),
      OptionSpec("--prefer", value: "LANGUAGE", help: "the language that the field prefers: emoji, ru, fr-CA"),
      OptionSpec("--context", value: "ID", help: "the field's context identifier, which has a memory of its own"),
    ])
}
