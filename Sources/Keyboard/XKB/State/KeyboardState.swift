import CKeywrightXKBCommon
public import KeywrightKeyEvents

/// What is pressed, latched and locked on one keyboard; what a key gives is asked of libxkbcommon each time.
///
/// One state belongs to one task at a time, and no call of it runs foreign code: accesses cannot overlap, and checking
/// for that would cost more than the calls.
public final class KeyboardState {
  /// The keymap that gives the keys their meaning.
  public let keymap: Keymap
  /// The keys that are down, in the order in which they were pressed.
  @exclusivity(unchecked) public private(set) var held = HeldKeys()
  /// What is in force, read again when an update says that it changed.
  @exclusivity(unchecked) private(set) var situation: KeyboardSituation
  /// What each of the held keys found when it was pressed: what its release does depends on it.
  @exclusivity(unchecked) private var foundAtPress: [KeyboardSituation] = []
  /// What the key that was released last had found.
  @exclusivity(unchecked) private(set) var foundByReleased: (key: KeyCode, state: KeyboardSituation)?
  /// Whether the last press has used up a latch that the library would have kept.
  @exclusivity(unchecked) private(set) var hasBrokenLatch = false
  @exclusivity(unchecked) private var pointer: OpaquePointer

  /// The state of a keyboard on which nothing is pressed; nil only when memory is out.
  public init?(_ keymap: Keymap) {
    guard let pointer = Self.fresh(keymap) else { return nil }
    self.keymap = keymap
    self.pointer = pointer
    situation = KeyboardSituation(pointer)
  }

  deinit { release(pointer) }

  private static func fresh(_ keymap: Keymap) -> OpaquePointer? {
    guard let pointer = keymap.exclusively({ xkb_state_new($0) }) else { return nil }
    // Before 1.14 a fresh state has no LEDs that the first layout lights.
    xkb_state_update_mask(pointer, 0, 0, 0, 0, 0, 0)
    return pointer
  }

  private func release(_ pointer: OpaquePointer) { keymap.exclusively { _ in xkb_state_unref(pointer) } }

  /// The keys that are down, in the order in which they were pressed.
  public var heldKeys: [KeyCode] { held.codes }

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
    note(code, motion)
    let direction = motion == .press ? XKB_KEY_DOWN : XKB_KEY_UP
    var changed = StateComponents(rawValue: xkb_state_update_key(pointer, code.xkbKeycode, direction).rawValue)
    hasBrokenLatch = false
    if motion == .press, situation.hasLatch, keymap.corrections != nil {
      changed.formUnion(breakLatch(by: code))
    }
    if !changed.isDisjoint(with: .modifiers) { situation.readModifiers(pointer) }
    if !changed.isDisjoint(with: .layouts) { situation.readLayouts(pointer) }
    return changed
  }

  /// Ends what is latched after the press of a key that has no action here, such as one that would move the pointer.
  ///
  /// libxkbcommon lets only keys without any action end a latch; an X server, on which pointer keys are off, those as well.
  private func breakLatch(by code: KeyCode) -> StateComponents {
    let before = KeyboardSituation(pointer)
    guard before.latched == situation.latched, before.latchedLayout == situation.latchedLayout,
      !keymap.actingKeys.contains(code), let plain = keymap.actingKeys.plainKey, held.index(of: plain) == nil
    else { return [] }
    let changed =
      xkb_state_update_key(pointer, plain.xkbKeycode, XKB_KEY_DOWN).rawValue
      | xkb_state_update_key(pointer, plain.xkbKeycode, XKB_KEY_UP).rawValue
    hasBrokenLatch = changed != 0
    return StateComponents(rawValue: changed)
  }

  private func note(_ code: KeyCode, _ motion: Motion) {
    let index = held.index(of: code)
    switch motion {
    case .press:
      if let index { foundAtPress[index] = situation } else { notePress(code) }
    case .release:
      foundByReleased = index.map { (code, foundAtPress[$0]) }
      if let index { noteRelease(at: index) }
    }
  }

  /// Takes note of a press of a key that is up, where the update is known to change nothing.
  @inline(__always)
  func notePress(_ code: KeyCode) {
    held.press(code)
    foundAtPress.append(situation)
  }

  /// Takes note of the release of a held key, where the update is known to change nothing.
  @inline(__always)
  func noteRelease(at index: Int) {
    held.remove(at: index)
    if index == foundAtPress.count - 1 { foundAtPress.removeLast() } else { foundAtPress.remove(at: index) }
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
      return LibraryText.string(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
    }
  }

  private func longText(_ code: KeyCode, count: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      let written = Int(xkb_state_key_get_utf8(pointer, code.xkbKeycode, buffer.baseAddress, buffer.count))
      let text = UnsafeRawBufferPointer(buffer)[..<min(max(written, 0), count)]
      return LibraryText.string(UnsafeRawBufferPointer(rebasing: text))
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
  public var modifiers: ModifierState { situation.modifiers }

  /// The layout that acts, from 0.
  public var layoutIndex: Int { layouts.effective }

  /// The layout that acts, and what it is made of.
  public var layouts: LayoutState { situation.layouts }

  /// The names of the LEDs that are lit, in the order of the keymap.
  public var leds: [String] {
    keymap.ledNames.enumerated().compactMap { index, name in
      !name.isEmpty && xkb_state_led_index_is_active(pointer, UInt32(index)) > 0 ? name : nil
    }
  }
}

