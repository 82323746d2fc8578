import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Compose between the keyboard and the mode.
@Suite struct ComposeStoryTests {
  private static let english = ComposeSource.locale("en_US.UTF-8")

  @Test func keysInsideASequenceAreWithheld() throws {
    let log = ToyLog()
    let simulator = try simulator("us(intl)", modes: [.toy(log: log)], compose: Self.english)
    #expect(try picture("APOSTROPHE E", on: simulator) == "é|")
    #expect(log.lines == ["activate “|”", "key é"])
  }

  @Test func aMethodMayWantTheKeysThemselves() throws {
    let log = ToyLog()
    let simulator = try simulator("us(intl)", modes: [.toy(text: .raw, log: log)], compose: Self.english)
    #expect(try picture("APOSTROPHE E", on: simulator) == "e|")
    #expect(log.lines == ["activate “|”", "key ", "key e"])
  }

  @Test(arguments: [
    // Dead acute and q make nothing; Return and BackSpace are swallowed too.
    (CancelledKey.swallow, "APOSTROPHE Q H", "h|"), (.pass, "APOSTROPHE Q H", "qh|"),
    (.replay, "APOSTROPHE Q H", "qh|"),
    (.swallow, "H APOSTROPHE ENTER", "h|"), (.pass, "H APOSTROPHE ENTER", "h\n|"),
    (.swallow, "H APOSTROPHE BACKSPACE", "h|"), (.pass, "H APOSTROPHE BACKSPACE", "|"),
    // Multi_key o q: the o was swallowed.
    (.swallow, "RIGHTALT O Q", "|"), (.pass, "RIGHTALT O Q", "q|"), (.replay, "RIGHTALT O Q", "oq|"),
    (.replay, "RIGHTALT O ENTER", "o\n|"), (.replay, "RIGHTALT O LEFT Q", "q|o"),
  ])
  func whatBecomesOfTheKeyThatCancels(policy: CancelledKey, keys: String, expected: String) throws {
    let simulator = try simulator(
      "us(intl)", options: "compose:ralt", modes: [.plain], compose: Self.english, cancelled: policy)
    #expect(try picture(keys, on: simulator) == expected)
  }

  @Test(arguments: [(CancelledKey.swallow, "a|"), (.pass, "2|"), (.replay, "2|")])
  func theKeyThatCancelsMayBeginAnotherSequence(policy: CancelledKey, expected: String) throws {
    let table = ComposeSource.text("<dead_acute> <a> : \"1\"\n<dead_grave> <a> : \"2\"\n", name: "own")
    let simulator = try simulator("us(intl)", modes: [.plain], compose: table, cancelled: policy)
    #expect(try picture("APOSTROPHE GRAVE A", on: simulator) == expected)
  }

  @Test func aClickDropsWhatIsPending() throws {
    let simulator = try simulator("us(intl)", modes: [.plain], compose: Self.english)
    try simulator.play("H APOSTROPHE")
    simulator.click(at: 0)
    #expect(try picture("E", on: simulator) == "e|h")
    try simulator.play("APOSTROPHE")
    simulator.select(0..<1)
    #expect(try picture("E", on: simulator) == "e|h")
  }

  @Test func theKeyThatBeginsTheNextSequenceIsWithheldToo() throws {
    let log = ToyLog()
    let table = ComposeSource.text("<dead_acute> <a> : \"1\"\n<dead_grave> <a> : \"2\"\n", name: "own")
    let simulator = try simulator("us(intl)", modes: [.toy(log: log)], compose: table, cancelled: .pass)
    #expect(try picture("APOSTROPHE GRAVE A", on: simulator) == "2|")
    #expect(log.lines == ["activate “|”", "key 2"])
  }

  @Test func aReplayedLetterKeepsApartFromACombiningKey() throws {
    // The Vietnamese layout has a combining grave on the 5.
    let table = ComposeSource.text("<a> <x> : \"1\"\n", name: "own")
    let simulator = try simulator("vn", modes: [.plain], compose: table, cancelled: .replay)
    try simulator.play("Q A 5")
    #expect(simulator.text.debugDescription == "qa\u{300}".debugDescription)
    #expect(simulator.outcome.typed.unicodeScalars.count == 3)
    #expect(simulator.outcome.commits == ["q", "a", "\u{300}"])
  }

  @Test(arguments: [
    // A held dead key goes on with its sequence, as in GTK, Qt, Chromium and under an X server.
    ("+APOSTROPHE *APOSTROPHE *APOSTROPHE *APOSTROPHE -APOSTROPHE E", "´´e|"),
    ("+APOSTROPHE *APOSTROPHE *APOSTROPHE -APOSTROPHE E", "´é|"), ("APOSTROPHE +E *E *E -E", "éee|"),
    ("+E APOSTROPHE *E -E", "eé|"), ("APOSTROPHE +LEFTSHIFT *LEFTSHIFT E -LEFTSHIFT", "É|"),
    ("APOSTROPHE LEFTSHIFT+E", "É|"), ("APOSTROPHE CAPSLOCK E", "É|"),
    // A latch of level 5 is a modifier, which libxkbcommon 1.5 does not know.
    ("APOSTROPHE SEMICOLON E", "é|"),
  ])
  func repeatsGoOnWithASequenceAndModifiersLeaveItAlone(keys: String, expected: String) throws {
    let simulator = try simulator("kwtest(level5)", modes: [.plain], compose: Self.english)
    #expect(try picture(keys, on: simulator) == expected)
  }

  @Test func aBlurDropsASequence() throws {
    let simulator = try simulator("us(intl)", modes: [.plain], compose: Self.english)
    try simulator.play("APOSTROPHE")
    simulator.blur()
    try simulator.play("E")
    simulator.focus("field")
    #expect(try picture("F", on: simulator) == "f|")
    #expect(simulator.outcome.typed == "ef")
  }
}
