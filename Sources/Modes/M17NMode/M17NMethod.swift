#if M17N
  import KeywrightDiagnostics
  import InputModes
  import KeywrightKeyEvents
  import TextFields

  /// Types by an input method of the m17n database.
  struct M17NMethod: InputMethod {
    private let context: M17NContext
    private let title: String
    private var surrounding = SurroundingText()
    private var preedit = ""
    private var warnings: [Diagnostic] = []
    private let id: InputModeID
    private var candidates: Candidates?
    private var line = ""

    init(_ context: M17NContext, id: InputModeID) {
      self.id = id
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

    mutating func takeWarnings() -> [Diagnostic] {
      guard !warnings.isEmpty else { return [] }
      defer { warnings = [] }
      return warnings
    }

    /// The keys that choose from a group of candidates.
    private static let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]

    /// The longest text that is composed, in scalars: each key costs as much time as it has, and no word comes near.
    private static let preeditLimit = 4096

    /// Ends a text that has become too long.
    private mutating func commitAll(_ answer: inout M17NAnswer) {
      warnings.append(M17NFault.tooLong(id, limit: Self.preeditLimit))
      answer.commit += answer.preedit
      answer.preedit = ""
      answer.candidates = nil
      answer.isUsed = true
      context.reset()
    }

    private mutating func press(_ key: String) -> InputBatch {
      var answer = context.key(key, before: &surrounding.before, after: &surrounding.after)
      if answer.hasFailed || (answer.isRenewed && !preedit.isEmpty) {
        warnings.append(
          answer.noProcess == 0
            ? M17NFault.crash(id, key: answer.hasFailed ? key : nil)
            : M17NFault.noProcess(id, answer.noProcess, .warning))
        // What was composed stays in the field.
        answer.commit = preedit + answer.commit
      }
      if answer.isCut { warnings.append(M17NFault.cut(id, key: key)) }
      if answer.preedit.unicodeScalars.count > Self.preeditLimit { commitAll(&answer) }
      if let control = BatchLimits.controlCharacter(in: answer.commit) {
        warnings.append(M17NFault.control(id, key: key, control))
        answer.commit.unicodeScalars.removeAll(where: BatchLimits.isControlCharacter)
      }
      let change: MarkedTextChange =
        if !answer.preedit.isEmpty {
          .set(MarkedText(answer.preedit, cursor: answer.cursor), MarkedTextPolicies())
        } else {
          preedit.isEmpty ? .keep : .clear
        }
      preedit = answer.preedit
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
      preedit = ""
      candidates = nil
      return InputBatch(
        candidates: wasChoosing ? .clear : .keep, auxiliaryLine: newLine(context.show().status))
    }
  }
#endif
