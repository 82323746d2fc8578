import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// What the keys that no method used do to a plain field.
@Suite struct FieldKeyTests {
  @Test(arguments: [
    ("ab", "LEFT", "a|b"), ("ab", "LEFT LEFT LEFT", "|ab"), ("ab", "HOME RIGHT", "a|b"), ("ab", "HOME END", "ab|"),
    ("ab\ncd", "UP", "ab|\ncd"), ("ab\ncd", "HOME", "ab\n|cd"), ("ab\ncd", "UP HOME DOWN", "ab\n|cd"),
    ("ab", "LEFTSHIFT+LEFT", "a«|b»"), ("ab", "LEFTSHIFT+HOME", "«|ab»"), ("ab", "HOME LEFTSHIFT+END", "«ab|»"),
    ("ab", "LEFTSHIFT+HOME X", "x|"), ("ab", "LEFTSHIFT+LEFT DELETE", "a|"), ("ab", "LEFTSHIFT+LEFT LEFT", "a|b"),
    ("ab", "HOME DELETE", "|b"), ("ab", "BACKSPACE", "a|"), ("ab", "DELETE", "ab|"), ("ab", "HOME BACKSPACE", "|ab"),
    ("ab", "ENTER", "ab\n|"), ("ab", "KPENTER", "ab\n|"), ("ab", "LEFTSHIFT+ENTER", "ab\n|"), ("ab", "ESC", "ab|"),
    ("ab", "KP4", "a|b"), ("ab", "KP7 KPDOT", "|b"), ("ab", "NUMLOCK KP4", "ab4|"), ("ab", "LEFTSHIFT+KP4", "a«|b»"),
    ("ab", "F1 PAGEUP INSERT", "ab|"), ("ab", "+LEFT *LEFT -LEFT", "|ab"),
    ("ab", "+BACKSPACE *BACKSPACE -BACKSPACE", "|"),
    ("👍🏽", "LEFT", "|👍🏽"), ("👍🏽", "BACKSPACE", "|"), ("👍🏽", "HOME DELETE", "|"),
  ])
  func editsAPlainField(initial: String, keys: String, expected: String) throws {
    #expect(try picture(keys, on: simulator(fields: [FieldConfiguration(initial: initial)])) == expected)
  }

  @Test(arguments: [(BackspaceUnit.grapheme, "|"), (.scalar, "क्|")])
  func backSpaceDeletesAGraphemeOrAScalar(unit: BackspaceUnit, expected: String) throws {
    let field = FieldConfiguration(backspace: unit, initial: "क्ष")
    #expect(try picture("BACKSPACE", on: simulator(fields: [field])) == expected)
  }

  @Test func tabLeavesTheField() throws {
    let simulator = try simulator()
    #expect(try picture("A TAB B", on: simulator) == "a|")
    #expect(simulator.focusedField == nil)
    #expect(simulator.outcome.typed == "a\tb")
  }

  @Test func heldKeysThatContradictAreWarnedOf() throws {
    let simulator = try simulator()
    #expect(try picture("+A +A -A -A *B", on: simulator) == "aa|")
    #expect(
      simulator.warnings == [
        .warning(
          .pressOfHeldKey, "A is pressed while it is down; this counts as a repeat",
          at: SourcePlace(line: 1, column: 4),
          hint: "release it before: -A"),
        .warning(
          .releaseWithoutPress, "A is released but was not down; the release is left out",
          at: SourcePlace(line: 1, column: 10), hint: "press it before: +A"),
        .warning(
          .repeatWithoutPress, "B repeats but is not down; the repeat is left out",
          at: SourcePlace(line: 1, column: 13),
          hint: "press it before: +B"),
      ])
  }

  @Test func twoFieldsKeepTheirTexts() throws {
    let simulator = try simulator(fields: [
      FieldConfiguration(name: "a"), FieldConfiguration(name: "b", initial: "bb"),
    ])
    #expect(simulator.focusedField == "a")
    try simulator.play("X")
    #expect(simulator.focus("b"))
    try simulator.play("Y")
    simulator.click(at: 1)
    try simulator.play("Z")
    #expect(simulator.picture == "bz|by")
    simulator.select(0..<2)
    simulator.paste("P Q")
    #expect(simulator.picture == "P Q|by")
    #expect(!simulator.focus("c"))
    #expect(simulator.focusedField == "b")
    simulator.click(at: 99)
    #expect(simulator.picture == "P Qby|")
    simulator.blur()
    #expect(simulator.focusedField == nil)
    #expect(simulator.text(of: "a") == "x")
    #expect(simulator.text(of: "c") == nil)
  }

  @Test func aNotationErrorIsThrownBeforeAnyKey() throws {
    let simulator = try simulator()
    #expect(throws: Diagnostic.self) { try simulator.play("A NOSUCHKEY") }
    #expect(simulator.text == "")
  }
}
