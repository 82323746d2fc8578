import BuiltInModes
import Diagnostics
import InputModes
import KeyEvents
import Scenarios

/// The built-in modes, with the languages of a few layouts.
struct CatalogueModes: ScenarioModes {
  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    if let mode = try catalogue(keymap).find(id) { return mode }
    throw .error(.unknownMode, "there is no input mode “\(id)”", hint: "see keywright help modes")
  }

  func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
    [catalogue(keymap).keymapMode(layouts: keymap.names.layouts)]
  }

  private func catalogue(_ keymap: ScenarioKeymap) -> ModeCatalogue {
    ModeCatalogue(
      keymapNames: keymap.names,
      languageOfLayout: { ["fr": "fr", "us": "en", "ru": "ru"][$0.layout].map { PrimaryLanguage($0) } })
  }
}
