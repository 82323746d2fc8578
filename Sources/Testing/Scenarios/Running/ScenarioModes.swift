public import InputModes
public import KeywrightDiagnostics

/// Where scenarios get their input modes from; used by several threads at once.
public protocol ScenarioModes: Sendable {
  /// The mode with this id; throws where there is none, with a hint of what there is.
  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode
  /// The modes of a scenario that names none: those of its plugins, else the one on its keymap.
  func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode]
  /// What there is to warn about in what the modes of a scenario are made from, such as a list of layouts.
  func warnings(on keymap: ScenarioKeymap) -> [Diagnostic]
}

extension ScenarioModes {
  public func warnings(on keymap: ScenarioKeymap) -> [Diagnostic] { [] }
}
