import InputModes
import TextFields

extension Simulator {
  /// Does what a key means to the focused field.
  func perform(_ key: FieldKey) {
    guard let focused, key.touchesField else {
      if case .shortcut(let name) = key { trace?.shortcut = name }
      return
    }
    if fields[focused].field.markedRange != nil { leaveMarkedText() }
    switch key {
    case .insert(let text): insert(text)
    case .newline: pressReturn()
    case .deleteBackward:
      trace?.edits.append(.deleteBackward)
      change { $0.deleteBackward() }
    case .deleteForward:
      trace?.edits.append(.deleteForward)
      change { $0.deleteForward() }
    case .move(let movement, let extending):
      trace?.edits.append(.move(movement.rawValue, extending: extending))
      moveCaret { $0.move(movement, extending: extending) }
    case .tab: blur()
    case .shortcut, .nothing: break
    }
  }

  /// Inserts text for good; marked text that stays is after it.
  func insert(_ text: String) {
    guard let focused else { return }
    trace?.edits.append(.insert(text))
    let edit = FieldEdit(commit: text, marked: fields[focused].field.markedText)
    change(committing: text) { $0.apply(edit) }
  }

  private func pressReturn() {
    guard let focused else { return }
    guard fields[focused].isHidden else {
      insert("\n")
      return
    }
    trace?.edits.append(.returned)
    carryOut(fields[focused].settle(.returnKey))
  }

  /// The caret goes elsewhere: the method's policy decides on its marked text, and it starts afresh.
  func leaveMarkedText() {
    guard let policy = session?.policies.onCaretMove, policy != .keep else { return }
    unmark(policy)
    resetMethod(.caretMove)
  }

  /// Moves the caret; marked text that was to stay, but no longer holds the caret, has become ordinary text.
  func moveCaret(_ move: (inout TextField) -> EditResult) {
    guard let focused else { return }
    let kept = fields[focused].field.markedText?.text
    change(move)
    guard let kept, self.focused == focused, fields[focused].field.markedRange == nil else { return }
    journal.recordCommit(kept)
    trace?.edits.append(.unmark(kept))
    resetMethod(.caretMove)
  }

  /// Ends the marking of the focused field's text by a policy.
  func unmark(_ policy: MarkedTextPolicy) {
    guard let focused, policy != .keep, let text = fields[focused].field.markedText?.text else { return }
    if policy == .commit { journal.recordCommit(text) }
    trace?.edits.append(policy == .commit ? .unmark(text) : .mark(""))
    change { $0.unmarkText(policy) }
  }
}

extension FieldKey {
  /// Whether the key changes the text, the caret or the focus.
  var touchesField: Bool {
    switch self {
    case .shortcut, .nothing: false
    case .insert, .newline, .deleteBackward, .deleteForward, .move, .tab: true
    }
  }
}
