import InputModes
import KeywrightDiagnostics
import ScenarioTestSupport
import Scenarios
import Testing

@Suite struct MissingEngineTests {
  /// Modes of which one needs an engine that is nowhere.
  private struct Modes: ScenarioModes {
    func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
      guard id.rawValue == "hangul:2" else { return try CatalogueModes().mode(id, on: keymap) }
      throw .error(.engineUnavailable, "the mode hangul:2 needs libhangul", hint: "install it")
    }

    func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
      try CatalogueModes().defaultModes(on: keymap)
    }
  }

  private static let text = #"""
    scenario "plain"
      modes hangul:2
      expect text ""
    scenario "known"
      known-failure "bug 7"
      modes hangul:2
      expect text "x"
    scenario "expected"
      modes hangul:2
      expect error KW-M013
    """#

  @Test(arguments: [
    (false, ["skipped the mode hangul:2 needs libhangul", "skipped the mode hangul:2 needs libhangul", "passed"]),
    (true, ["errored KW-M013", "errored KW-M013", "passed"]),
  ])
  func withoutTheEngineAScenarioIsSkippedUnlessItIsNeeded(isNeeded: Bool, expected: [String]) {
    let executor = ScenarioExecutor(modes: Modes(), needsEngines: isNeeded)
    var reader = ScenarioReader(text: Self.text, name: "s.keys")
    var outcomes: [String] = []
    while case .scenario(let scenario)? = reader.next() {
      switch executor.run(scenario).outcome {
      case .skipped(let reason): outcomes.append("skipped \(reason)")
      case .errored(let errors): outcomes.append("errored \(errors.map(\.code.rawValue).joined())")
      case .knownFailure(let reason): outcomes.append("known \(reason)")
      case .passed: outcomes.append("passed")
      case .failed, .unexpectedlyPassed: outcomes.append("other")
      }
    }
    #expect(outcomes == expected)
  }
}
