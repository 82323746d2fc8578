import InputModes
import KeyEvents
import TextFields
import XKB

extension Simulator {
  /// Plays an event as ``handlePlainly(_:)`` does, in a mode whose method takes plain keys.
  func handlePlainly(_ event: KeyEvent, by session: ModeSession, in slot: FieldSlot) -> Bool {
    guard session.takesPlainKeys, session.deadline == nil, slot.takesPlainMarks,
      !slot.isPlainlyMarked || slot.markOwner == session.mode.id
    else { return false }
    let keyboard = keyboards.current
    // These make shortcuts, which the long way names.
    let modifiers = keyboard.effectiveModifiers
    if event.direction != .release, !modifiers.isDisjoint(with: PlainKey.shortcutModifiers) { return false }
    clock.advance(to: event.time)
    let stroke = keyboard.playKnown(event.code, event.direction)
    switch stroke {
    case .unknown: return false
    case .nothing: break
    case .silent(let keysym): journal.record(keysym)
    case .character(let scalar, let keysym):
      journal.record(keysym)
      journal.record(typed: scalar)
      let key = PlainKey(code: event.code, keysym: keysym, scalar: scalar, modifiers: modifiers)
      if !takes(key, by: session, in: slot) { insertPlainly(scalar, in: slot) }
    case .composed(let text, let keysym):
      journal.record(keysym)
      journal.record(typed: text)
      let key = PlainKey(code: event.code, keysym: keysym, scalar: nil, modifiers: modifiers)
      if !takes(key, by: session, in: slot) { perform(FieldKey(inserting: text)) }
    }
    if keyboard.hasFaults { for warning in keyboard.takeFaults() { warn(warning) } }
    return true
  }

  /// Lets the method answer a key, and does what it says; whether it used the key.
  @inline(__always)
  private func takes(_ key: PlainKey, by session: ModeSession, in slot: FieldSlot) -> Bool {
    switch callingOut({ session.method.handlePlainly(key) }) {
    case .passed: return false
    case .composed(let isHandled, let commit, let marked):
      if marked != nil {
        session.policies = MarkedTextPolicies()
        if !slot.isPlainlyMarked { slot.markOwner = session.mode.id }
      }
      slot.applyPlainly(commit: commit, marked: marked)
      if let commit { journal.recordCommit(commit) }
      return isHandled
    case .batch(let batch):
      apply(batch)
      return batch.isHandled
    }
  }

  private func insertPlainly(_ scalar: Unicode.Scalar, in slot: FieldSlot) {
    // Marked text has its own way, and a batch may have done anything.
    guard slot.takesPlainCharacters, focused.map({ fields[$0] === slot }) ?? false else {
      return perform(FieldKey(inserting: String(scalar)))
    }
    slot.insertPlainly(scalar)
    journal.recordCommit(scalar)
  }
}
