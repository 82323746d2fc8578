import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Keymaps and Compose tables that all stories share.
let sharedKeyboards = CompiledKeyboards()

/// A simulator for a story: a layout, modes and fields.
func simulator(
  _ layout: String = "us", options: String..., modes: [InputMode] = [], compose: ComposeSource = .off,
  cancelled: CancelledKey = .swallow, resolver: ModeResolver = ModeResolver(),
  fields: [FieldConfiguration] = [FieldConfiguration()]
) throws -> Simulator {
  try Simulator(
    SimulatorConfiguration(
      keymap: .names(KeymapNames(shorthand: layout, options: options)),
      keymapLoader: KeymapLoader(includeDirectories: [Fixtures.xkb]), compose: compose, cancelledKey: cancelled,
      modes: modes, resolver: resolver, fields: fields, compiled: sharedKeyboards))
}

/// The picture of the text field after keys.
func picture(_ keys: String, on simulator: Simulator) throws -> String {
  try simulator.play(keys)
  return simulator.picture
}

extension InputMode {
  /// The plain keyboard on the keymap.
  static let plain = InputMode.keyboard(layouts: "us", primaryLanguage: "en", keyboard: nil)
}
