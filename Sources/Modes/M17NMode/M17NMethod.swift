#if M17N
  import InputModes
  import KeyEvents
  import TextFields

  /// Types by an input method of the m17n database.
  struct M17NMethod: InputMethod {
    private let context: M17NContext
    private let title: String
    private var surrounding = SurroundingText()
    private var isMarked = false
    private var candidates: Candidates?
    private var line = ""

    init(_ context: M17NContext) {
      self.context = context
      title = context.show().status
    }

    var wantsSurroundingText: Bool { true }

    mutating func noteSurroundingText(_ text: SurroundingText) { surrounding = text }

    mutating func activate(_ context: InputContext) -> InputBatch {
      surrounding = context.surroundingText
      line = ""
      let shown = self.context.show()
      return InputBatch(auxiliaryLine: newLine(shown.status))
    }

    mutating func handle(_ keystroke: Keystroke) -> InputBatch {
      guard let key = M17NKey.name(of: keystroke) else { return .passed }
      return press(key)
    }

    mutating func choose(_ candidate: Int) -> InputBatch {
      guard let page = candidates?.page, page.indices.contains(candidate), candidate < Self.digits.count else {
        return .handled
      }
      var batch = press(Self.digits[candidate])
      // A digit that chooses nothing is not to be typed.
      batch.isHandled = true
      return batch
    }

    mutating func reset(_ cause: ResetCause) -> InputBatch { leave() }

    mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { leave() }

    /// The keys that choose from a group of candidates.
    private static let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

    private mutating func press(_ key: String) -> InputBatch {
      let answer = context.key(key, before: &surrounding.before, after: &surrounding.after)
      let change: MarkedTextChange =
        if !answer.preedit.isEmpty {
          .set(MarkedText(answer.preedit, cursor: answer.cursor), MarkedTextPolicies())
        } else {
          isMarked ? .clear : .keep
        }
      isMarked = !answer.preedit.isEmpty
      let shown: CandidateChange =
        if let page = answer.candidates { .show(page) } else { candidates == nil ? .keep : .clear }
      candidates = answer.candidates
      return InputBatch(
        isHandled: answer.isUsed, deletion: answer.deletion.isEmpty ? nil : answer.deletion, commit: answer.commit,
        markedText: change, candidates: shown, auxiliaryLine: newLine(answer.status))
    }

    /// The line beside the candidates, where it has changed: the state of a method that says more than its title.
    private mutating func newLine(_ status: String) -> String? {
      let next = status == title ? "" : status
      guard next != line else { return nil }
      line = next
      return next
    }

    private mutating func leave() -> InputBatch {
      let wasChoosing = candidates != nil
      context.reset()
      isMarked = false
      candidates = nil
      return InputBatch(
        candidates: wasChoosing ? .clear : .keep, auxiliaryLine: newLine(context.show().status))
    }
  }
#endif
