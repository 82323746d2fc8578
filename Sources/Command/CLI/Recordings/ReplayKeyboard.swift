import Keywright
import KeywrightDiagnostics
import KeywrightXKB

/// The keyboard, modes and field that a command line asks for.
struct ReplayKeyboard: Sendable {
  let keymap: ChosenKeymap
  let modes: ChosenModes
  private let configuration: SimulatorConfiguration

  /// The keyboard of a command line; what is compiled, and the lists of layouts, may be shared with others.
  init(
    _ arguments: ParsedArguments, compiled: CompiledKeyboards = CompiledKeyboards(),
    registry: (KeymapLoader) throws(Diagnostic) -> LayoutRegistry = ModeOptions.registry
  ) throws {
    let output = arguments.choice(.output, of: OutputForm.self) ?? .text
    keymap = try KeymapOptions.values(of: arguments)
    modes = try ModeOptions.values(of: arguments, keymap: keymap, needsLanguages: output != .text, registry: registry)
    let field = try FieldOptions.values(of: arguments, modes: modes)
    var configuration = keymap.configuration(modes: modes, field: field, keepsJournal: output == .json)
    configuration.compiled = compiled
    self.configuration = configuration
  }

  /// Somebody at the keyboard.
  func simulator(onTrace: ((TraceEvent) -> Void)? = nil) throws -> Simulator {
    let simulator = try Simulator(configuration, onTrace: onTrace)
    for warning in keymap.warnings + modes.warnings { simulator.warn(warning) }
    return simulator
  }
}
