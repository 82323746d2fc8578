public import Diagnostics
public import InputModes
public import KeyEvents
public import XKB

/// Where scenarios get their input modes from; used by several threads at once.
public protocol ScenarioModes: Sendable {
  /// The mode with this id; throws where there is none, with a hint of what there is.
  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode
  /// The mode that types on the scenario's own keymap.
  func keymapMode(on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode
}

/// The keymap of a scenario, as modes need to know it.
public struct ScenarioKeymap: Hashable, Sendable {
  /// The keymap.
  public var source: KeyboardSource
  /// The names, where the keymap is chosen by names; otherwise what modes' keyboards share.
  public var names: KeymapNames
  /// Where keymaps are looked for.
  public var loader: KeymapLoader
  /// Plugins that bring modes.
  public var plugins: [ScenarioSettings.PlacedPath]
  /// Whether a field prefers a language, so that modes must state theirs.
  public var needsLanguages: Bool
}
