import CKeywrightXKBCommon
import Testing

/// A compiled keymap, asked through the library alone.
final class Keymap {
  let pointer: OpaquePointer
  let messages: [String]
  private let context: OpaquePointer
  private let log = LibraryLog()

  /// Compiles a file of the folder `Keymaps`, with nowhere to include anything from.
  convenience init(bundled name: String) throws { try self.init(text: bundledFile(name)) }

  /// Compiles the text of a keymap, with nowhere to include anything from.
  convenience init(text: String) throws {
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    try self.init(context: xkb_context_new(xkb_context_flags(rawValue: flags))) { context in
      xkb_keymap_new_from_string(context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }

  /// Compiles a layout of the XKB data that is installed.
  convenience init(stock layout: String) throws {
    try self.init(context: xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES)) { context in
      "evdev".withCString { rules in
        "pc105".withCString { model in
          layout.withCString { layout in
            var names = xkb_rule_names(rules: rules, model: model, layout: layout, variant: nil, options: nil)
            return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          }
        }
      }
    }
  }

  private init(context: OpaquePointer?, compile: (OpaquePointer) -> OpaquePointer?) throws {
    self.context = try #require(context, "The library gives no context")
    log.attach(to: self.context)
    let keymap = compile(self.context)
    messages = log.messages
    pointer = try #require(keymap, "The keymap does not compile: \(log.messages)")
  }

  deinit {
    xkb_keymap_unref(pointer)
    xkb_context_unref(context)
  }

  var layoutNames: [String] {
    (0..<xkb_keymap_num_layouts(pointer)).map {
      xkb_keymap_layout_get_name(pointer, $0).map { String(cString: $0) } ?? ""
    }
  }

  var ledNames: [String] {
    (0..<xkb_keymap_num_leds(pointer)).map { xkb_keymap_led_get_name(pointer, $0).map { String(cString: $0) } ?? "" }
  }

  /// The keys that give something, by their keycode.
  var keys: [Key] {
    (xkb_keymap_min_keycode(pointer)...xkb_keymap_max_keycode(pointer))
      .map { Key(keymap: self, keycode: $0) }
      .filter { $0.layoutCount > 0 }
  }

  /// The key of a name such as `AD01`; aliases count.
  func key(_ name: String) throws -> Key {
    let keycode = xkb_keymap_key_by_name(pointer, name)
    try #require(keycode != UInt32.max, "No key <\(name)>")
    return Key(keymap: self, keycode: keycode)
  }
}
