/// The options that bring the keystrokes of a replay.
enum KeystrokeOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Keystrokes",
    options: [
      OptionSpec(
        "--keys", short: "-k", value: "NOTATION", allowsEmpty: true,
        help: "keystrokes, such as 'SHIFT+H I'; keywright help notation explains them"),
      OptionSpec(
        "--format", value: "FORMAT",
        help: "how FILE, or standard input for -, is written (default: what it looks like)"),
    ])
}
