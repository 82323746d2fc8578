public import XKB

/// Runs scenarios; one executor serves a whole run, on as many threads as that has.
public struct ScenarioExecutor: Sendable {
  /// Keymaps and Compose tables, each compiled once in a run.
  public var keyboards: CompiledKeyboards { shared.compiled }
  private let shared: SharedKeyboards
  private let modes: any ScenarioModes

  private let needsEngines: Bool

  /// An executor that shares keyboards and takes modes from where they are.
  ///
  /// - Parameters:
  ///   - needsEngines: whether a mode whose engine is not installed is an error; otherwise the scenario is skipped.
  public init(
    keyboards: CompiledKeyboards = CompiledKeyboards(), modes: any ScenarioModes, needsEngines: Bool = false
  ) {
    shared = SharedKeyboards(compiled: keyboards)
    self.modes = modes
    self.needsEngines = needsEngines
  }

  /// Runs one scenario from a clean start.
  public func run(_ scenario: Scenario) -> ScenarioResult {
    ScenarioRun(scenario, shared: shared, modes: modes, needsEngines: needsEngines).result()
  }
}
