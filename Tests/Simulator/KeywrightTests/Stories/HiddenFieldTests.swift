import BuiltInModes
import EmojiPicker
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// The hidden field behind an icon button, through a whole simulator.
@Suite struct HiddenFieldTests {
  private static func hidden(_ accept: GraphemeAcceptance = .any, _ settle: SettlePolicy = .boundary)
    -> FieldConfiguration
  {
    FieldConfiguration(name: "icon", kind: .hidden(accept: accept, settle: settle))
  }

  @Test(arguments: PickedGrapheme.all)
  func takesOneGrapheme(_ row: PickedGrapheme) throws {
    let simulator = try simulator(modes: [.plain], fields: [Self.hidden(.emoji)])
    for insertion in row.insertions { simulator.paste(insertion) }
    simulator.blur()
    let outcome = try #require(simulator.outcome.picker)
    #expect(outcome.committed.map(\.debugDescription) == (row.taken.map { [$0.debugDescription] } ?? []))
    #expect(outcome.refused.isEmpty == (row.taken != nil))
    #expect(outcome.saved.text.debugDescription == (row.taken ?? "🟣").debugDescription)
    #expect(simulator.focusedField == nil)
    #expect(simulator.text == "")
  }

  @Test func aKeyOfTheEmojiKeyboardIsTakenAtOnce() throws {
    let simulator = try simulator(modes: [.plain, .emoji], fields: [Self.hidden()])
    simulator.switchMode(to: "emoji")
    try simulator.play("A S")
    let outcome = try #require(simulator.outcome.picker)
    #expect(outcome.committed.count == 1)
    #expect(outcome.committed.first?.unicodeScalars.first.map { $0.value > 0xFFFF } == true)
    #expect(simulator.focusedField == nil)
  }

  @Test func aLetterWaitsForTheNextOne() throws {
    let simulator = try simulator(fields: [Self.hidden()])
    #expect(try picture("A", on: simulator) == "a|")
    #expect(simulator.outcome.picker?.committed == [])
    #expect(try picture("B", on: simulator) == "|")
    #expect(simulator.outcome.picker?.committed == ["a"])
    #expect(simulator.outcome.picker?.discarded == ["b"])
  }

  @Test func aRefusedLetterDoesNotTakeTheNextInsertionAlong() throws {
    let simulator = try simulator(fields: [Self.hidden(.emoji)])
    for insertion in ["a", "👍"] { simulator.paste(insertion) }
    #expect(simulator.picture == "👍|")
    simulator.blur()
    #expect(simulator.outcome.picker?.committed == ["👍"])
    #expect(simulator.outcome.picker?.refused == ["a"])
    #expect(simulator.outcome.picker?.discarded == [])
  }

  @Test func whatComesAfterTheSessionIsDiscardedAndTold() throws {
    let simulator = try simulator(fields: [Self.hidden(.any, .immediate)])
    try simulator.play("A B LEFTSHIFT C")
    #expect(simulator.outcome.picker?.committed == ["a"])
    #expect(simulator.outcome.picker?.discarded == ["b", "c"])
    #expect(simulator.warnings.map(\.code) == [.keysReachNoField])
  }

  @Test(arguments: [
    ("ENTER", [String](), true), ("A ENTER", ["a"], true), ("SPACE ENTER", [], false), ("A BACKSPACE ENTER", [], true),
  ])
  func returnEndsIt(keys: String, committed: [String], ends: Bool) throws {
    let simulator = try simulator(fields: [Self.hidden()])
    try simulator.play(keys)
    #expect(simulator.outcome.picker?.committed == committed)
    #expect((simulator.focusedField == nil) == ends)
  }

  @Test func endOfInputSettles() throws {
    let simulator = try simulator(fields: [Self.hidden()])
    try simulator.play("A")
    simulator.finish()
    #expect(simulator.outcome.picker?.committed == ["a"])
  }

