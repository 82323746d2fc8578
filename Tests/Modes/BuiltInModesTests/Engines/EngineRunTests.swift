import BuiltInModes
import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import Testing
import TextFields

/// What the engines themselves do, through the whole path: keyboard, mode and field.
@Suite struct EngineRunTests {
  #if Hangul
    @Test(arguments: EngineRun.hangulRuns)
    func `Hangul comes out as libhangul composes it`(run: EngineRun) throws { try check(run) }
  #endif

  #if M17N
    @Test(arguments: EngineRun.m17nRuns)
    func `a method types as libm17n does`(run: EngineRun) throws { try check(run) }
  #endif

  @Test(arguments: [
    ("k›가›가[나]", "k", true, "가", "가[나]"), ("BackSpace!››", "BackSpace", false, "", ""),
    ("␣!››你␣", " ", false, "", "你 "),
    ("!››[a]", "!", true, "", "[a]"),
  ])
  func `a step says key, use, commit and field`(
    text: String, key: String, isHandled: Bool, commit: String, picture: String
  ) {
    #expect(
      EngineRun("x", text, text: "").steps
        == [EngineRun.Step(key: key, isHandled: isHandled, commit: commit, picture: picture)])
  }

  private func check(_ run: EngineRun) throws {
    let configuration = SimulatorConfiguration(
      compose: .off, modes: [try #require(ModeCatalogue().mode(run.mode))],
      fields: [FieldConfiguration(backspace: .scalar)])
    let simulator = try Simulator(configuration)
    var isHandled = false
    simulator.onTrace = { event in isHandled = event.keystroke?.types == true ? event.isHandled : isHandled }
    for (index, step) in run.steps.enumerated() {
      let commits = simulator.outcome.commits.count
      try simulator.play(TestKey.notation(step.key))
      var seen = step
      seen.isHandled = isHandled
      seen.picture = String(String.UnicodeScalarView(simulator.picture.unicodeScalars.filter { $0 != "|" }))
      let new = simulator.outcome.commits.dropFirst(commits)
      // What the field inserts of a key that the method passes is a commit of its own.
      seen.commit = (isHandled ? new : new.dropLast()).joined()
      #expect(seen == step, "\(run.mode), key \(index + 1)")
    }
    simulator.blur()
    #expect(simulator.text == run.text, "\(run)")
    #expect(simulator.outcome.preedit.isEmpty)
  }
}
