import Keywright
import KeywrightDiagnostics
import Testing

/// Texts that cannot be typed, and what is said of them.
@Suite struct RefusalTests {
  private let place = SourcePlace(file: "a.keys", line: 3, column: 7)

  private func refusal(_ text: String, on simulator: Simulator) -> String? {
    do throws(Diagnostic) {
      try simulator.type(text, at: place)
      return nil
    } catch {
      return error.rendered()
    }
  }

  @Test(arguments: [
    ("us", "", "naïve", "no key types “ï” (U+00EF) of “naïve” on this keyboard"),
    ("us", "", "a😀", "no key types “😀” (U+1F600) of “a😀” on this keyboard"),
    ("us", "+LEFTSHIFT", "ab", "no key types “a” (U+0061) of “ab” on this keyboard while keys are held"),
  ])
  func namesTheCharacter(layout: String, before: String, text: String, message: String) throws {
    let simulator = try simulator(names(layout))
    try simulator.play(before)
    let hint =
      before.isEmpty
      ? "choose a layout that has it, or give the keys of its dead key or Compose sequence"
      : "release the keys before the text"
    #expect(
      refusal(text, on: simulator) == """
        keywright: a.keys:3:7: error: \(message) [KW-T001]
          hint: \(hint)
        """)
    #expect(simulator.text == "")
  }

  @Test func aDeadKeyTypesNothingByItself() throws {
    let simulator = try simulator(names("se"))
    #expect(refusal("a^b", on: simulator)?.contains("no key types “^” (U+005E) of “a^b”") == true)
    try simulator.play("LEFTSHIFT+RIGHTBRACE SPACE")
    #expect(simulator.text == "^")
  }

  @Test(arguments: [("lv(apostrophe)", "APOSTROPHE"), ("us(intl)", "APOSTROPHE")])
  func aPendingLatchOrSequenceIsInTheWay(layout: String, keys: String) throws {
    let simulator = try simulator(names(layout))
    try simulator.play(keys)
    #expect(
      refusal("b", on: simulator) == """
        keywright: a.keys:3:7: error: cannot type “b” while a modifier is latched or a Compose sequence is pending \
        [KW-T001]
          hint: finish the sequence first, or give the keys themselves
        """)
    #expect(simulator.text == "")
  }
}
