import BuiltInModes
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import ScenarioTestSupport
import Scenarios
import Testing

/// A step ends when the time on the wall does, however much of it is left.
@Suite struct SlowStepTests {
  @Test(arguments: [
    ("type \"\(String(repeating: "a", count: 60_000))\"", 1), ("keys \(String(repeating: "A ", count: 20_000))", 1),
    ("wait 60s", 1), ("keys 60s", 1),
  ]) func ofATimeThatIsOverNothingIsLeft(step: String, place: Int) throws {
    let modes = CountingModes()
    var reader = ScenarioReader(text: "modes slow\nscenario \"s\"\n  \(step)\n  expect text \"\"\n", name: "s.keys")
    guard case .scenario(let scenario)? = reader.next() else {
      Issue.record("no scenario")
      return
    }
    let result = ScenarioExecutor(modes: modes, wallLimit: .nanoseconds(1)).run(scenario)
    guard case .errored(let errors) = result.outcome else {
      Issue.record("it has run to its end")
      return
    }
    #expect(errors.map(\.code) == [.scenarioWallLimit])
    #expect(errors.map(\.place.line) == [3])
    // Not one key of the step has reached the method, and no deadline.
    #expect(modes.calls.withLock(\.self) == 0)
  }

  /// A mode that counts what it is asked, and wants to be asked again each millisecond.
  private final class CountingModes: ScenarioModes {
    let calls = Guarded(0)
    private let others = CatalogueModes()

    func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
      let calls = calls
      return InputMode(id: id, primaryLanguage: nil, name: nil) { Engine(calls: calls) }
    }

    func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
      try others.defaultModes(on: keymap)
    }
  }

  private struct Engine: InputMethod {
    let calls: Guarded<Int>

    func activate(_ context: InputContext) -> InputBatch { again(.zero) }

    func handle(_ keystroke: Keystroke) -> InputBatch {
      calls.withLock { $0 += 1 }
      return .passed
    }

    func tick(_ now: Duration) -> InputBatch {
      calls.withLock { $0 += 1 }
      return again(now)
    }

    private func again(_ now: Duration) -> InputBatch {
      var batch = InputBatch.handled
      batch.deadline = now + .milliseconds(1)
      return batch
    }
  }
}
