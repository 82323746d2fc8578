public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// A keyboard: decodes key events into keystrokes with its keymap, its state and Compose.
///
/// Keysyms and text are read before the state update of the same press, so that a latch acts on exactly the next
/// key. A kernel repeat never reaches the state; Compose gets its keysym like that of a press, as in every real program.
/// Repeats and releases without a press, and presses of held keys, are the business of the caller (`HeldKeys`).
///
/// What a key gives is asked of the library once per modifiers and layout, and an update that cannot change anything is
/// not made. ``Asking/always`` does neither: the plain path, to compare with.
///
/// One keyboard belongs to one task at a time and runs no foreign code, so accesses cannot overlap.
public final class Keyboard {
  /// Whether the library is asked what is known already.
  public enum Asking: Sendable {
    /// Once.
    case once
    /// Each time.
    case always
  }

  /// What is pressed, latched and locked.
  public let state: KeyboardState
  /// What becomes of a key that cancels a Compose sequence.
  public let cancelledKey: CancelledKey
  let asking: Asking
  @exclusivity(unchecked) var memo: KeyMemo
  /// The keys that may change the state; nil until it has paid to find out, and always on the plain path.
  @exclusivity(unchecked) private var acting: ActingKeys?
  /// How many of the keys that are down may change the state.
  @exclusivity(unchecked) private var heldActing = 0
  @exclusivity(unchecked) private var updateCount = 0
  let compose: ComposeState?
  /// What the keys of the pending sequence would have typed, where that is to be replayed.
  @exclusivity(unchecked) private var pendingText = ""
  /// What a sequence had swallowed that the last decoded key cancelled, to be typed before the key's own text.
  ///
  /// Empty unless ``cancelledKey`` is ``CancelledKey/replay``. The text of that keystroke begins with it.
  @exclusivity(unchecked) package private(set) var replayedText = ""
  @exclusivity(unchecked) private var faults: FaultWatch
  @exclusivity(unchecked) private var toldFaults = 0
  @exclusivity(unchecked) private var composeMessages: [Diagnostic] = []
  @exclusivity(unchecked) private var hasCompiledCompose = false
  @exclusivity(unchecked) private var hasUntoldFaults = false

  /// Whether there are warnings that nobody has taken yet.
  ///
  /// Not inlined: another module would check the access, which costs more than a call.
  @inline(never) public var hasFaults: Bool { hasUntoldFaults }

  /// The keymap that gives the keys their meaning.
  public var keymap: Keymap { state.keymap }

  /// A keyboard on which nothing is pressed; nil only when memory is out.
  ///
  /// - Parameters:
  ///   - loaded: the compiled keymap with what is known of its files.
  ///   - compose: the Compose table; nil for none.
  ///   - cancelledKey: what becomes of a key that cancels a Compose sequence.
  ///   - asking: whether the library is asked what is known already.
  public init?(
    _ loaded: LoadedKeymap, compose: ComposeTable?, cancelledKey: CancelledKey = .swallow, asking: Asking = .once
  ) {
    guard let state = KeyboardState(loaded.keymap) else { return nil }
    self.state = state
    self.asking = asking
    memo = KeyMemo(state.situation)
    faults = FaultWatch(loaded)
    self.cancelledKey = cancelledKey
    self.compose = compose.map { ComposeState($0) }
  }

  /// The Compose table; nil for none.
  public var composeTable: ComposeTable? { compose?.table }

  /// Whether a Compose sequence has begun and is neither complete nor cancelled.
  public var isComposing: Bool { compose?.isPending ?? false }

  /// Drops a pending Compose sequence and what is latched, as at a switch of the input mode.
  public func settle() {
    resetCompose()
    guard !state.modifiers.latched.isEmpty || state.layouts.latched != 0 else { return }
    state.clearLatches()
    restarted()
  }

  /// Takes over the pressed keys and the locked modifiers of another keyboard; the locked layout of another keymap
  /// stays there.
  public func takeOver(from other: Keyboard) {
    resetCompose()
    state.adopt(from: other.state)
    restarted()
  }

  /// The state was set by other means than a key.
  private func restarted() {
    memo.turn(to: state.situation)
    countHeldActing()
  }

  private func countHeldActing() {
    heldActing = acting.map { acting in state.held.codes.count { acting.contains($0) } } ?? 0
  }

  /// Drops a pending Compose sequence.
  public func resetCompose() {
    guard isComposing else { return }
    compose?.reset()
    pendingText = ""
  }

