import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

/// The keyboards of a simulation: the user's keymap, and those that modes bring.
struct ModeKeyboards {
  private let configuration: SimulatorConfiguration
  private let compose: ComposeTable?
  private var keyboards: [KeyboardSource: Keyboard] = [:]
  /// The keyboard that keys go to now.
  private(set) var current: Keyboard

  /// Compiles the user's keymap and loads Compose; the warnings are added to the list.
  init(_ configuration: SimulatorConfiguration, warnings: inout [Diagnostic]) throws(Diagnostic) {
    self.configuration = configuration
    if configuration.compose == .off {
      compose = nil
    } else {
      let loaded = try configuration.compiled.compose(configuration.compose, loader: configuration.composeLoader)
      warnings += loaded.diagnostics
      compose = loaded.table
    }
    current = try Self.keyboard(configuration.keymap, configuration, compose: compose, warnings: &warnings)
    keyboards[configuration.keymap] = current
  }

  /// Compiles the keyboard that a mode brings, if it brings one, and tells what is known to be wrong with the mode.
  mutating func prepare(_ mode: InputMode, warnings: inout [Diagnostic]) throws(Diagnostic) {
    warnings += mode.warnings
    guard let source = mode.keyboard, keyboards[source] == nil else { return }
    keyboards[source] = try Self.keyboard(source, configuration, compose: compose, warnings: &warnings)
  }

  /// Lets keys go to the keyboard of a mode, or to the user's keymap; pressed keys and locks go with them.
  mutating func use(_ mode: InputMode?, keepingLatches: Bool) {
    guard let next = keyboards[mode?.keyboard ?? configuration.keymap] else { return }
    if keepingLatches { current.resetCompose() } else { current.settle() }
    if next !== current { next.takeOver(from: current) }
    current = next
  }

  private static func keyboard(
    _ source: KeyboardSource, _ configuration: SimulatorConfiguration, compose: ComposeTable?,
    warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> Keyboard {
    let loaded = try configuration.compiled.keymap(source, loader: configuration.keymapLoader)
    warnings += loaded.diagnostics
    guard let keyboard = Keyboard(loaded, compose: compose, cancelledKey: configuration.cancelledKey) else {
      throw .error(.keymapDoesNotCompile, "there is no memory for the state of a keyboard", hint: "free some memory")
    }
    return keyboard
  }
}
