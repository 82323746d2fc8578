public import KeywrightDiagnostics

/// What a reader of scenarios comes upon next.
public enum ScenarioItem: Sendable {
  /// A scenario, or a row of a table; its own errors are in it.
  case scenario(Scenario)
  /// Something wrong outside any scenario: a run with it fails.
  case problem(Diagnostic)
}
