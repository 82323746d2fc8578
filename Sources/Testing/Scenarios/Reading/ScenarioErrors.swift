import Diagnostics

/// What is wrong with a line: at least one message.
struct ScenarioErrors: Error {
  var diagnostics: [Diagnostic] = []

  init() {}

  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }
}