extension KeyboardState {
  /// Drops what is latched; pressed keys and locks stay, as at a switch of the input mode.
  public func clearLatches() { restart(locking: situation) }

  /// Takes over the pressed keys and the locks of another keyboard; what this one had is dropped, latches too.
  ///
  /// The locked layout is taken over only from a state of the same keymap: elsewhere its number means another layout, and
  /// this one's own stays.
  public func adopt(from other: KeyboardState) {
    guard other !== self else { return clearLatches() }
    let layout = situation.lockedLayout
    var locks = other.situation
    held = other.held
    foundAtPress = other.foundAtPress
    if other.keymap !== keymap {
      locks.lockedLayout = layout
      for index in foundAtPress.indices {
        foundAtPress[index].lockedLayout = layout
        foundAtPress[index].effectiveLayout = layout
      }
    }
    restart(locking: locks)
  }

  /// Sets the locked modifiers and layout; pressed keys stay, latches go.
  public func restoreLocks(_ locked: Modifiers, layout: Int) {
    var locks = situation
    locks.locked = UInt32(locked.rawValue)
    locks.lockedLayout = UInt32(bitPattern: Int32(clamping: layout))
    restart(locking: locks)
  }

  /// The locks that are left when a key is pressed where it found this, and released before any other key moves; nil
  /// when memory is out.
  static func locks(afterTapping code: KeyCode, on keymap: Keymap, from found: KeyboardSituation) -> Modifiers? {
    guard let trial = KeyboardState(keymap) else { return nil }
    xkb_state_update_mask(
      trial.pointer, found.depressed, found.latched, found.locked, 0, 0, found.effectiveLayout)
    trial.situation = KeyboardSituation(trial.pointer)
    trial.update(code, .press)
    trial.update(code, .release)
    return trial.modifiers.locked
  }

  /// Presses the held keys anew on a fresh state, each with the locks that it found, then sets the locks.
  private func restart(locking locks: KeyboardSituation) {
    guard let pointer = Self.fresh(keymap) else { return }
    release(self.pointer)
    self.pointer = pointer
    for (key, found) in zip(held.codes, foundAtPress) {
      setLocks(found)
      xkb_state_update_key(pointer, key.xkbKeycode, XKB_KEY_DOWN)
    }
    setLocks(locks)
    situation = KeyboardSituation(pointer)
  }

  private func setLocks(_ locks: KeyboardSituation) {
    xkb_state_update_mask(
      pointer, xkb_state_serialize_mods(pointer, XKB_STATE_MODS_DEPRESSED), 0, locks.locked,
      xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_DEPRESSED), 0, locks.lockedLayout)
  }
}
