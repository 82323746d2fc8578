import InputModes
import KeywrightDiagnostics
import TextFields

extension Simulator {
  /// Applies an input method's batch: text first, as one edit, then candidates, a forwarded key and a wish for a mode.
  func apply(_ batch: InputBatch) {
    if let session {
      session.noteAnswer()
      for warning in callingOut({ session.method.takeWarnings() }) { warn(warning) }
    }
    defer { notePassing() }
    guard !batch.changesNothing else {
      session?.deadline = nil
      return
    }
    session?.take(batch)
    if case .show(let shown) = batch.candidates, let contradiction = shown.contradiction { refuse(contradiction) }
    applyText(batch)
    if let key = batch.forwardedKey {
      perform(fieldKey(key, keyboards.current))
    }
    switch batch.modeRequest {
    case nil: break
    case .mode(let id): request(id)
    case .previous:
      // A field that has ended meanwhile needs no mode.
      guard session != nil else { return }
      if let previous = registry.modeToReturnTo {
        request(previous)
      } else if registry.activeInputModes.count > 1 {
        warn(
          .warning(
            .preferredModeNotActive,
            "the mode \(session?.mode.id.rawValue ?? "in use") asks for the previous mode, and there is none",
            hint: "use another mode first, or make another one active"))
      }
    }
  }

  /// Looks anew whether keys may take the short way, in which no deadline falls due.
  private func notePassing() {
    passesEveryKey = !hasPickers && session.map { $0.passesEveryKey && $0.deadline == nil } ?? false
  }

  /// Does not show candidates that contradict themselves: what reads them might go beyond their end.
  private func refuse(_ contradiction: String) {
    session?.candidates = nil
    warn(
      .warning(
        .candidatesRefused,
        "the candidates of the mode \(session?.mode.id.rawValue ?? "in use") are not shown: \(contradiction)",
        hint: "correct the input method; checkInputMethod finds the call that does it"))
  }

  private func applyText(_ batch: InputBatch) {
    guard let focused else { return }
    let marked: MarkedText?
    switch batch.markedText {
    case .keep:
      guard !batch.commit.isEmpty || !(batch.deletion?.isEmpty ?? true) else { return }
      marked = fields[focused].field.markedText
    case .clear:
      commitForeignMark(in: focused)
      marked = nil
    case .set(let text, let policies):
      commitForeignMark(in: focused)
      marked = text
      session?.policies = policies
      fields[focused].markOwner = session?.mode.id
    }
    guard self.focused == focused else { return }
    let edit = FieldEdit(
      deleteBefore: batch.deletion?.before ?? 0, deleteAfter: batch.deletion?.after ?? 0, commit: batch.commit,
      marked: marked)
    if trace != nil { traceText(batch, marked: marked) }
    change(committing: batch.commit) { $0.apply(edit) }
  }

  /// Marked text that another method left behind stays for good: its replacement is not ours to make.
  private func commitForeignMark(in field: Int) {
    guard let owner = fields[field].markOwner, owner != session?.mode.id else { return }
    fields[field].markOwner = nil
    unmark(.commit)
  }

  private func traceText(_ batch: InputBatch, marked: MarkedText?) {
    if let deletion = batch.deletion {
      trace?.edits.append(.deleteSurrounding(before: deletion.before, after: deletion.after))
    }
    if !batch.commit.isEmpty { trace?.edits.append(.insert(batch.commit)) }
    if batch.markedText != .keep { trace?.edits.append(.mark(marked?.text ?? "")) }
  }

  /// Edits the focused field and carries out what comes of it.
  func change(committing commit: String = "", _ edit: (inout TextField) -> EditResult) {
    guard let focused else { return }
    let (result, outcomes) = fields[focused].edit(edit)
    switch result {
    case .applied: journal.recordCommit(commit)
    case .unchanged:
      // A hidden field that has ended takes nothing more.
      if !commit.isEmpty {
        fields[focused].note(discarded: commit)
        trace?.edits.append(.discarded(commit))
      }
    case .refused(let refusal):
      warn(
        .warning(
          .refusedText, "the field “\(fields[focused].name)” took no edit: \(refusal.message)", hint: refusal.hint))
    }
    carryOut(outcomes)
  }
}
