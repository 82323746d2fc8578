import Keywright

/// The keyboard, modes and field that a command line asks for.
struct ReplayKeyboard {
  let keymap: ChosenKeymap
  let modes: ChosenModes
  private let configuration: SimulatorConfiguration

  init(_ arguments: ParsedArguments) throws {
    let output = arguments.value("--output") ?? "text"
    keymap = try KeymapOptions.chosen(arguments)
    modes = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: output != "text")
    let field = try FieldOptions.chosen(arguments, modes: modes)
    configuration = keymap.configuration(modes: modes, field: field, keepsJournal: output == "json")
  }

  /// Somebody at the keyboard.
  func simulator(onTrace: ((TraceEvent) -> Void)? = nil) throws -> Simulator {
    let simulator = try Simulator(configuration, onTrace: onTrace)
    for warning in keymap.warnings + modes.warnings { simulator.warn(warning) }
    return simulator
  }
}
