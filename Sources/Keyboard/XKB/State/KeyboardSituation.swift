import CKeywrightXKBCommon
import KeywrightKeyEvents

/// The modifiers and layouts in force, as the library keeps them: what a key gives depends on nothing else.
struct KeyboardSituation: Equatable {
  var depressed: xkb_mod_mask_t = 0
  var latched: xkb_mod_mask_t = 0
  var locked: xkb_mod_mask_t = 0
  var effective: xkb_mod_mask_t = 0
  var depressedLayout: xkb_layout_index_t = 0
  var latchedLayout: xkb_layout_index_t = 0
  var lockedLayout: xkb_layout_index_t = 0
  var effectiveLayout: xkb_layout_index_t = 0

  /// Reads what is in force in a state of the library.
  init(_ state: OpaquePointer) {
    readModifiers(state)
    readLayouts(state)
  }

  mutating func readModifiers(_ state: OpaquePointer) {
    depressed = xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED)
    latched = xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED)
    locked = xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED)
    effective = xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE)
  }

  mutating func readLayouts(_ state: OpaquePointer) {
    depressedLayout = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_DEPRESSED)
    latchedLayout = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_LATCHED)
    lockedLayout = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_LOCKED)
    effectiveLayout = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)
  }

  /// Whether nothing is depressed or latched: a key without an action then changes nothing.
  var isAtRest: Bool { depressed | latched | depressedLayout | latchedLayout == 0 }

  /// Whether a modifier or a layout is latched.
  var hasLatch: Bool { latched | latchedLayout != 0 }

  var modifiers: ModifierState {
    ModifierState(
      depressed: Modifiers(library: depressed), latched: Modifiers(library: latched),
      locked: Modifiers(library: locked), effective: Modifiers(library: effective))
  }

  var layouts: LayoutState {
    LayoutState(
      depressed: Int(Int32(bitPattern: depressedLayout)), latched: Int(Int32(bitPattern: latchedLayout)),
      locked: Int(Int32(bitPattern: lockedLayout)), effective: Int(Int32(bitPattern: effectiveLayout)))
  }
}
