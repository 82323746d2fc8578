import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// What an input method's batches do to a text field.
@Suite struct BatchTests {
  @Test(arguments: [
    ("K", "[ㄱ|]"), ("K A", "가|"), ("K K", "ㄱ[ㄱ|]"), ("H K", "h[ㄱ|]"), ("K H", "ㄱh|"), ("K A K A", "가가|"),
    // Marked text goes, a scalar before it is deleted, the commit comes, and marked text after it.
    ("H K X", "X[ㄱ|]"), ("K X", "X[ㄱ|]"), ("H I X", "hX|"),
    // Marked text that is kept stands after the commit.
    ("K Z", "Z[ㄱ|]"), ("K Z Z A", "ZZ가|"),
    // A forwarded key is the field's own business.
    ("H F", "h\n|"), ("K F", "ㄱ\n|"),
  ])
  func composes(keys: String, expected: String) throws {
    #expect(try picture(keys, on: simulator(modes: [.toy()])) == expected)
  }

  @Test func deletionCountsScalars() throws {
    let field = FieldConfiguration(initial: "e\u{301}")
    let simulator = try simulator(modes: [.toy()], fields: [field])
    #expect(try picture("X", on: simulator) == "eX|")
  }

  @Test func aBatchReplacesTheSelection() throws {
    let simulator = try simulator(modes: [.toy()], fields: [FieldConfiguration(initial: "abc")])
    simulator.select(1..<3)
    #expect(simulator.picture == "a«bc|»")
    #expect(try picture("K", on: simulator) == "a[ㄱ|]")
  }

  @Test func commitsAreListedBatchByBatch() throws {
    let simulator = try simulator(modes: [.toy()])
    try simulator.play("H K A K H")
    #expect(simulator.outcome.commits == ["h", "가", "ㄱ", "h"])
    #expect(simulator.outcome.typed == "hkakh")
    #expect(simulator.outcome.preedit == "")
  }

  @Test func theMarkedPartIsThePreedit() throws {
    let simulator = try simulator(modes: [.toy()])
    try simulator.play("H K")
    #expect(simulator.outcome.text == "hㄱ")
    #expect(simulator.outcome.preedit == "ㄱ")
    #expect(simulator.outcome.commits == ["h"])
  }

  @Test func candidatesAreShownAndChosen() throws {
    let simulator = try simulator(modes: [.toy()])
    try simulator.play("C")
    #expect(simulator.candidates?.page.map(\.text) == ["가", "각"])
    #expect(simulator.auxiliaryLine == "ga")
    #expect(!simulator.choose(2))
    #expect(!simulator.choose(-1))
    #expect(simulator.choose(1))
    #expect(simulator.picture == "각|")
    #expect(simulator.candidates == nil)
    #expect(simulator.auxiliaryLine == "")
    #expect(!simulator.choose(0))
  }
}
