import Diagnostics

/// The subcommands, and the help that lists them.
enum CommandList {
  /// Every subcommand, in the order of help.
  static var all: [any Command.Type] { [ReplayCommand.self, ModesCommand.self] }

  /// The subcommand of a name.
  static func command(_ name: String) -> (any Command.Type)? { all.first { $0.spec.name == name } }

  /// A name that is no subcommand, with the one that was probably meant.
  static func unknown(_ name: String) -> UsageError {
    let names = all.map { $0.spec.name } + ["help", "version"]
    let hint = NameSuggestion.nearest(to: name, in: names).map { "did you mean \($0)?" }
    return UsageError(
      "there is no command '\(name)'", command: nil, hint: hint ?? "'keywright help' lists the commands")
  }

  /// What `keywright help` prints.
  static func help(style: TerminalStyle) -> String {
    var lines = [
      style.heading("keywright") + " plays keystrokes and shows the text a person would see.", "",
      style.heading("Commands"),
    ]
    let entries =
      all.map { ($0.spec.name, $0.spec.summary) } + [
        ("help", "Shows this list, or the help of a command."), ("version", "Shows the versions of what is built in."),
      ]
    for (name, summary) in entries { lines.append("  \(HelpText.padded(name, to: 8)) \(summary)") }
    lines += [
      "", style.heading("Try"), "  keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'",
      "  keywright help replay", "",
    ]
    return lines.joined(separator: "\n")
  }
}
