public import KeywrightXKB

/// Runs scenarios; one executor serves a whole run, on as many threads as that has.
public struct ScenarioExecutor: Sendable {
  /// Keymaps and Compose tables, each compiled once in a run.
  public var keyboards: CompiledKeyboards { shared.compiled }
  private let shared: SharedKeyboards
  private let modes: any ScenarioModes

  private let needsEngines: Bool
  private let wallLimit: Duration

  /// How long a scenario may take on the wall unless somebody says otherwise.
  public static let defaultWallLimit = Duration.seconds(10)

  /// An executor that shares keyboards and takes modes from where they are.
  ///
  /// - Parameters:
  ///   - needsEngines: whether a mode whose engine is not installed is an error; otherwise the scenario is skipped.
  ///   - wallLimit: how long a scenario may take on the wall, whatever its own clock says.
  public init(
    keyboards: CompiledKeyboards = CompiledKeyboards(), modes: any ScenarioModes, needsEngines: Bool = false,
    wallLimit: Duration = Self.defaultWallLimit
  ) {
    shared = SharedKeyboards(compiled: keyboards)
    self.modes = modes
    self.needsEngines = needsEngines
    self.wallLimit = wallLimit
  }

  /// Runs one scenario from a clean start.
  public func run(_ scenario: Scenario) -> ScenarioResult {
    ScenarioRun(scenario, shared: shared, modes: modes, needsEngines: needsEngines, wallLimit: wallLimit).result()
  }
}
