import BuiltInModes
public import InputModes
public import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
public import Scenarios

/// The built-in modes, as scenarios of tests get them.
public struct CatalogueModes: ScenarioModes {
  private let languageOfLayout: @Sendable (LayoutName) -> PrimaryLanguage?

  /// The modes with the languages of a few layouts.
  public init() {
    languageOfLayout = { ["fr": "fr", "us": "en", "ru": "ru"][$0.layout].map { PrimaryLanguage($0) } }
  }

  /// The modes with the languages that the system's list of layouts gives them.
  public static func ofSystem() throws(Diagnostic) -> CatalogueModes {
    let registry = try LayoutRegistry(KeymapLoader(), includesExotic: true)
    return CatalogueModes { registry.layout($0)?.primaryLanguage.map { PrimaryLanguage($0) } }
  }

  private init(languageOfLayout: @escaping @Sendable (LayoutName) -> PrimaryLanguage?) {
    self.languageOfLayout = languageOfLayout
  }

  public func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    if let mode = try catalogue(keymap).find(id) { return mode }
    throw .error(.unknownMode, "there is no input mode “\(id)”", hint: "see keywright help modes")
  }

  public func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
    if case .file(let path) = keymap.source { return [catalogue(keymap).keymapMode(named: path)] }
    return [catalogue(keymap).keymapMode(layouts: keymap.names.layouts)]
  }

  private func catalogue(_ keymap: ScenarioKeymap) -> ModeCatalogue {
    ModeCatalogue(keymapNames: keymap.names, languageOfLayout: languageOfLayout)
  }
}
