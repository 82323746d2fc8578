/// What a command takes and what help says of it.
struct CommandSpec: Sendable {
  /// A heading of help and the options under it.
  struct OptionGroup: Sendable {
    var title: String
    var options: [OptionSpec]
  }

  /// An example in help: what to type and what it shows.
  struct Example: Sendable {
    var line: String
    var shows: String
  }

  /// The name of the command.
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What stands behind the options in the usage line; empty for nothing.
  var operands: String
  /// The greatest number of operands.
  var maximumOperands: Int
  /// The options by heading.
  var groups: [OptionGroup]
  /// What help shows last.
  var examples: [Example]

  /// Every option, `--help` included.
  var options: [OptionSpec] { groups.flatMap(\.options) + [Self.helpOption] }

  static let helpOption = OptionSpec("--help", short: "-h", help: "show this help")
}
