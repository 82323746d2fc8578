/// The options that describe the text field: FIELD of every command that types.
enum FieldOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Text field",
    options: [
      OptionSpec(
        "--field", choices: ["plain", "hidden"],
        help: "a text field, or the hidden one of an icon button (default plain)"),
      OptionSpec(
        "--accept", choices: ["any", "emoji"],
        help: "what the hidden field takes: any grapheme, or emoji alone (default any)"),
      OptionSpec(
        "--settle", choices: ["boundary", "immediate"],
        help: "when it takes a grapheme: once that has ended, or at the first insertion (default boundary)"),
      OptionSpec(
        "--backspace", choices: ["grapheme", "scalar"],
        help: "what BackSpace deletes: a whole character, or its last scalar (default grapheme)"),
      OptionSpec("--initial", value: "TEXT", allowsEmpty: true, help: "text that is in the field at the start"),
      OptionSpec("--icon", value: "TEXT", allowsEmpty: true, help: "the icon that the button has at the start"),
    ])
}
