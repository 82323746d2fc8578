import Keywright
import KeywrightKeyEvents
import KeywrightXKB

/// Keymaps and Compose tables that all tests share.
let compiled = CompiledKeyboards()

/// A simulator with one plain field on a keyboard.
func simulator(
  _ source: KeyboardSource, compose: ComposeSource = .locale("en_US.UTF-8")
) throws -> Simulator {
  try Simulator(SimulatorConfiguration(keymap: source, compose: compose, compiled: compiled))
}

/// A keyboard by its layouts and options.
func names(_ layouts: String, _ options: String...) -> KeyboardSource {
  .names(KeymapNames(shorthand: layouts, options: options))
}
