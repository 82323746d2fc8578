import BuiltInModes
import Diagnostics
import InputModes
import KeyEvents
import Scenarios
import XKB

/// The built-in modes, with the languages that the system's list of layouts gives them.
struct SuiteModes: ScenarioModes {
  private let registry: LayoutRegistry

  init() throws(Diagnostic) { registry = try LayoutRegistry(KeymapLoader(), includesExotic: true) }

  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    if let mode = try catalogue(keymap).find(id) { return mode }
    throw .error(.unknownMode, "there is no input mode “\(id)”", hint: "see keywright help modes")
  }

  func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
    if case .file(let path) = keymap.source { return [catalogue(keymap).keymapMode(named: path)] }
    return [catalogue(keymap).keymapMode(layouts: keymap.names.layouts)]
  }

  private func catalogue(_ keymap: ScenarioKeymap) -> ModeCatalogue {
    ModeCatalogue(
      keymapNames: keymap.names,
      languageOfLayout: { [registry] in registry.layout($0)?.primaryLanguage.map { PrimaryLanguage($0) } })
  }
}
