import CXKBCommon
public import KeyEvents

/// What is pressed, latched and locked on one keyboard; each question asks libxkbcommon.
public final class KeyboardState {
  /// The keymap that gives the keys their meaning.
  public let keymap: Keymap
  /// The keys that are down, in the order in which they were pressed.
  public private(set) var heldKeys: [KeyCode] = []
  /// What each of the held keys found when it was pressed: what its release does depends on it.
  private var foundAtPress: [PressedState] = []
  /// What the key that was released last had found.
  private(set) var foundByReleased: (key: KeyCode, state: PressedState)?
  private var pointer: OpaquePointer

  /// The state of a keyboard on which nothing is pressed; nil only when memory is out.
  public init?(_ keymap: Keymap) {
    guard let pointer = Self.fresh(keymap) else { return nil }
    self.keymap = keymap
    self.pointer = pointer
  }

  deinit { release(pointer) }

  private static func fresh(_ keymap: Keymap) -> OpaquePointer? { keymap.exclusively { xkb_state_new($0) } }

  private func release(_ pointer: OpaquePointer) { keymap.exclusively { _ in xkb_state_unref(pointer) } }

  struct Locks {
    var modifiers: xkb_mod_mask_t
    var layout: xkb_layout_index_t
  }

  /// What decides, when a key is pressed, what it does until it is released.
  struct PressedState {
    var locks: Locks
    var depressed: xkb_mod_mask_t
    var latched: xkb_mod_mask_t
    var layout: xkb_layout_index_t
  }

  private var locks: Locks {
    Locks(
      modifiers: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LOCKED),
      layout: xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_LOCKED))
  }

  private var pressedState: PressedState {
    PressedState(
      locks: locks, depressed: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_DEPRESSED),
      latched: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LATCHED),
      layout: xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_EFFECTIVE))
  }

  /// Which way a key moves.
  public enum Motion: Sendable {
    /// The key goes down.
    case press
    /// The key comes up.
    case release
  }

  /// Presses or releases a key; answers what that changed.
  @discardableResult
  public func update(_ code: KeyCode, _ motion: Motion) -> StateComponents {
    switch motion {
    case .press:
      if let index = heldKeys.lastIndex(of: code) {
        foundAtPress[index] = pressedState
      } else {
        heldKeys.append(code)
        foundAtPress.append(pressedState)
      }
      return StateComponents(rawValue: xkb_state_update_key(pointer, code.xkbKeycode, XKB_KEY_DOWN).rawValue)
    case .release:
      if let index = heldKeys.lastIndex(of: code) {
        heldKeys.remove(at: index)
        foundByReleased = (code, foundAtPress.remove(at: index))
      } else {
        foundByReleased = nil
      }
      return StateComponents(rawValue: xkb_state_update_key(pointer, code.xkbKeycode, XKB_KEY_UP).rawValue)
    }
  }
}

extension KeyboardState {
  /// The keysyms that a key gives now, Caps applied where it gives one.
  public func keysyms(_ code: KeyCode) -> KeysymList {
    // The one-keysym call applies Caps; it gives nothing where the key gives none or several.
    let single = xkb_state_key_get_one_sym(pointer, code.xkbKeycode)
    if single != 0 { return .one(Keysym(single)) }
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_state_key_get_syms(pointer, code.xkbKeycode, &symbols)
    return count > 1 ? KeysymList(library: symbols, count: count) : .none
  }

