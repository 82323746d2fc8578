import Diagnostics

/// A command line that says nothing that can be done; ends in exit status 2.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// The command whose help explains; nil for the list of commands.
  var command: String?
  /// What to do.
  var hint: String
  /// The code of the message.
  var code: DiagnosticCode

  init(_ message: String, command: String?, hint: String, code: DiagnosticCode = .usage) {
    self.message = message
    self.command = command
    self.hint = hint
    self.code = code
  }

  /// An option that the command does not have, with the one that was probably meant.
  static func unknownOption(_ name: String, spec: CommandSpec) -> UsageError {
    let names = spec.options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    let help = "'keywright help \(spec.name)' lists the options"
    let hint = NameSuggestion.nearest(to: name, in: names).map { "did you mean \($0)? \(help)" } ?? help
    return UsageError("\(spec.name) has no option '\(name)'", command: spec.name, hint: hint)
  }

  /// The message as a diagnostic.
  var diagnostic: Diagnostic { .error(code, message, hint: hint) }
}
