import KeywrightDiagnostics

/// A command line that says nothing that can be done; ends in exit status 2.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// What to do.
  var hint: String
  /// The code of the message.
  var code: DiagnosticCode

  init(_ message: String, hint: String, code: DiagnosticCode = .usage) {
    self.message = message
    self.hint = hint
    self.code = code
  }

  /// An option that the command does not have, with the one that was probably meant.
  static func unknownOption(_ name: String, spec: CommandSpec) -> UsageError {
    let names = spec.options.map(\.name)
    let help = "run keywright help \(spec.name) for its options"
    let longer = names.filter { name.count > 3 && $0.hasPrefix(name) }
    let meant = longer.count == 1 ? longer[0] : NameSuggestion.nearest(to: name, in: names)
    return UsageError(
      "\(spec.name) has no option \(Quoted.text(name))", hint: (meant.map { "did you mean \($0)? or " } ?? "") + help)
  }

  /// Two things of which only one can count.
  static func contradiction(
    _ first: some CustomStringConvertible, _ second: some CustomStringConvertible, hint: String
  ) -> UsageError {
    UsageError("\(first) and \(second) contradict each other", hint: hint, code: .contradictoryOptions)
  }

  /// The message as a diagnostic about a line of JSON, whose members are called as the options are without their dashes.
  var diagnosticOfMembers: Diagnostic {
    var diagnostic = diagnostic
    for option in OptionName.allCases.sorted(by: { $0.rawValue.utf8.count > $1.rawValue.utf8.count }) {
      let member = String(option.rawValue.dropFirst(2))
      diagnostic.message = diagnostic.message.replacing(option.rawValue, with: member)
      diagnostic.hint = diagnostic.hint?.replacing(option.rawValue, with: member)
    }
    return diagnostic
  }

  /// The message as a diagnostic.
  var diagnostic: Diagnostic { .error(code, message, hint: hint) }
}
