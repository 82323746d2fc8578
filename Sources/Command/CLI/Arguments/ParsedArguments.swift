import KeywrightDiagnostics

/// The arguments of a command, sorted into options and operands.
struct ParsedArguments: Hashable, Sendable {
  private var values: [OptionName: [String]] = [:]
  /// What is no option, in order; `-` included.
  private(set) var operands: [String] = []

  /// No arguments.
  init() {}

  /// Sorts arguments by the command's specification.
  ///
  /// `--name value`, `--name=value`, `-kvalue` and `-k value` are the same; `--` ends the options.
  init(_ arguments: some Sequence<String>, for spec: CommandSpec) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let option = spec.options.first(where: { $0.name == name || $0.short == name }) else {
        throw UsageError.unknownOption(name, spec: spec)
      }
      try take(option, attached: attached, rest: &rest, spec: spec)
    }
    guard operands.count <= spec.maximumOperands else {
      throw UsageError(
        "\(spec.name) takes \(Self.taken(spec.maximumOperands)), and \(Quoted.text(operands[spec.maximumOperands])) is one too many",
        hint: "quote an argument that has spaces in it; run keywright help \(spec.name) for what it takes")
    }
  }

  private static func taken(_ count: Int) -> String {
    count == 0 ? "only options" : count == 1 ? "one operand" : "\(count) operands"
  }

  private mutating func take(
    _ option: OptionSpec, attached: String?, rest: inout ArraySlice<String>, spec: CommandSpec
  ) throws(UsageError) {
    guard let valueName = option.value else {
      guard attached == nil else {
        throw UsageError("\(option.name) takes no value", hint: "write \(option.name) alone")
      }
      values[option.option] = []
      return
    }
    // An option in the place of a value is a forgotten value; a value that looks like one can be attached.
    if attached == nil, let next = rest.first, spec.options.contains(where: { $0.name == next }) {
      throw UsageError(
        "\(option.name) needs a value, but \(next) follows",
        hint: "write \(option.name) \(valueName), or \(option.name)=\(next) where that is the value")
    }
    guard let given = attached ?? rest.popFirst() else {
      throw UsageError("\(option.name) needs a value", hint: "write \(option.name) \(valueName)")
    }
    try give(option, given)
  }

  /// Gives an option a value; throws where it does not take it.
  mutating func give(_ option: OptionSpec, _ given: String) throws(UsageError) {
    guard option.isRepeatable || values[option.option] == nil else {
      throw UsageError("\(option.name) is given twice", hint: "give it once")
    }
    guard !given.isEmpty || option.allowsEmpty || !option.choices.isEmpty else {
      throw UsageError(
        "the value of \(option.name) is empty",
        hint: "write \(option.name) \(option.value ?? "VALUE"), or leave it out")
    }
    guard option.choices.isEmpty || option.choices.contains(given) else {
      throw UsageError(
        "\(option.name) cannot be \(Quoted.text(given))",
        hint: "choose one of \(option.choices.joined(separator: ", "))")
    }
    values[option.option, default: []].append(given)
  }

  private static func split(_ argument: String) -> (name: String, attached: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let attached = String(argument.dropFirst(2))
    return (String(argument.prefix(2)), attached.isEmpty ? nil : attached)
  }

  /// Whether an option was given.
  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The options that were given, in order of the alphabet.
  var options: [OptionName] { values.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The value of an option; nil when it was not given.
  func value(_ option: OptionName) -> String? { values[option]?.last }

  /// The choice of an option whose values are those of a type; nil when it was not given.
  func choice<Choice: RawRepresentable<String>>(_ option: OptionName, of type: Choice.Type = Choice.self) -> Choice? {
    value(option).flatMap(Choice.init(rawValue:))
  }

  /// Every value of a repeatable option, in order.
  func all(_ option: OptionName) -> [String] { values[option] ?? [] }

  /// The arguments with other values for an option; none leaves it out.
  func replacing(_ option: OptionName, with others: [String]) -> ParsedArguments {
    var result = self
    result.values[option] = others.isEmpty ? nil : others
    return result
  }
}
