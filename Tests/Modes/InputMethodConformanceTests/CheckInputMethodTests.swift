import InputMethodConformance
import InputModes
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import Testing
import TextFields

@Suite struct CheckInputMethodTests {
  /// An engine that answers one kind of call, and always the same.
  struct Doubtful: InputMethod {
    enum Call { case key, reset, deactivate, choice }

    var call: Call
    var answer: InputBatch

    mutating func handle(_ keystroke: Keystroke) -> InputBatch { call == .key ? answer : .passed }
    mutating func choose(_ candidate: Int) -> InputBatch { call == .choice ? answer : .passed }
    mutating func reset(_ cause: ResetCause) -> InputBatch { call == .reset ? answer : .handled }
    mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { call == .deactivate ? answer : .handled }
  }

  private static func marking(
    _ text: MarkedText, _ policies: MarkedTextPolicies = MarkedTextPolicies()
  ) -> InputBatch {
    InputBatch(markedText: .set(text, policies))
  }

  private static let page = [Candidates.Candidate(text: "😀")]

  private struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var call: Doubtful.Call
    var answer: InputBatch
    var finding: String?

    init(_ name: String, _ call: Doubtful.Call, _ answer: InputBatch, _ finding: String? = nil) {
      (self.name, self.call, self.answer, self.finding) = (name, call, answer, finding)
    }

