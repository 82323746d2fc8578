/// What a command takes and what help says of it.
struct CommandSpec: Sendable {
  /// A heading of help and the options under it.
  struct OptionGroup: Sendable {
    var title: String
    var options: [OptionSpec]
  }

  /// Names that help explains, under a heading.
  struct Glossary: Sendable {
    var title: String
    var entries: [(name: String, meaning: String)]
  }

  /// An example in help.
  struct Example: Sendable {
    /// What it is for.
    var purpose: String
    /// What to type in a shell.
    var line: String
    /// What that prints; nil where it is too long to show.
    var output: String?
  }

  /// The name of the command.
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What stands after the options in the usage line; empty for nothing.
  var operands = ""
  /// The greatest number of operands.
  var maximumOperands = 0
  /// The options by heading.
  var groups: [OptionGroup] = []
  /// What else help explains.
  var glossaries: [Glossary] = []
  /// What help shows last.
  var examples: [Example] = []

  /// Every option, `--help` included.
  var options: [OptionSpec] { groups.flatMap(\.options) + [Self.helpOption] }

  static let helpOption = OptionSpec(.help, short: "-h", help: "show this help")
}
