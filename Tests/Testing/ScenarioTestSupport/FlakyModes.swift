public import InputModes
public import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
public import Scenarios

/// The built-in modes, and one, `flaky`, whose first engines type other texts than the keys give.
public final class FlakyModes: ScenarioModes {
  private let others = CatalogueModes()
  private let wrongEngines: Guarded<[String]>

  /// What the engines type in place of the key, one after the other; those after them type the key.
  public init(_ wrong: [String]) { wrongEngines = Guarded(wrong) }

  public func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    guard id.rawValue == "flaky" else { return try others.mode(id, on: keymap) }
    let wrong = wrongEngines
    return InputMode(id: id, primaryLanguage: nil, name: "Flaky") {
      Engine(text: wrong.withLock { $0.isEmpty ? nil : $0.removeFirst() })
    }
  }

  public func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
    try others.defaultModes(on: keymap)
  }

  private struct Engine: InputMethod {
    let text: String?

    func handle(_ keystroke: Keystroke) -> InputBatch {
      guard keystroke.types, let text else { return .passed }
      var batch = InputBatch.handled
      batch.commit = text
      return batch
    }
  }
}
