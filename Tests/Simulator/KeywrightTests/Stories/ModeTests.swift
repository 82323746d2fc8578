import BuiltInModes
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// Which mode is in use, why, and who may change it.
@Suite struct ModeTests {
  @Test func aMethodAsksForAModeAndForThePreviousOne() throws {
    let simulator = try simulator(modes: [.toy(), .toy("other")])
    try simulator.play("Q")
    #expect(simulator.resolution.mode?.id == "other")
    #expect(simulator.resolution.reason == .requested)
    #expect(simulator.resolution.because == "toy asked for other")
    try simulator.play("P")
    #expect(simulator.resolution.mode?.id == "toy")
    #expect(simulator.resolution.because == "other asked for toy")
    #expect(simulator.warnings == [])
  }

  @Test func aModeThatIsNotActiveIsAWarning() throws {
    let simulator = try simulator(modes: [.toy()])
    try simulator.play("N P N")
    #expect(simulator.resolution.mode?.id == "toy")
    #expect(
      simulator.warnings == [
        .warning(
          .preferredModeNotActive, "the mode toy asks for nowhere, which is not active",
          hint: "add nowhere to the active modes")
      ], "and none for the previous mode, where this is the only one")
  }

  @Test func aPreviousModeThatIsNotThereIsAWarning() throws {
    let simulator = try simulator(modes: [.toy("a", language: .emoji), .toy("b", language: .emoji)])
    try simulator.play("P")
    #expect(
      simulator.warnings == [
        .warning(
          .preferredModeNotActive, "the mode a asks for the previous mode, and there is none",
          hint: "use another mode first, or make another one active")
      ])
  }

  @Test func methodsThatPassTheFieldOnForEverAreStopped() throws {
    let modes = ["ping", "pong"].map { id in
      InputMode(id: InputModeID(id), primaryLanguage: nil) { PassingMethod(other: id == "ping" ? "pong" : "ping") }
    }
    let simulator = try simulator(modes: modes)
    #expect(try picture("A", on: simulator) == "a|")
    #expect(
      simulator.warnings == [
        .warning(
          .modeRequestLoop,
          "the mode ping asks for pong as soon as it is taken into use, the latest of 8 in a row; it stays in use",
          hint: "let an input method ask for a mode when a key is pressed")
      ])
  }

  @Test func theGlobeKeyGoesRoundAndBackFromEmoji() throws {
    let simulator = try simulator(modes: [.plain, .toy(), .emoji])
    var seen: [InputModeID?] = []
    for _ in 0..<2 {
      simulator.globe()
      seen.append(simulator.resolution.mode?.id)
    }
    #expect(seen == ["toy", "emoji"])
    simulator.switchMode(to: "xkb:us")
    simulator.switchMode(to: "emoji")
    simulator.globe()
    #expect(simulator.resolution.mode?.id == "xkb:us")
    #expect(simulator.resolution.because == "the user switched to xkb:us")
    #expect(!simulator.switchMode(to: "nowhere"))
  }

  @Test func aPreferenceWinsAgainWhenTheFieldComesBack() throws {
    let simulator = try simulator(
      modes: [.plain, .emoji],
      fields: [FieldConfiguration(name: "text"), FieldConfiguration(name: "icon", preferences: [.language(.emoji)])])
    #expect(simulator.resolution.reason == .default)
    simulator.focus("icon")
    #expect(simulator.resolution.reason == .preferred)
    simulator.globe()
    #expect(simulator.resolution.mode?.id == "xkb:us")
    simulator.focus("text")
    #expect(simulator.resolution.reason == .remembered)
    simulator.focus("icon")
    #expect(simulator.resolution.mode?.id == "emoji")
  }

  @Test func theModeInUseMayBeSwitchedOff() throws {
    let simulator = try simulator(modes: [.toy(), .plain])
    try simulator.play("K")
    simulator.remove("toy")
    #expect(simulator.picture == "ㄱ|")
    #expect(simulator.resolution.mode?.id == "xkb:us")
    #expect(simulator.resolution.because == "xkb:us is the first active mode")
    simulator.remove("xkb:us")
    #expect(simulator.resolution.reason == .none)
    #expect(try picture("A", on: simulator) == "ㄱa|")
  }

  @Test func aModeThatComesBackStartsAfresh() throws {
    let keep = MarkedTextPolicies(onBlur: .keep, onModeSwitch: .keep, onCaretMove: .keep)
    let simulator = try simulator(modes: [.toy(policies: keep), .plain])
    try simulator.play("K")
    simulator.remove("toy")
    try simulator.add(.toy())
    simulator.switchMode(to: "toy")
    #expect(try picture("A", on: simulator) == "ㄱa|")
  }

  @Test func methodsAreToldWhatHappens() throws {
    let log = ToyLog()
    let simulator = try simulator(modes: [.toy(log: log), .plain], fields: [FieldConfiguration(initial: "ab")])
    simulator.click(at: 1)
    simulator.switchMode(to: "xkb:us")
    simulator.switchMode(to: "toy")
    simulator.blur()
    #expect(
      log.lines == [
        "activate “ab|”", "reset caretMove", "deactivate modeSwitch", "activate “a|b”", "deactivate blur",
      ])
  }
}

extension ModeTests {
  @Test func aMethodMayWantTheTextAroundTheCaret() throws {
    nonisolated(unsafe) let log = ToyLog()
    let mode = InputMode(id: "toy", primaryLanguage: nil) {
      var toy = ToyMethod(log: log)
      toy.wantsSurroundingText = true
      return toy
    }
    let simulator = try simulator(modes: [mode], fields: [FieldConfiguration(initial: "ab")])
    simulator.click(at: 1)
    try simulator.play("+K +H")
    // Marked text is no part of it.
    #expect(
      log.lines.filter { !$0.hasPrefix("reset") } == [
        "activate “ab|”", "around “a|b”", "key k", "around “a|b”", "key h",
      ])
  }
}

/// A method that wants another mode as soon as it is in use.
private struct PassingMethod: InputMethod {
  var other: InputModeID

  mutating func activate(_ context: InputContext) -> InputBatch { InputBatch(modeRequest: .mode(other)) }
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
}
