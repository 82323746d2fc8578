import CKeywrightXKBCommon
public import KeywrightKeyEvents

extension Keymap {
  /// The keys that the keymap names, in the order of their codes.
  public var keys: [KeyCode] {
    // No evdev key has a code above 16 bits, whatever the keymap declares.
    let last = min(keycodes.upperBound, UInt32(UInt16.max) + 8)
    guard keycodes.lowerBound <= last else { return [] }
    return (keycodes.lowerBound...last).compactMap { keycode in
      xkb_keymap_key_get_name(handle, keycode) == nil ? nil : KeyCode(xkbKeycode: keycode)
    }
  }

  /// The name of a key: `<AD01>`; nil when the keymap lacks the key.
  public func name(of code: KeyCode) -> String? {
    xkb_keymap_key_get_name(handle, code.xkbKeycode).map { "<\(String(cString: $0))>" }
  }

  /// The key of a name or alias, with or without angle brackets: `<AD01>`, `AD01`.
  public func key(named name: String) -> KeyCode? {
    var bare = Substring(name)
    if bare.first == "<", bare.last == ">" { bare = bare.dropFirst().dropLast() }
    let keycode = xkb_keymap_key_by_name(handle, String(bare))
    return keycode == XKB_KEYCODE_INVALID ? nil : KeyCode(xkbKeycode: keycode)
  }

  /// Whether a held key types again.
  public func repeats(_ code: KeyCode) -> Bool { xkb_keymap_key_repeats(handle, code.xkbKeycode) != 0 }

  /// How many layouts a key has; 0 for a key that the keymap lacks.
  public func layoutCount(of code: KeyCode) -> Int {
    Int(xkb_keymap_num_layouts_for_key(handle, code.xkbKeycode))
  }

  /// How many levels a key has in a layout; 0 for a key or layout that the keymap lacks.
  public func levelCount(of code: KeyCode, layout: Int) -> Int {
    guard let layout = UInt32(exactly: layout) else { return 0 }
    return Int(xkb_keymap_num_levels_for_key(handle, code.xkbKeycode, layout))
  }

  /// The keysyms of a key on a level of a layout, as the keymap lists them.
  public func keysyms(of code: KeyCode, layout: Int, level: Int) -> KeysymList {
    guard let layout = UInt32(exactly: layout), let level = UInt32(exactly: level) else { return .none }
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(handle, code.xkbKeycode, layout, level, &symbols)
    return KeysymList(library: symbols, count: count)
  }

  /// The modifiers that choose a level, one set for each way; none for a level that the key lacks.
  public func modifiers(of code: KeyCode, layout: Int, level: Int) -> [Modifiers] {
    modifierMasks(of: code, layout: layout, level: level).map(Modifiers.init(library:))
  }

  /// The masks of the library that choose a level.
  func modifierMasks(of code: KeyCode, layout: Int, level: Int) -> [UInt32] {
    guard let layout = UInt32(exactly: layout), let level = UInt32(exactly: level) else { return [] }
    return withUnsafeTemporaryAllocation(of: xkb_mod_mask_t.self, capacity: 256) { masks in
      let count = xkb_keymap_key_get_mods_for_level(
        handle, code.xkbKeycode, layout, level, masks.baseAddress, masks.count)
      return Array(masks[..<min(count, masks.count)])
    }
  }
}

extension Modifiers {
  /// The real modifiers of a mask of the library.
  init(library mask: UInt32) { self.init(rawValue: UInt8(truncatingIfNeeded: mask)) }
}

extension KeysymList {
  init(library symbols: UnsafePointer<xkb_keysym_t>?, count: Int32) {
    guard count > 0, let symbols else {
      self = .none
      return
    }
    // Before 1.8 the library counts a NoSymbol among several; one alone says what a missing symbol says.
    let given = (0..<Int(count)).map { Keysym(symbols[$0]) }.filter { $0 != .noSymbol }
    guard let first = given.first else {
      self = .none
      return
    }
    self = given.count == 1 ? .one(first) : .several(given)
  }
}
