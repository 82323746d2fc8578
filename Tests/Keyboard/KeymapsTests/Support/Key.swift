import CKeywrightXKBCommon

/// One key of a keymap, as the keymap describes it.
struct Key {
  let keymap: Keymap
  let keycode: xkb_keycode_t

  var name: String { xkb_keymap_key_get_name(keymap.pointer, keycode).map { String(cString: $0) } ?? "" }
  var repeats: Bool { xkb_keymap_key_repeats(keymap.pointer, keycode) != 0 }
  var layoutCount: UInt32 { xkb_keymap_num_layouts_for_key(keymap.pointer, keycode) }

  func levelCount(layout: UInt32) -> UInt32 {
    xkb_keymap_num_levels_for_key(keymap.pointer, keycode, layout)
  }

  func keysyms(layout: UInt32, level: UInt32) -> [xkb_keysym_t] {
    var list: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(keymap.pointer, keycode, layout, level, &list)
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  /// The characters of a level's keysyms, one after another.
  func text(layout: UInt32, level: UInt32) -> String {
    var text = String.UnicodeScalarView()
    for keysym in keysyms(layout: layout, level: level) {
      let value = xkb_keysym_to_utf32(keysym)
      if value != 0, let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
