import InputModes
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

extension Simulator {
  /// Plays an event of the kind that most are of: a character or modifier that the keyboard knows, in a mode that leaves
  /// keys alone, for a text field in which nothing but the text changes. Answers whether it did; else nothing has happened.
  ///
  /// Whatever else is to be seen, reported, decided or drawn takes the plain path, which does the same.
  @inline(__always)
  func handleOnFastPath(_ event: KeyEvent) -> Bool {
    guard onTrace == nil, !hasPickers, let focused else { return false }
    guard passesEveryKey else {
      guard let session else { return false }
      return handleOnFastPath(event, by: session, in: fields[focused])
    }
    guard fields[focused].canInsertDirectly else { return false }
    let keyboard = keyboards.current
    // Control and Alt make shortcuts, which the plain path names.
    if event.direction != .release, !keyboard.effectiveModifiers.isDisjoint(with: Self.shortcutModifiers) {
      return false
    }
    let stroke = keyboard.playFromMemo(event.code, event.direction)
    switch stroke {
    case .unknown: return false
    case .nothing: break
    case .silent(let keysym): journal.record(keysym)
    case .character(let scalar, let keysym):
      fields[focused].insertDirectly(scalar)
      journal.record(keysym)
      journal.record(scalar)
    case .composed(let text, let keysym):
      journal.record(keysym)
      journal.record(typed: text)
      insertComposed(text, in: fields[focused])
    }
    clock.advance(to: event.time)
    if keyboard.hasFaults { for warning in keyboard.takeFaults() { warn(warning) } }
    return true
  }

  /// Inserts what a Compose sequence gave, a character as a rule.
  private func insertComposed(_ text: String, in slot: FieldSlot) {
    var scalars = text.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil, scalar.value >= 0xA0 else {
      return perform(FieldKey(inserting: text))
    }
    slot.insertDirectly(scalar)
    journal.recordCommit(scalar)
  }

  /// Plays an event as ``handleOnFastPath(_:)`` does, in a mode whose method takes characters.
  private func handleOnFastPath(_ event: KeyEvent, by session: ModeSession, in slot: FieldSlot) -> Bool {
    guard let method = session.characterMethod, session.takesCharacters, session.deadline == nil, slot.canMarkDirectly,
      !slot.hasMarkedText || slot.markOwner == session.mode.id
    else { return false }
    let keyboard = keyboards.current
    // These make shortcuts, which the plain path names.
    let modifiers = keyboard.effectiveModifiers
    if event.direction != .release, !modifiers.isDisjoint(with: CharacterKey.shortcutModifiers) { return false }
    clock.advance(to: event.time)
    let stroke = keyboard.playFromMemo(event.code, event.direction)
    switch stroke {
    case .unknown: return false
    case .nothing: break
    case .silent(let keysym): journal.record(keysym)
    case .character(let scalar, let keysym):
      journal.record(keysym)
      journal.record(typed: scalar)
      let key = CharacterKey(code: event.code, keysym: keysym, scalar: scalar, modifiers: modifiers)
      if !takes(key, by: method, session, in: slot) { insert(scalar, in: slot) }
    case .composed(let text, let keysym):
      journal.record(keysym)
      journal.record(typed: text)
      let key = CharacterKey(code: event.code, keysym: keysym, scalar: nil, modifiers: modifiers)
      if !takes(key, by: method, session, in: slot) { perform(FieldKey(inserting: text)) }
    }
    if keyboard.hasFaults { for warning in keyboard.takeFaults() { warn(warning) } }
    return true
  }

  /// Lets the method answer a key, and does what it says; whether it used the key.
  @inline(__always)
  private func takes(
    _ key: CharacterKey, by method: any CharacterInputMethod, _ session: ModeSession, in slot: FieldSlot
  ) -> Bool {
    switch callingOut({ method.handleCharacter(key) }) {
    case .passed: return false
    case .composed(let isHandled, let commit, let marked):
      if marked != nil {
        session.policies = MarkedTextPolicies()
        if !slot.hasMarkedText { slot.markOwner = session.mode.id }
      }
      slot.applyDirectly(commit: commit, marked: marked)
      if let commit { journal.recordCommit(commit) }
      return isHandled
    case .batch(let batch):
      apply(batch)
      return batch.isHandled
    }
  }

  private func insert(_ scalar: Unicode.Scalar, in slot: FieldSlot) {
    // Marked text has its own way, and a batch may have done anything.
    guard slot.canInsertDirectly, focused.map({ fields[$0] === slot }) ?? false else {
      return perform(FieldKey(inserting: String(scalar)))
    }
    slot.insertDirectly(scalar)
    journal.recordCommit(scalar)
  }
}