  /// The text that a key gives now, Control and Caps applied, before Compose.
  public func text(_ code: KeyCode) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = Int(xkb_state_key_get_utf8(pointer, code.xkbKeycode, buffer.baseAddress, buffer.count))
      guard count > 0 else { return "" }
      if count >= buffer.count { return longText(code, count: count) }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
    }
  }

  private func longText(_ code: KeyCode, count: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      let written = Int(xkb_state_key_get_utf8(pointer, code.xkbKeycode, buffer.baseAddress, buffer.count))
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<min(max(written, 0), count)], as: UTF8.self)
    }
  }

  /// The layout that a key uses now, from 0; nil for a key that the keymap lacks.
  public func layout(_ code: KeyCode) -> Int? {
    let layout = xkb_state_key_get_layout(pointer, code.xkbKeycode)
    return layout == XKB_LAYOUT_INVALID ? nil : Int(layout)
  }

  /// The level that a key uses now in a layout, from 0; nil for a key or layout that the keymap lacks.
  public func level(_ code: KeyCode, layout: Int) -> Int? {
    guard let layout = UInt32(exactly: layout) else { return nil }
    let level = xkb_state_key_get_level(pointer, code.xkbKeycode, layout)
    return level == XKB_LEVEL_INVALID ? nil : Int(level)
  }

  /// The modifiers that choosing the level of a key uses up.
  public func consumed(_ code: KeyCode) -> Modifiers {
    Modifiers(library: xkb_state_key_get_consumed_mods2(pointer, code.xkbKeycode, XKB_CONSUMED_MODE_XKB))
  }

  /// The modifiers that are active.
  public var modifiers: ModifierState {
    ModifierState(
      depressed: Modifiers(library: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_DEPRESSED)),
      latched: Modifiers(library: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LATCHED)),
      locked: Modifiers(library: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LOCKED)),
      effective: Modifiers(library: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_EFFECTIVE)))
  }

  /// The layout that acts, from 0.
  public var layoutIndex: Int { layoutPart(XKB_STATE_LAYOUT_EFFECTIVE) }

  /// The layout that acts, and what it is made of.
  public var layouts: LayoutState {
    LayoutState(
      depressed: layoutPart(XKB_STATE_LAYOUT_DEPRESSED), latched: layoutPart(XKB_STATE_LAYOUT_LATCHED),
      locked: layoutPart(XKB_STATE_LAYOUT_LOCKED), effective: layoutIndex)
  }

  private func layoutPart(_ part: xkb_state_component) -> Int {
    Int(Int32(bitPattern: xkb_state_serialize_layout(pointer, part)))
  }

  /// The names of the LEDs that are lit, in the order of the keymap.
  public var leds: [String] {
    keymap.ledNames.enumerated().compactMap { index, name in
      !name.isEmpty && xkb_state_led_index_is_active(pointer, UInt32(index)) > 0 ? name : nil
    }
  }
}

extension KeyboardState {
  /// Drops what is latched; pressed keys and locks stay, as at a switch of the input mode.
  public func clearLatches() { restart(locks) }

  /// Takes over the pressed keys and the locks of another keyboard; what this one had is dropped, latches too.
  ///
  /// The locked layout is taken over only from a state of the same keymap: elsewhere its number means another layout, and
  /// this one's own stays.
  public func adopt(from other: KeyboardState) {
    guard other !== self else { return clearLatches() }
    let layout = locks.layout
    var locks = other.locks
    heldKeys = other.heldKeys
    foundAtPress = other.foundAtPress
    if other.keymap !== keymap {
      locks.layout = layout
      for index in foundAtPress.indices {
        foundAtPress[index].locks.layout = layout
        foundAtPress[index].layout = layout
      }
    }
    restart(locks)
  }

  /// Sets the locked modifiers and layout; pressed keys stay, latches go.
  public func restoreLocks(_ locked: Modifiers, layout: Int) {
    restart(Locks(modifiers: UInt32(locked.rawValue), layout: UInt32(bitPattern: Int32(clamping: layout))))
  }

  /// The locks that are left when a key is pressed where it found this, and released before any other key moves; nil
  /// when memory is out.
  static func locks(afterTapping code: KeyCode, on keymap: Keymap, from found: PressedState) -> Modifiers? {
    guard let trial = KeyboardState(keymap) else { return nil }
    xkb_state_update_mask(
      trial.pointer, found.depressed, found.latched, found.locks.modifiers, 0, 0, found.layout)
    trial.update(code, .press)
    trial.update(code, .release)
    return trial.modifiers.locked
  }

  /// Presses the held keys anew on a fresh state, each with the locks that it found, then sets the locks.
  private func restart(_ locks: Locks) {
    guard let pointer = Self.fresh(keymap) else { return }
    release(self.pointer)
    self.pointer = pointer
    for (key, found) in zip(heldKeys, foundAtPress) {
      setLocks(found.locks)
      xkb_state_update_key(pointer, key.xkbKeycode, XKB_KEY_DOWN)
    }
    setLocks(locks)
  }

  private func setLocks(_ locks: Locks) {
    xkb_state_update_mask(
      pointer, xkb_state_serialize_mods(pointer, XKB_STATE_MODS_DEPRESSED), 0, locks.modifiers,
      xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_DEPRESSED), 0, locks.layout)
  }
}
