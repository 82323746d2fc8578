import KeyEvents
import XKB

extension Simulator {
  /// Plays an event of the kind that most are of: a character or modifier that the keyboard knows, in a mode that leaves
  /// keys alone, for a text field in which nothing but the text changes. Answers whether it did; else nothing has happened.
  ///
  /// Whatever else is to be seen, told, decided or drawn takes the long way, which does the same.
  @inline(__always)
  func handlePlainly(_ event: KeyEvent) -> Bool {
    guard onTrace == nil, !hasPickers, let focused else { return false }
    guard passesEveryKey else {
      guard let session else { return false }
      return handlePlainly(event, by: session, in: fields[focused])
    }
    guard fields[focused].takesPlainCharacters else { return false }
    let keyboard = keyboards.current
    // Control and Alt make shortcuts, which the long way names.
    if event.direction != .release, !keyboard.effectiveModifiers.isDisjoint(with: Self.shortcutModifiers) {
      return false
    }
    let stroke = keyboard.playKnown(event.code, event.direction)
    switch stroke {
    case .unknown: return false
    case .nothing: break
    case .silent(let keysym): journal.record(keysym)
    case .character(let scalar, let keysym):
      fields[focused].insertPlainly(scalar)
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
    slot.insertPlainly(scalar)
    journal.recordCommit(scalar)
  }
}
