import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// Deadlines that methods state.
@Suite struct DeadlineTests {
  @Test func theClockCallsTheMethod() throws {
    let log = ToyLog()
    let simulator = try simulator(modes: [.toy(log: log)])
    try simulator.play("250ms T 999ms")
    #expect(simulator.picture == "|")
    try simulator.play("1ms")
    #expect(simulator.picture == "⏰|")
    try simulator.play("10s")
    #expect(simulator.picture == "⏰|")
    #expect(log.lines.suffix(1) == ["tick 1.25 seconds"])
  }

  @Test func theNextKeyTakesTheDeadlineBack() throws {
    let simulator = try simulator(modes: [.toy()])
    #expect(try picture("T H 2s", on: simulator) == "h|")
  }

  @Test func aDeadlineFallsDueBeforeTheKeyBehindIt() throws {
    let simulator = try simulator(modes: [.toy()])
    #expect(try picture("+T 2s H", on: simulator) == "⏰h|")
  }

  @Test func aBlurTakesTheDeadlineAway() throws {
    let simulator = try simulator(modes: [.toy()])
    try simulator.play("+T")
    simulator.blur()
    simulator.wait(.seconds(5))
    #expect(simulator.text == "")
  }

  @Test func aMethodThatTicksForEverIsStopped() throws {
    let eager = InputMode(id: "eager", primaryLanguage: nil) { EagerMethod() }
    let simulator = try simulator(modes: [eager])
    simulator.wait(.seconds(1))
    #expect(simulator.now == .seconds(1))
    #expect(
      simulator.warnings == [
        .warning(
          .tooManyDeadlines,
          "the mode eager was called 100000 times during one wait; it is not called again until the next key",
          hint: "let the input method state later deadlines")
      ])
  }
}

/// A method that wants to be called again a nanosecond later.
private struct EagerMethod: InputMethod {
  mutating func activate(_ context: InputContext) -> InputBatch { InputBatch(deadline: .nanoseconds(1)) }
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
  mutating func tick(_ now: Duration) -> InputBatch { InputBatch(deadline: now + .nanoseconds(1)) }
}