    var testDescription: String { name }
  }

  private static let kept = MarkedTextPolicies(onBlur: .keep, onModeSwitch: .keep, onCaretMove: .keep)

  private static let cases = [
    Case("marked text, committed by policy", .key, marking(MarkedText("a"))),
    Case("marked text, kept by policy", .key, marking(MarkedText("a"), kept)),
    Case(
      "marking on the way out", .deactivate, marking(MarkedText("a")),
      "no marked text is left after deactivation: “a” is marked after the blur (call 35 of seed 1)"),
    Case("marking nothing on the way out", .deactivate, marking(MarkedText(""))),
    Case(
      "marking after a reset", .reset, marking(MarkedText("a")),
      "no marked text is set by a reset: a reset marks “a” (call 3 of seed 1)"),
    Case(
      "caret after the marked text", .key, marking(MarkedText("a", cursor: 2)),
      "caret and spans lie in the marked text: the caret is at 2 in 1 scalars, after the key “a” (call 2)"),
    Case(
      "caret before the marked text", .key, marking(MarkedText("a", cursor: -1)),
      "caret and spans lie in the marked text: the caret is at -1 in 1 scalars, after the key “a” (call 2)"),
    Case(
      "span after the marked text", .key, marking(MarkedText("a", spans: [MarkedSpan(0..<2, .underline)])),
      "caret and spans lie in the marked text: a span goes from 0 to 2 in 1 scalars, after the key “a” (call 2)"),
    Case("span and no caret", .key, marking(MarkedText("a", spans: [MarkedSpan(0..<1, .highlight)], cursor: nil))),
    Case("highlight", .key, InputBatch(candidates: .show(Candidates(page: page, highlighted: 0)))),
    Case(
      "highlight outside the page", .key, InputBatch(candidates: .show(Candidates(page: page, highlighted: 1))),
      "highlight and page of the candidates exist: the candidate 1 is highlighted on a page of 1, after the key “a” (call 2)"
    ),
    Case(
      "page outside the pages", .key, InputBatch(candidates: .show(Candidates(page: page, pageIndex: 2, pageCount: 2))),
      "highlight and page of the candidates exist: the page has the index 2 of 2, after the key “a” (call 2)"),
    Case(
      "no page at all", .key, InputBatch(candidates: .show(Candidates(page: [], pageCount: 0))),
      "highlight and page of the candidates exist: the page has the index 0 of 0, after the key “a” (call 2)"),
    Case("deletion", .key, InputBatch(deletion: SurroundingDeletion(before: 3, after: 1))),
    Case(
      "negative deletion", .key, InputBatch(deletion: SurroundingDeletion(before: 3, after: -1)),
      "answers keep within the limits: -1 scalars are deleted, after the key “a” (call 2)"),
    Case(
      "long text", .key, InputBatch(commit: String(repeating: "a", count: 65_537)),
      "answers keep within the limits: a text has 65537 bytes, after the key “a” (call 2)"),
    Case(
      "many candidates", .key,
      InputBatch(candidates: .show(Candidates(page: Array(repeating: page[0], count: 1001)))),
      "answers keep within the limits: a page has 1001 candidates, after the key “a” (call 2)"),
    Case(
      "much text", .key,
      InputBatch(
        candidates: .show(
          Candidates(
            page: Array(repeating: Candidates.Candidate(text: String(repeating: "a", count: 65_536)), count: 17)))),
      "answers keep within the limits: the texts have 1114112 bytes, after the key “a” (call 2)"),
    Case(
      "many spans", .key,
      marking(MarkedText("a", spans: Array(repeating: MarkedSpan(0..<1, .underline), count: 1001))),
      "answers keep within the limits: marked text has 1001 spans, after the key “a” (call 2)"),
    Case("newline and tab", .key, InputBatch(commit: "a\n\tb")),
    Case(
      "control character in a commit", .key, InputBatch(commit: "a\0"),
      "texts hold no control characters but newline and tab: a text holds the control character U+0000, after the key “a” (call 2)"
    ),
    Case(
      "control character in marked text", .key, marking(MarkedText("\u{1B}[31m")),
      "texts hold no control characters but newline and tab: a text holds the control character U+001B, after the key “a” (call 2)"
    ),
    Case(
      "control character in a candidate", .key,
      InputBatch(candidates: .show(Candidates(page: [Candidates.Candidate(text: "a\r")]))),
      "texts hold no control characters but newline and tab: a text holds the control character U+000D, after the key “a” (call 2)"
    ),
    Case(
      "control character in a comment", .key,
      InputBatch(candidates: .show(Candidates(page: [Candidates.Candidate(text: "a", comment: "\u{7F}")]))),
      "texts hold no control characters but newline and tab: a text holds the control character U+007F, after the key “a” (call 2)"
    ),
    Case(
      "control character beside the candidates", .key, InputBatch(auxiliaryLine: "\u{9B}"),
      "texts hold no control characters but newline and tab: a text holds the control character U+009B, after the key “a” (call 2)"
    ),
    Case("deadline ahead", .key, InputBatch(deadline: .seconds(1_000_000))),
    Case(
      "deadline at once", .key, InputBatch(deadline: .zero),
      "deadlines lie ahead: a deadline is 0.0 seconds, and it is 0.01 seconds already, after the key “a” (call 2)"),
    Case(
      "deletion on the way out", .deactivate, InputBatch(deletion: SurroundingDeletion(before: 1)),
      "no text is lost: text is deleted on the way out (call 35 of seed 1)"),
    Case(
      "deletion in a reset", .reset, InputBatch(deletion: SurroundingDeletion(before: 1)),
      "no text is lost: text is deleted on the way out (call 3 of seed 1)"),
    Case(
      "a key that vanishes", .key, .handled, "no text is lost: the key “a” is taken and nothing comes of it (call 2)"),
    Case("commit on the way out", .deactivate, InputBatch(commit: "a")),
    Case("choosing at random", .choice, InputBatch(auxiliaryLine: "no such candidate")),
    Case(
      "choosing what is not there", .choice, InputBatch(commit: "a"),
      "choosing a candidate that is not there changes no text: the candidate -1 is not shown, and choosing it changes the text (call 4 of seed 1)"
    ),
  ]

  @Test(arguments: cases) private func `the check finds what is wrong`(of example: Case) {
    let mode = InputMode(id: "test", primaryLanguage: nil) { Doubtful(call: example.call, answer: example.answer) }
    #expect(checkInputMethod(mode).map(\.description) == [example.finding].compactMap(\.self))
  }

  /// An engine that breaks a rule at one key, alone or after another one.
  struct Treacherous: InputMethod {
    var key: String
    var first: String?
    var answer: InputBatch
    var last = ""

    mutating func handle(_ keystroke: Keystroke) -> InputBatch {
      guard keystroke.types else { return .passed }
      defer { last = keystroke.text }
      if keystroke.text == key, first == nil || first == last { return answer }
      return keystroke.text == first ? InputBatch(markedText: .set(MarkedText("x"), MarkedTextPolicies())) : .passed
    }
    mutating func activate(_ context: InputContext) -> InputBatch {
      last = ""
      return .handled
    }
  }

  @Test(
    arguments: [
      (
        "~", nil, marking(MarkedText("a", cursor: 2)),
        "caret and spans lie in the marked text: the caret is at 2 in 1 scalars, after the key “~” (call 2)"
      ),
      (
        " ", nil, InputBatch(deadline: .zero),
        "deadlines lie ahead: a deadline is 0.0 seconds, and it is 0.01 seconds already, after the key “ ” (call 2)"
      ),
      (
        "Q", nil, InputBatch(commit: String(repeating: "a", count: 65_537)),
        "answers keep within the limits: a text has 65537 bytes, after the key “Q” (call 2)"
      ),
      ("?", nil, .handled, "no text is lost: the key “?” is taken and nothing comes of it (call 2)"),
      (
        "!", "m", marking(MarkedText("a", spans: [MarkedSpan(0..<2, .underline)])),
        "caret and spans lie in the marked text: a span goes from 0 to 2 in 1 scalars, after the keys “m!” (call 3)"
      ),
    ] as [(String, String?, InputBatch, String)])
  func `the check types every key, alone and while something is composed`(
    key: String, first: String?, answer: InputBatch, finding: String
  ) {
    let mode = InputMode(id: "test", primaryLanguage: nil) { Treacherous(key: key, first: first, answer: answer) }
    #expect(checkInputMethod(mode, seeds: []).map(\.description) == [finding])
  }

  @Test func `a key that a method refuses on purpose is no finding`() {
    let mode = InputMode(id: "test", primaryLanguage: nil) { Treacherous(key: "b", answer: .handled) }
    #expect(checkInputMethod(mode, refusing: ["b"]) == [])
  }

  @Test func `the check finds text that the policy and the method commit`() {
    struct Doubling: InputMethod {
      mutating func handle(_ keystroke: Keystroke) -> InputBatch {
        InputBatch(markedText: .set(MarkedText("x"), MarkedTextPolicies()))
      }
      mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { InputBatch(commit: "x") }
    }
    let mode = InputMode(id: "test", primaryLanguage: nil) { Doubling() }
    #expect(
      checkInputMethod(mode, seeds: [1]).map(\.description) == [
        "no text is doubled: “x” was committed by the policy, and the method commits it too (call 35 of seed 1)"
      ])
  }

  @Test func `the check finds engines that share what they should not`() {
    final class Counter: Sendable {
      private let count = Guarded(0)
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
    #expect(checkInputMethod(mode).map(\.rule) == [.sameAnswers])
  }

  @Test func `a method that wants the text around the caret gets it before each key`() {
    struct Wanting: InputMethod {
      var wantsSurroundingText: Bool { true }
      var isTold = false
      mutating func noteSurroundingText(_ text: SurroundingText) { isTold = true }
      mutating func handle(_ keystroke: Keystroke) -> InputBatch {
        defer { isTold = false }
        return isTold ? .passed : InputBatch(deadline: .zero)
      }
    }
    #expect(checkInputMethod(InputMode(id: "test", primaryLanguage: nil) { Wanting() }) == [])
  }
}
