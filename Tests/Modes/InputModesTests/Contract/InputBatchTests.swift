import InputModes
import KeywrightKeyEvents
import Testing
import TextFields

@Suite struct InputBatchTests {
  private static let key = Keystroke(event: KeyEvent(KeyCode(30), .press))

  @Test(
    arguments: [
      ("handled", .handled, true),
      ("passed", .passed, true),
      ("empty commit", InputBatch(commit: ""), true),
      ("empty deletion", InputBatch(deletion: SurroundingDeletion(before: 0)), true),
      ("deletion below zero", InputBatch(deletion: SurroundingDeletion(before: -1, after: -2)), true),
      ("commit", InputBatch(commit: "a"), false),
      ("passed with a commit", InputBatch(isHandled: false, commit: "a"), false),
      ("deletion before", InputBatch(deletion: SurroundingDeletion(before: 1)), false),
      ("deletion after", InputBatch(deletion: SurroundingDeletion(before: 0, after: 1)), false),
      ("marked text set", InputBatch(markedText: .set(MarkedText("a"), MarkedTextPolicies())), false),
      ("marked text set to nothing", InputBatch(markedText: .set(MarkedText(""), MarkedTextPolicies())), false),
      ("marked text cleared", InputBatch(markedText: .clear), false),
      ("candidates shown", InputBatch(candidates: .show(Candidates(page: []))), false),
      ("candidates cleared", InputBatch(candidates: .clear), false),
      ("auxiliary line", InputBatch(auxiliaryLine: "1/3"), false),
      ("auxiliary line taken away", InputBatch(auxiliaryLine: ""), false),
      ("forwarded key", InputBatch(forwardedKey: key), false),
      ("mode by id", InputBatch(modeRequest: .mode("emoji")), false),
      ("previous mode", InputBatch(modeRequest: .previous), false),
      ("deadline", InputBatch(deadline: .zero), false),
    ] as [(String, InputBatch, Bool)])
  func `a batch changes nothing`(name: String, batch: InputBatch, expected: Bool) {
    #expect(batch.changesNothing == expected, "\(name)")
  }

  @Test func `using a key and passing it differ in that alone`() {
    var batch = InputBatch.passed
    #expect(!batch.isHandled)
    batch.isHandled = true
    #expect(batch == .handled)
  }

  @Test func `marked text is committed wherever the user goes, unless the method says otherwise`() {
    let policies = MarkedTextPolicies(onCaretMove: .discard)
    #expect([policies.onBlur, policies.onModeSwitch, policies.onCaretMove] == [.commit, .commit, .discard])
  }
}
