import KeywrightDiagnostics
import ScenarioTestSupport
import Scenarios
import Testing

/// A scenario that fails is played again for its trace, and what it did first counts.
@Suite struct DeterminismTests {
  private static func result(_ mark: String, _ engines: [String], _ expectation: String = "text \"a\"")
    -> ScenarioResult?
  {
    var reader = ScenarioReader(
      text: "modes flaky\nscenario \"s\"\n\(mark)  keys A\n  expect \(expectation)\n", name: "s.keys")
    guard case .scenario(let scenario)? = reader.next() else { return nil }
    return ScenarioExecutor(modes: FlakyModes(engines)).run(scenario)
  }

  @Test(arguments: ["text \"a\"", "text \"a\"\n  expect shortcut none"])
  func whatFailsFirstHasFailedThoughItWouldPassThen(expectation: String) throws {
    let result = try #require(Self.result("", ["B"], expectation))
    #expect(result.isFailure)
    #expect(result.failures.map(\.message) == ["expected the text “a”, got “B”"])
    #expect(result.lastEvents.isEmpty)
    #expect(
      result.instability?.description == """
        keywright: s.keys:2:1: warning: the scenario is not deterministic: played again, it passes [KW-S023]
          hint: what it did first counts; look for a plugin that does not answer the same keys alike
        """)
  }

  @Test func whatFailsInAnotherWayIsTold() throws {
    let result = try #require(Self.result("", ["B", "C"]))
    #expect(result.failures.map(\.message) == ["expected the text “a”, got “B”"])
    #expect(
      result.instability?.message == "the scenario is not deterministic: played again, it fails in another way")
  }

  @Test func whatFailsAlikeHasItsLastKeys() throws {
    let result = try #require(Self.result("", ["B", "B"]))
    #expect(result.isFailure && result.instability == nil && !result.lastEvents.isEmpty)
  }

  @Test(arguments: [(["B"], false), (["B", "C"], false), (["B", "B"], true), ([], false)])
  func aKnownFailureFailsEachTime(engines: [String], isKnown: Bool) throws {
    let result = try #require(Self.result("  known-failure \"slow\"\n", engines))
    #expect(result.isFailure != isKnown)
    if case .knownFailure = result.outcome { #expect(isKnown) } else { #expect(!isKnown) }
  }
}
