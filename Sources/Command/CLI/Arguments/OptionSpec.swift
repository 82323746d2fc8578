/// One option of a command: its names, what it takes, and what help says of it.
struct OptionSpec: Hashable, Sendable {
  /// Which option it is.
  var option: OptionName
  /// The long name, with its dashes: `--layout`.
  var name: String { option.rawValue }
  /// The short name, with its dash; nil for none.
  var short: String?
  /// What help calls the value; nil for a flag.
  var value: String?
  /// The values that are allowed; empty for any.
  var choices: [String]
  /// Whether an empty value means something.
  var allowsEmpty: Bool
  /// Whether the option may be given more than once.
  var isRepeatable: Bool
  /// One line for help.
  var help: String

  init(
    _ option: OptionName, short: String? = nil, value: String? = nil, choices: [String] = [], allowsEmpty: Bool = false,
    isRepeatable: Bool = false, help: String
  ) {
    self.option = option
    self.short = short
    self.value = choices.isEmpty ? value : choices.joined(separator: "|")
    self.choices = choices
    self.allowsEmpty = allowsEmpty
    self.isRepeatable = isRepeatable
    self.help = help
  }
}
