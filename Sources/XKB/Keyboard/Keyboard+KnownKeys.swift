public import KeyEvents

extension Keyboard {
  /// What an event types that the keyboard plays without asking anybody.
  @frozen public enum KnownStroke: Hashable, Sendable {
    /// The event must be decoded; nothing has happened.
    case unknown
    /// The event is no press, and types nothing; the state has been updated.
    case nothing
    /// The press of a key with this keysym types nothing, being a modifier's or kept by Compose; the state has been updated.
    case silent(Keysym)
    /// The event types one character, no control character; the state has been updated.
    case character(Unicode.Scalar, keysym: Keysym)
    /// The press completes a Compose sequence; the state has been updated.
    case composed(String, keysym: Keysym)
  }

  /// The modifiers in force.
  public var effectiveModifiers: Modifiers { Modifiers(library: state.situation.effective) }

  /// Plays an event of a key that gave a plain character, a modifier or a Compose sequence before under the same modifiers,
  /// with Compose on.
  ///
  /// It is what ``decode(_:composing:)`` would have done, for the keys that most of a text is made of.
  public func playKnown(_ code: KeyCode, _ direction: KeyEvent.Direction) -> KnownStroke {
    let index = Int(code.rawValue)
    guard index < KeyMemo.Page.keyCount, asking == .once else { return .unknown }
    let facts = memo.page.facts[index]
    let held = state.held.index(of: code)
    switch direction {
    case .release:
      guard let held else { return .unknown }
      if facts.flags.contains(.isInert) { releaseInert(at: held, code) } else { update(code, .release) }
      return .nothing
    case .press:
      guard held == nil, facts.flags.contains(.isWatched) else { return .unknown }
      let stroke = pressed(facts)
      if stroke == .unknown { return .unknown }
      if facts.flags.contains(.isInert) { pressInert(code) } else { update(code, .press) }
      return stroke
    case .repeat:
      guard held != nil else { return .unknown }
      guard keymap.repeats(code) else { return .nothing }
      return pressed(facts)
    }
  }

  /// What a press or a repeat gives, before a press updates the state.
  @inline(__always)
  private func pressed(_ facts: KeyFacts) -> KnownStroke {
    guard let compose else { return facts.plainStroke }
    let isPending = compose.isPending
    if !isPending, facts.flags.contains(.beginsNothing) { return facts.plainStroke }
    // The other policies have more to do when a sequence is cancelled.
    guard isPending || facts.flags.contains(.beginsSequence), facts.flags.contains(.isSingle),
      cancelledKey == .swallow
    else { return .unknown }
    switch compose.feed(facts.keysym) {
    case .composed(let text, _): return .composed(text, keysym: facts.keysym)
    case .none, .ignored, .pending, .cancelled: return .silent(facts.keysym)
    }
  }
}

extension KeyFacts {
  /// What a press or repeat types where Compose has no part in it.
  fileprivate var plainStroke: Keyboard.KnownStroke {
    if flags.contains(.isCharacter) { return .character(scalar, keysym: keysym) }
    return flags.contains(.isModifier) ? .silent(keysym) : .unknown
  }
}
