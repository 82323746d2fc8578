import BuiltInModes
import InputModes
import KeyEvents
import Synchronization
import Testing
import TextFields

@Suite struct ModeConformanceTests {
  @Test(arguments: conformingModes, [1, 2, 3] as [UInt64])
  func `a mode keeps the rules`(id: InputModeID, seed: UInt64) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    #expect(ModeConformance.faults(of: mode, seed: seed) == [], "\(id)")
  }

  /// An engine that answers one kind of call, and always the same.
  struct Doubtful: InputMethod {
    enum Call { case key, reset, deactivate }

    var call: Call
    var answer: InputBatch

    mutating func handle(_ keystroke: Keystroke) -> InputBatch { call == .key ? answer : .passed }
    mutating func reset(_ cause: ResetCause) -> InputBatch { call == .reset ? answer : .handled }
    mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { call == .deactivate ? answer : .handled }
  }

  private static func marking(
    _ text: MarkedText, _ policies: MarkedTextPolicies = MarkedTextPolicies()
  ) -> InputBatch {
    InputBatch(markedText: .set(text, policies))
  }

  private static let page = [Candidates.Candidate(text: "😀")]

  @Test(
    arguments: [
      ("marked text, committed by policy", .key, marking(MarkedText("a")), nil),
      (
        "marked text, kept by policy", .key,
        marking(MarkedText("a"), MarkedTextPolicies(onBlur: .keep, onModeSwitch: .keep)), nil
      ),
      ("marking on the way out", .deactivate, marking(MarkedText("a")), .marksAfterDeactivation),
      ("marking nothing on the way out", .deactivate, marking(MarkedText("")), nil),
      ("marking after a reset", .reset, marking(MarkedText("a")), .marksAfterReset),
      ("caret behind the marked text", .key, marking(MarkedText("a", cursor: 2)), .markedTextOutOfBounds),
      ("caret before the marked text", .key, marking(MarkedText("a", cursor: -1)), .markedTextOutOfBounds),
      (
        "span behind the marked text", .key, marking(MarkedText("a", spans: [MarkedSpan(0..<2, .underline)])),
        .markedTextOutOfBounds
      ),
      ("span and no caret", .key, marking(MarkedText("a", spans: [MarkedSpan(0..<1, .highlight)], cursor: nil)), nil),
      ("highlight", .key, InputBatch(candidates: .show(Candidates(page: page, highlighted: 0))), nil),
      (
        "highlight outside the page", .key, InputBatch(candidates: .show(Candidates(page: page, highlighted: 1))),
        .candidatesOutOfBounds
      ),
      (
        "page outside the pages", .key,
        InputBatch(candidates: .show(Candidates(page: page, pageIndex: 2, pageCount: 2))), .candidatesOutOfBounds
      ),
      (
        "no page at all", .key, InputBatch(candidates: .show(Candidates(page: [], pageCount: 0))),
        .candidatesOutOfBounds
      ),
      ("deletion", .key, InputBatch(deletion: SurroundingDeletion(before: 3, after: 1)), nil),
      ("negative deletion", .key, InputBatch(deletion: SurroundingDeletion(before: 3, after: -1)), .negativeDeletion),
      ("deadline ahead", .key, InputBatch(deadline: .seconds(1_000_000)), nil),
      ("deadline at once", .key, InputBatch(deadline: .zero), .deadlineInThePast),
    ] as [(String, Doubtful.Call, InputBatch, ConformanceFault?)])
  func `the check finds what is wrong`(
    name: String, call: Doubtful.Call, answer: InputBatch, fault: ConformanceFault?
  ) {
    let mode = InputMode(id: "test", primaryLanguage: nil) { Doubtful(call: call, answer: answer) }
    #expect(ModeConformance.faults(of: mode, seed: 1) == Set([fault].compactMap(\.self)), "\(name)")
  }

  @Test func `the check finds engines that share what they should not`() {
    final class Counter: Sendable {
      private let count = Mutex(0)
      func next() -> Int {
        count.withLock {
          $0 += 1
          return $0
        }
      }
    }
    struct Sharing: InputMethod {
      let counter: Counter
      mutating func handle(_ keystroke: Keystroke) -> InputBatch { InputBatch(commit: "\(counter.next())") }
    }
    let counter = Counter()
    let mode = InputMode(id: "test", primaryLanguage: nil) { Sharing(counter: counter) }
    #expect(ModeConformance.faults(of: mode, seed: 1) == [.answersDiffer])
  }
}
