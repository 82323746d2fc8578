import Diagnostics

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
    let names = spec.options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    let help = "run keywright help \(spec.name) for its options"
    let suggestion = NameSuggestion.nearest(to: name, in: names).map { "did you mean \($0)? or " } ?? ""
    return UsageError("\(spec.name) has no option \(Quoted.text(name))", hint: suggestion + help)
  }

  /// Two things of which only one can count.
  static func contradiction(_ first: String, _ second: String, hint: String) -> UsageError {
    UsageError("\(first) and \(second) contradict each other", hint: hint, code: .contradictoryOptions)
  }

  /// The message as a diagnostic.
  var diagnostic: Diagnostic { .error(code, message, hint: hint) }
}
