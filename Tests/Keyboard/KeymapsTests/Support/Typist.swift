import CKeywrightXKBCommon
import Testing

/// One person's hands on a keymap.
final class Typist {
  /// The lights that a keyboard has; stock keymaps name more.
  private static let lights = ["Caps Lock", "Num Lock", "Scroll Lock"]

  let keymap: Keymap
  private let state: OpaquePointer

  init(_ keymap: Keymap) throws {
    self.keymap = keymap
    state = try #require(xkb_state_new(keymap.pointer))
  }

  deinit { xkb_state_unref(state) }

  func press(_ key: Key) { xkb_state_update_key(state, key.keycode, XKB_KEY_DOWN) }
  func release(_ key: Key) { xkb_state_update_key(state, key.keycode, XKB_KEY_UP) }

  /// Presses and releases a key while others are held; answers the text of the press.
  @discardableResult func tap(_ name: String, holding held: String...) throws -> String {
    let others = try held.map { try keymap.key($0) }
    let key = try keymap.key(name)
    others.forEach(press)
    let text = text(of: key)
    press(key)
    release(key)
    others.reversed().forEach(release)
    return text
  }

  /// Sets the modifiers without pressing keys.
  func set(depressed: UInt32, locked: UInt32 = 0, layout: UInt32 = 0) {
    xkb_state_update_mask(state, depressed, 0, locked, 0, 0, layout)
  }

  func text(of key: Key) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    let count = xkb_state_key_get_utf8(state, key.keycode, &buffer, buffer.count)
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name of the key's one keysym; of a key that gives several, `NoSymbol`.
  func keysym(of key: Key) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    xkb_keysym_get_name(xkb_state_key_get_one_sym(state, key.keycode), &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func level(of key: Key) -> UInt32 {
    xkb_state_key_get_level(state, key.keycode, xkb_state_key_get_layout(state, key.keycode))
  }

  func consumed(by key: Key) -> UInt32 {
    xkb_state_key_get_consumed_mods2(state, key.keycode, XKB_CONSUMED_MODE_XKB)
  }

  var layout: UInt32 { xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE) }

  /// What the keyboard remembers between two keys.
  var memory: Memory {
    Memory(
      depressed: xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
      latched: xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
      locked: xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
      layout: layout,
      lights: Self.lights.filter { xkb_state_led_name_is_active(state, $0) > 0 })
  }

  struct Memory: Hashable {
    var depressed: UInt32
    var latched: UInt32
    var locked: UInt32
    var layout: UInt32
    var lights: [String]
  }
}
