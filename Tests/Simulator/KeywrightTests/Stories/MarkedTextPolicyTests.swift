import InputModes
import Keywright
import KeywrightKeyEvents
import Testing
import TextFields

/// What becomes of marked text when the user goes elsewhere.
@Suite struct MarkedTextPolicyTests {
  private static let all: [MarkedTextPolicy] = [.commit, .discard, .keep]

  private func story(_ policy: MarkedTextPolicy, log: ToyLog? = nil, initial: String = "") throws -> Simulator {
    let policies = MarkedTextPolicies(onBlur: policy, onModeSwitch: policy, onCaretMove: policy)
    return try simulator(
      modes: [.toy(policies: policies, log: log), .toy("other")], fields: [FieldConfiguration(initial: initial)])
  }

  @Test(arguments: zip(all, [("ㄱ|", ["ㄱ"]), ("|", []), ("[ㄱ|]", [])] as [(String, [String])]))
  func onBlur(policy: MarkedTextPolicy, expected: (picture: String, commits: [String])) throws {
    let simulator = try story(policy)
    try simulator.play("K")
    simulator.blur()
    #expect(simulator.picture == expected.picture)
    #expect(simulator.outcome.commits == expected.commits)
  }

  @Test func keptTextGoesOnWhenTheFocusComesBack() throws {
    let simulator = try story(.keep)
    try simulator.play("K")
    simulator.blur()
    simulator.focus("field")
    #expect(try picture("A", on: simulator) == "가|")
  }

  @Test(arguments: zip(all, ["ㄱ|", "|", "[ㄱ|]"]))
  func onModeSwitch(policy: MarkedTextPolicy, expected: String) throws {
    let simulator = try story(policy)
    try simulator.play("K")
    simulator.switchMode(to: "other")
    #expect(simulator.picture == expected)
  }

  @Test func anotherMethodDoesNotReplaceKeptText() throws {
    let simulator = try story(.keep)
    try simulator.play("K")
    simulator.switchMode(to: "other")
    #expect(try picture("K", on: simulator) == "ㄱ[ㄱ|]")
    #expect(simulator.outcome.commits == ["ㄱ"])
  }

  @Test(arguments: zip(all, ["|hㄱ", "|h", "|hㄱ"]))
  func onAClickElsewhere(policy: MarkedTextPolicy, expected: String) throws {
    let log = ToyLog()
    let simulator = try story(policy, log: log, initial: "h")
    try simulator.play("K")
    simulator.click(at: 0)
    #expect(simulator.picture == expected)
    #expect(simulator.outcome.commits == (policy == .discard ? [] : ["ㄱ"]))
    #expect(log.lines.suffix(1) == ["reset caretMove"])
  }

  @Test func aClickInsideKeepsWhatIsKept() throws {
    let log = ToyLog()
    let simulator = try story(.keep, log: log, initial: "h")
    try simulator.play("K")
    simulator.click(at: 1)
    #expect(simulator.picture == "h[|ㄱ]")
    #expect(!log.lines.contains("reset caretMove"))
  }

  @Test(arguments: zip(all, ["h|ㄱ", "|h", "h[|ㄱ]"]))
  func onAnArrowKey(policy: MarkedTextPolicy, expected: String) throws {
    #expect(try picture("K LEFT", on: story(policy, initial: "h")) == expected)
  }

  @Test(arguments: zip(all, ["ㄱP|", "P|", "P[ㄱ|]"]))
  func onAPaste(policy: MarkedTextPolicy, expected: String) throws {
    let log = ToyLog()
    let simulator = try story(policy, log: log)
    try simulator.play("K")
    simulator.paste("P")
    #expect(simulator.picture == expected)
    #expect(log.lines.suffix(1) == [policy == .keep ? "key k" : "reset textChange"])
  }

  @Test func aMethodWithoutMarkedTextHearsOfThemToo() throws {
    let log = ToyLog()
    let simulator = try story(.commit, log: log, initial: "h")
    simulator.click(at: 0)
    simulator.paste("P")
    #expect(log.lines == ["activate “h|”", "reset caretMove", "reset textChange"])
  }
}
