public import Diagnostics
public import KeyEvents

/// A keyboard: decodes key events into keystrokes with its keymap, its state and Compose.
///
/// Keysyms and text are read before the state update of the same press, so that a latch acts on exactly the next
/// key. A kernel repeat never reaches the state or Compose. Repeats and releases without a press, and presses of
/// held keys, are the business of the caller (`HeldKeys`).
public final class Keyboard {
  /// What is pressed, latched and locked.
  public let state: KeyboardState
  /// What becomes of a key that cancels a Compose sequence.
  public var cancelledKey: CancelledKey
  private let compose: ComposeState?
  /// What the keys of the pending sequence would have typed, where that is to be replayed.
  private var pendingText = ""
  /// What a sequence had swallowed that the last press cancelled, to be typed before the key's own text.
  ///
  /// Empty unless ``cancelledKey`` is ``CancelledKey/replay``. The text of that keystroke begins with it.
  public private(set) var replayedText = ""
  private var faults: FaultWatch
  private var toldFaults = 0
  private var composeMessages: [Diagnostic] = []
  private var hasCompiledCompose = false

  /// The keymap that gives the keys their meaning.
  public var keymap: Keymap { state.keymap }

  /// A keyboard on which nothing is pressed; nil only when memory is out.
  ///
  /// - Parameters:
  ///   - loaded: the compiled keymap with what is known of its files.
  ///   - compose: the Compose table; nil for none.
  ///   - cancelledKey: what becomes of a key that cancels a Compose sequence.
  public init?(_ loaded: LoadedKeymap, compose: ComposeTable?, cancelledKey: CancelledKey = .swallow) {
    guard let state = KeyboardState(loaded.keymap) else { return nil }
    self.state = state
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
    if !state.modifiers.latched.isEmpty || state.layouts.latched != 0 { state.clearLatches() }
  }

  /// Takes over the pressed keys and the locked modifiers of another keyboard; the locked layout of another keymap
  /// stays there.
  public func takeOver(from other: Keyboard) {
    resetCompose()
    state.adopt(from: other.state)
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
      read(event.code, into: &keystroke)
      keystroke.types = true
      faults.willPress(event.code, keysyms: keystroke.keysyms, text: keystroke.rawText, in: state)
      if composing { composePress(&keystroke) } else { keystroke.text = keystroke.rawText }
      update(event.code, .press, from: keystroke.modifiers)
    case .repeat:
      guard keymap.repeats(event.code) else { break }
      read(event.code, into: &keystroke)
      keystroke.types = true
      if composing, isComposing {
        keystroke.compose = .ignored
      } else {
        keystroke.text = keystroke.rawText
      }
    case .release:
      update(event.code, .release, from: keystroke.modifiers)
    }
    return keystroke
  }

  /// The warnings that have come up since the last call: faults of the library, and what it says of the Compose table.
  public func takeFaults() -> [Diagnostic] {
    guard toldFaults < faults.warnings.count || !composeMessages.isEmpty else { return [] }
    defer {
      toldFaults = faults.warnings.count
      composeMessages = []
    }
    return composeMessages + faults.warnings.dropFirst(toldFaults)
  }

  private func update(_ code: KeyCode, _ motion: KeyboardState.Motion, from before: ModifierState) {
    state.update(code, motion)
    faults.didUpdate(code, from: before, in: state)
  }

  private func read(_ code: KeyCode, into keystroke: inout Keystroke) {
    keystroke.keysyms = state.keysyms(code)
    keystroke.rawText = state.text(code)
    keystroke.layout = state.layout(code)
    keystroke.level = keystroke.layout.flatMap { state.level(code, layout: $0) }
    keystroke.consumed = state.consumed(code)
  }

  private func composePress(_ keystroke: inout Keystroke) {
    keystroke.text = keystroke.rawText
    guard let compose else { return }
    if !hasCompiledCompose, compose.table.canStart(keystroke.keysyms.single) {
      hasCompiledCompose = true
      composeMessages = compose.table.compile()
    }
    if !replayedText.isEmpty { replayedText = "" }
    keystroke.compose = compose.feed(keystroke.keysyms.single)
    switch keystroke.compose {
    case .none, .ignored:
      break
    case .pending:
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
      let isPending = compose.feed(keystroke.keysyms.single) == .pending
      if isPending, cancelledKey == .replay { pendingText = keystroke.rawText }
      keystroke.text = replayedText + (isPending ? "" : keystroke.rawText)
    }
  }
}