  @Test func immediateTakesHalfAFlagAsTheNoteDid() throws {
    let simulator = try simulator(fields: [Self.hidden(.any, .immediate)])
    simulator.paste("\u{1F1F0}")
    #expect(simulator.outcome.picker?.committed == ["\u{1F1F0}"])
  }

  @Test func aRefusalLeavesTheSessionOpen() throws {
    let simulator = try simulator(fields: [Self.hidden(.emoji)])
    try simulator.play("A B")
    #expect(simulator.outcome.picker?.refused == ["a"])
    #expect(simulator.focusedField == "icon")
  }

  @Test func whatIsMarkedIsTakenOnlyWhenItStays() throws {
    let simulator = try simulator(modes: [.toy()], fields: [Self.hidden()])
    #expect(try picture("K", on: simulator) == "[ㄱ|]")
    #expect(simulator.outcome.picker?.committed == [])
    #expect(try picture("A", on: simulator) == "가|")
    simulator.blur()
    #expect(simulator.outcome.picker?.committed == ["가"])
  }

  @Test func anEmojiModeThatLeavesSettlesFirst() throws {
    let toy = InputMode.toy("toy", language: .emoji)
    let simulator = try simulator(modes: [.plain, toy], fields: [Self.hidden()])
    simulator.switchMode(to: "toy")
    try simulator.play("K A")
    #expect(simulator.outcome.picker?.committed == ["가"])
  }

  @Test func whatAnEmojiModeCommitsOnItsWayOutIsTaken() throws {
    let mode = InputMode(id: "late", primaryLanguage: .emoji) { LateMethod() }
    let simulator = try simulator(modes: [.plain, mode], fields: [Self.hidden(.emoji)])
    simulator.switchMode(to: "late")
    simulator.switchMode(to: "xkb:us")
    #expect(simulator.outcome.picker?.committed == ["🦊"])
    #expect(simulator.focusedField == nil)
  }

  @Test func whatAMethodCommitsBehindTheEndIsReported() throws {
    let mode = InputMode(id: "late", primaryLanguage: nil) { LateMethod() }
    let simulator = try simulator(modes: [mode], fields: [Self.hidden()])
    try simulator.play("A B")
    #expect(simulator.outcome.picker?.committed == ["a"])
    #expect(simulator.outcome.picker?.discarded == ["b", "🦊"])
  }

  @Test func theEffectsOfAPickAndALongPressComeInOrder() throws {
    let simulator = try simulator(
      modes: [.plain, .emoji],
      fields: [
        FieldConfiguration(name: "icon", kind: .hidden(), preferences: [.language(.emoji)], icon: "🦊")
      ])
    simulator.paste("🐻")
    simulator.blur()
    simulator.wait(.seconds(1))
    simulator.longPress(.ended)
    simulator.longPress()
    let outcome = try #require(simulator.outcome.picker)
    #expect(
      outcome.effects.map(\.effect) == [
        .focused, .keyboardShown(mode: "emoji", reason: .preferred), .iconSet("🐻"), .bounceBegan, .haptic(.soft),
        .fieldCleared, .resigned, .keyboardHidden, .bounceReturned, .bounceEnded, .iconRemoved, .haptic(.light),
      ])
    #expect(outcome.effects.map(\.time).suffix(4) == [.milliseconds(80), .milliseconds(260), .seconds(1), .seconds(1)])
    #expect(outcome.state == .cleared)
    #expect(outcome.saved.isDefault)
  }

  @Test func aLongPressEndsARunningSession() throws {
    let simulator = try simulator(fields: [Self.hidden()])
    try simulator.play("A")
    simulator.longPress()
    #expect(simulator.focusedField == nil)
    #expect(simulator.outcome.picker?.state == .cleared)
    #expect(simulator.tap())
    #expect(simulator.focusedField == "icon")
    #expect(simulator.picture == "|")
  }
}

/// A method that commits when it is put away.
private struct LateMethod: InputMethod {
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { InputBatch(commit: "🦊") }
}