  /// Decodes an event and updates the state; without `composing`, Compose neither sees nor changes the key.
  public func decode(_ event: KeyEvent, composing: Bool = true) -> Keystroke {
    var keystroke = Keystroke(event: event, modifiers: state.modifiers)
    switch event.direction {
    case .press:
      let key = read(event.code, into: &keystroke)
      keystroke.types = true
      faults.willPress(event.code, key, in: state)
      memo.note(.isWatched, of: event.code)
      press(key, composing: composing, &keystroke)
      update(event.code, .press)
    case .repeat:
      guard keymap.repeats(event.code) else { break }
      let key = read(event.code, into: &keystroke)
      keystroke.types = true
      press(key, composing: composing, &keystroke)
    case .release:
      update(event.code, .release)
    }
    if toldFaults < faults.warnings.count { hasUntoldFaults = true }
    return keystroke
  }

  /// The warnings that have come up since the last call: faults of the library, and what it says of the Compose table.
  public func takeFaults() -> [Diagnostic] {
    guard hasFaults else { return [] }
    defer {
      hasUntoldFaults = false
      toldFaults = faults.warnings.count
      composeMessages = []
    }
    return composeMessages + faults.warnings.dropFirst(toldFaults)
  }

  /// Updates the state, unless that cannot change anything.
  ///
  /// A key without an action changes something by its press only: it ends what is latched.
  func update(_ code: KeyCode, _ motion: KeyboardState.Motion) {
    guard let acting else { return makeUpdate(code, motion) }
    if acting.contains(code) {
      heldActing = max(0, heldActing + (motion == .press ? 1 : -1))
      makeUpdate(code, motion)
    } else if motion == .press {
      memo.note(.isInert, of: code)
      pressInert(code)
    } else if let index = state.held.index(of: code) {
      releaseInert(at: index, code)
    }
  }

  /// Presses a key without an action: nothing comes of it but that what is latched ends.
  @inline(__always)
  func pressInert(_ code: KeyCode) {
    guard heldActing == 0, state.situation.isAtRest else { return makeUpdate(code, .press) }
    state.notePress(code)
  }

  /// Releases a key without an action, which stands at an index of the held ones: nothing comes of it.
  @inline(__always)
  func releaseInert(at index: Int, _ code: KeyCode) {
    state.noteRelease(at: index)
    guard state.situation.depressed != 0, state.held.isEmpty else { return }
    faults.didUpdate(code, .release, from: state.modifiers, in: state)
    if toldFaults < faults.warnings.count { hasUntoldFaults = true }
  }

  /// How many updates are made before it pays to find out which keys may change the state.
  private static let updatesBeforeFindingOut = 200

  private func makeUpdate(_ code: KeyCode, _ motion: KeyboardState.Motion) {
    let before = state.modifiers
    let changed = state.update(code, motion)
    faults.didUpdate(code, motion, from: before, in: state)
    if toldFaults < faults.warnings.count { hasUntoldFaults = true }
    guard asking == .once else { return }
    if !changed.isEmpty { memo.turn(to: state.situation) }
    guard acting == nil else { return }
    updateCount += 1
    guard updateCount >= Self.updatesBeforeFindingOut else { return }
    acting = keymap.actingKeys
    countHeldActing()
  }

  private func read(_ code: KeyCode, into keystroke: inout Keystroke) -> DecodedKey {
    let key = asking == .once ? memo.decode(code, in: state) : DecodedKey(code, in: state)
    keystroke.keysyms = key.keysyms
    keystroke.rawText = key.text
    keystroke.layout = key.layout
    keystroke.level = key.level
    keystroke.consumed = key.consumed
    return key
  }

  /// Lets a press or a repeat go through Compose, unless the caller wants the raw text.
  private func press(_ key: DecodedKey, composing: Bool, _ keystroke: inout Keystroke) {
    keystroke.text = keystroke.rawText
    if composing { feed(key.composeKeysym, &keystroke) }
  }

  private func feed(_ keysym: Keysym, _ keystroke: inout Keystroke) {
    guard let compose else { return }
    if !hasCompiledCompose, compose.canStart(keysym) {
      hasCompiledCompose = true
      composeMessages = compose.table.compile()
      if !composeMessages.isEmpty { hasUntoldFaults = true }
    }
    if !replayedText.isEmpty { replayedText = "" }
    let wasPending = compose.isPending
    keystroke.compose = compose.feed(keysym)
    switch keystroke.compose {
    case .none:
      if !wasPending { memo.note(.beginsNothing, of: keystroke.event.code) }
    case .ignored:
      break
    case .pending:
      if !wasPending { memo.note(.beginsSequence, of: keystroke.event.code) }
      keystroke.text = ""
      if cancelledKey == .replay { pendingText += keystroke.rawText }
    case .composed(let text, _):
      keystroke.text = text
      pendingText = ""
    case .cancelled:
      replayedText = pendingText
      pendingText = ""
      guard cancelledKey != .swallow else {
        keystroke.text = ""
        return
      }
      // The key that ended a sequence counts anew, and may begin another one.
      let isPending = compose.feed(keysym) == .pending
      if isPending, cancelledKey == .replay { pendingText = keystroke.rawText }
      keystroke.text = replayedText + (isPending ? "" : keystroke.rawText)
    }
  }
}
