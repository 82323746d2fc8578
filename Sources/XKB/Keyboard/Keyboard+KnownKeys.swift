public import KeyEvents

extension Keyboard {
  /// What an event types that the keyboard plays without asking anybody.
  @frozen public enum KnownStroke: Hashable, Sendable {
    /// The event must be decoded; nothing has happened.
    case unknown
    /// The event is no press, and types nothing; the state has been updated.
    case nothing
    /// The event is a press of a modifier, which types nothing; the state has been updated.
    case modifier(Keysym)
    /// The event types one character, no control character; the state has been updated.
    case character(Unicode.Scalar, keysym: Keysym)
  }

  /// The modifiers in force.
  public var effectiveModifiers: Modifiers { Modifiers(library: state.situation.effective) }

  /// Plays an event of a key that gave a plain character or a modifier before under the same modifiers, with Compose on.
  ///
  /// It is what ``decode(_:composing:)`` would have done, for the keys that most of a text is made of.
  public func playKnown(_ code: KeyCode, _ direction: KeyEvent.Direction) -> KnownStroke {
    let index = Int(code.rawValue)
    guard index < KeyMemo.Page.keyCount, compose?.isPending != true, asking == .once else { return .unknown }
    if direction == .release {
      guard state.held.contains(code) else { return .unknown }
      update(code, .release)
      return .nothing
    }
    let facts = memo.page.facts[index]
    guard facts.flags.contains(.isWatched), !facts.flags.isDisjoint(with: [.isCharacter, .isModifier]),
      compose == nil || facts.flags.contains(.beginsNothing),
      state.held.contains(code) == (direction == .repeat)
    else { return .unknown }
    if direction == .press {
      update(code, .press)
    } else if !keymap.repeats(code) {
      return .nothing
    }
    return facts.flags.contains(.isCharacter)
      ? .character(facts.scalar, keysym: facts.keysym) : .modifier(facts.keysym)
  }
}
