import KeywrightDiagnostics

/// The subcommands, and the help that lists them.
enum CommandList {
  /// Every subcommand, in the order of help.
  static var all: [any Command.Type] {
    [
      ReplayCommand.self, TestCommand.self, RecordCommand.self, ConvertCommand.self, AnonymiseCommand.self,
      ModesCommand.self,
      BenchCommand.self, DoctorCommand.self, HelpCommand.self, VersionCommand.self,
    ]
  }

  /// The subcommand of a name; `--help`, `-h` and `--version` are names too, as people try them first.
  static func command(_ name: String) -> (any Command.Type)? {
    switch name {
    case "--help", "-h": HelpCommand.self
    case "--version": VersionCommand.self
    default: all.first { $0.spec.name == name }
    }
  }

  /// A name that is no subcommand, with the one that was probably meant.
  static func unknown(_ name: String) -> UsageError {
    let suggestion = NameSuggestion.nearest(to: name, in: all.map { $0.spec.name })
    let meant = suggestion.map { "did you mean \($0)? or " } ?? ""
    return UsageError(
      "there is no command \(Quoted.text(name))", hint: "\(meant)run keywright help for the list of commands")
  }

  /// What `keywright help` prints.
  static func help(style: TerminalStyle) -> String {
    var lines = [
      style.heading("keywright") + " plays keystrokes and shows the text a person would see.", "",
      style.heading("Commands"),
    ]
    let topics = HelpTopic.allCases
    let width = (all.map { $0.spec.name.count } + topics.map(\.rawValue.count)).max() ?? 0
    for command in all { lines += HelpText.entry(command.spec.name, command.spec.summary, width: width) }
    lines += ["", style.heading("Topics of help")]
    for topic in topics { lines += HelpText.entry(topic.rawValue, topic.summary, width: width) }
    lines += [
      "", style.heading("Try"), "  keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'",
      "  keywright help replay", "",
      "Exit status: 0 good, 1 the work failed, 2 the command line is wrong.", "",
    ]
    return lines.joined(separator: "\n")
  }
}
