package import KeywrightKeyEvents

extension Keyboard {
  /// What an event types that the keyboard plays from what it remembers.
  package enum MemoizedStroke: Hashable, Sendable {
    /// The event must be decoded; nothing has happened.
    case unknown
    /// The event is not a press, and types nothing; the state has been updated.
    case nothing
    /// The press of a key with this keysym types nothing, because it is a modifier or kept by Compose; the state has been updated.
    case silent(Keysym)
    /// The event types one character, which is not a control character; the state has been updated.
    case character(Unicode.Scalar, keysym: Keysym)
    /// The press completes a Compose sequence; the state has been updated.
    case composed(String, keysym: Keysym)
  }

  /// The modifiers in force.
  package var effectiveModifiers: Modifiers { Modifiers(library: state.situation.effective) }

  /// Plays an event of a key that gave a plain character, a modifier or a Compose sequence before under the same modifiers,
  /// with Compose on.
  ///
  /// It is what ``decode(_:composing:)`` would have done, for the keys that most of a text is made of.
  package func playFromMemo(_ code: KeyCode, _ direction: KeyEvent.Direction) -> MemoizedStroke {
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
  private func pressed(_ facts: KeyFacts) -> MemoizedStroke {
    guard let compose else { return facts.memoizedStroke }
    let isPending = compose.isPending
    if !isPending, facts.flags.contains(.beginsNothing) { return facts.memoizedStroke }
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
  /// What a press or repeat types without Compose.
  fileprivate var memoizedStroke: Keyboard.MemoizedStroke {
    if flags.contains(.isCharacter) { return .character(scalar, keysym: keysym) }
    return flags.contains(.isModifier) ? .silent(keysym) : .unknown
  }
}
