import CKeywrightXKBCommon
public import KeywrightKeyEvents

/// How far somebody is in a Compose sequence.
///
/// Feed it presses and the repeats that the keymap allows. After ``ComposeStep/cancelled`` nothing is pending: for
/// ``CancelledKey/pass`` and ``CancelledKey/replay`` the caller feeds the key once more, as it may begin a sequence.
public final class ComposeState {
  /// The table that sequences are looked up in.
  public let table: ComposeTable
  /// Whether a sequence has begun and not ended.
  @exclusivity(unchecked) public private(set) var isPending = false
  /// The keysyms of the sequence that is pending or ended last, without the one that cancelled it.
  @exclusivity(unchecked) public private(set) var sequence: [Keysym] = []

  /// The table once a key needed it, so that no later key asks what is loaded.
  @exclusivity(unchecked) private var loaded: ComposeTable?
  @exclusivity(unchecked) private var compiled: CompiledCompose?
  @exclusivity(unchecked) private var state: OpaquePointer?

  /// Nothing pending.
  public init(_ table: ComposeTable) { self.table = table }

  deinit {
    if let state { compiled?.free(state) }
  }

  /// Whether a key with this keysym begins a sequence.
  ///
  /// Here and not at the caller, where the table, which threads share, would be retained for each key.
  func canStart(_ keysym: Keysym) -> Bool { table.canStart(keysym) }

  /// Forgets the pending sequence.
  public func reset() {
    isPending = false
    sequence.removeAll(keepingCapacity: true)
    if let state { xkb_compose_state_reset(state) }
  }

  /// What a press does; ``Keysym/noSymbol`` stands for a key without a symbol or with several.
  public func feed(_ keysym: Keysym) -> ComposeStep {
    if isPending {
      // libxkbcommon 1.5 takes ISO_Level5_* for no modifiers, so it gets to see none.
      if keysym.isModifier { return .ignored }
    } else {
      guard (loaded ?? table).canStart(keysym) else { return .none }
      if loaded == nil { loaded = table.loaded() }
      guard makeState() else { return .none }
      sequence.removeAll(keepingCapacity: true)
    }
    guard let state else { return .none }
    xkb_compose_state_feed(state, keysym.rawValue)
    let status = xkb_compose_state_get_status(state)
    isPending = status == XKB_COMPOSE_COMPOSING
    switch status {
    case XKB_COMPOSE_COMPOSING:
      sequence.append(keysym)
      return .pending
    case XKB_COMPOSE_COMPOSED:
      sequence.append(keysym)
      return .composed(text: text(of: state), keysym: Keysym(rawValue: xkb_compose_state_get_one_sym(state)))
    case XKB_COMPOSE_CANCELLED: return .cancelled
    default: return .none
    }
  }

  private func makeState() -> Bool {
    if state != nil { return true }
    guard let compiled = table.compiled() else { return false }
    self.compiled = compiled
    state = compiled.makeState()
    return state != nil
  }

  private func text(of state: OpaquePointer) -> String {
    // The library holds no text of more than 255 bytes.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      let count = Int(xkb_compose_state_get_utf8(state, base, buffer.count))
      guard count > 0 else { return "" }
      let text = UnsafeRawBufferPointer(buffer)[..<min(count, buffer.count - 1)]
      return LibraryText.string(UnsafeRawBufferPointer(rebasing: text))
    }
  }
}
