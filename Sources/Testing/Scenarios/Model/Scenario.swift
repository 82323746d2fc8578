public import KeywrightDiagnostics

/// One scenario as it is run: settings, then steps and expectations in order.
public struct Scenario: Sendable {
  /// Which scenario it is.
  public var identity: ScenarioIdentity
  /// What it says of itself; nil for an ordinary one.
  public var mark: ScenarioMark?
  /// The keyboard, the modes and the fields, with what holds for the whole file.
  public var settings: ScenarioSettings
  /// The steps and expectations, in order.
  public var lines: [ScenarioLine]
  /// What is wrong with its lines; a scenario with errors is not run.
  public var errors: [Diagnostic]

  /// A scenario that does nothing yet.
  public init(
    _ identity: ScenarioIdentity, mark: ScenarioMark? = nil, settings: ScenarioSettings = ScenarioSettings(),
    lines: [ScenarioLine] = [], errors: [Diagnostic] = []
  ) {
    self.identity = identity
    self.mark = mark
    self.settings = settings
    self.lines = lines
    self.errors = errors
  }
}
