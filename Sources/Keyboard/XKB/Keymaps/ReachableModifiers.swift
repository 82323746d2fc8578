import CKeywrightXKBCommon
import KeywrightKeyEvents

/// Which modifiers a person can have active on a keymap, by keys that keyboards have.
struct ReachableModifiers {
  /// The modifiers, as the library's mask.
  private(set) var mask: UInt32 = 0

  init(_ keymap: Keymap) {
    let names = KeyNameTable()
    // A key such as <LVL3> stands for a modifier and is on no keyboard.
    let keys = keymap.keys.filter { keymap.actingKeys.contains($0) && names.kernelName(of: $0) != nil }
    // What a key gives may depend on modifiers that other keys give.
    for _ in 0..<3 {
      let before = mask
      for held in [0, mask] + (0..<32).map({ UInt32(1) << $0 }).filter({ before & $0 != 0 }) {
        for layout in 0..<UInt32(clamping: max(keymap.layoutCount, 1)) {
          for key in keys { add(key, held, layout, keymap) }
        }
      }
      if mask == before { break }
    }
  }

  /// Adds what a press and its release make active.
  private mutating func add(_ key: KeyCode, _ held: UInt32, _ layout: UInt32, _ keymap: Keymap) {
    guard let state = keymap.exclusively({ xkb_state_new($0) }) else { return }
    defer { keymap.exclusively { _ in xkb_state_unref(state) } }
    xkb_state_update_mask(state, 0, 0, held, 0, 0, layout)
    for motion in [XKB_KEY_DOWN, XKB_KEY_UP] {
      xkb_state_update_key(state, key.xkbKeycode, motion)
      mask |= xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE)
    }
  }

  /// Whether a level of a key can be chosen.
  func reaches(_ code: KeyCode, layout: Int, level: Int, of keymap: Keymap) -> Bool {
    guard let layout = UInt32(exactly: layout), let level = UInt32(exactly: level),
      let state = keymap.exclusively({ xkb_state_new($0) })
    else { return false }
    defer { keymap.exclusively { _ in xkb_state_unref(state) } }
    return withUnsafeTemporaryAllocation(of: xkb_mod_mask_t.self, capacity: 256) { masks in
      let count = xkb_keymap_key_get_mods_for_level(
        keymap.handle, code.xkbKeycode, layout, level, masks.baseAddress, masks.count)
      return masks[..<min(count, masks.count)].contains { modifiers in
        guard modifiers & ~mask == 0 else { return false }
        // Where a modifier stands for nothing, an entry with it and others may say the same as one without.
        xkb_state_update_mask(state, 0, 0, modifiers, 0, 0, layout)
        return xkb_state_key_get_level(state, code.xkbKeycode, layout) == level
      }
    }
  }
}
