import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Keystrokes on one keyboard and what they give, before a text field acts on it.
struct KeyboardCase: Sendable, CustomTestStringConvertible {
  /// The name of the case: `KEYWRIGHT_CASE=name` runs it alone.
  var name: String
  /// What the case is about.
  var title: String
  var keymap: KeyboardSource
  /// Files below a folder of XKB data that is searched first.
  var files: [String: [UInt8]] = [:]
  /// What there is to say about the names themselves.
  var nameWarnings: [Diagnostic] = []
  var compose: ComposeSource
  var keys: String
  /// The text that is right, control characters included; nil where the keymap is refused.
  var typed: String?
  /// The keysyms of each press and repeat, several of one key joined by `+`.
  var keysyms: String?
  var layout: Int
  var leds: [String]
  var locked: Modifiers
  /// What has to be warned of.
  var warns: DiagnosticCode?
  /// What has to be warned of where the library gives something else than what is right.
  var fault: DiagnosticCode?
  /// Why the keymap is refused.
  var error: DiagnosticCode?

  var testDescription: String { "\(name): \(title)" }

  init(
    _ name: String, _ title: String, keymap: KeyboardSource, files: KeyValuePairs<String, String> = [:],
    compose: ComposeSource = .off, keys: String, typed: String? = nil, keysyms: String? = nil, layout: Int = 0,
    leds: [String] = [], locked: Modifiers = [], warns: DiagnosticCode? = nil, fault: DiagnosticCode? = nil,
    error: DiagnosticCode? = nil
  ) {
    self.name = name
    self.title = title
    self.keymap = keymap
    for (path, text) in files { self.files[path] = Array(text.utf8) }
    self.compose = compose
    self.keys = keys
    self.typed = typed
    self.keysyms = keysyms
    self.layout = layout
    self.leds = leds
    self.locked = locked
    self.warns = warns
    self.fault = fault
    self.error = error
  }

  init(
    _ name: String, _ title: String, layouts: String, variants: String? = nil, options: String = "",
    files: KeyValuePairs<String, String> = [:], compose: ComposeSource = .off, keys: String, typed: String? = nil,
    keysyms: String? = nil, layout: Int = 0, leds: [String] = [], locked: Modifiers = [],
    warns: DiagnosticCode? = nil, fault: DiagnosticCode? = nil, error: DiagnosticCode? = nil
  ) {
    var warnings: [Diagnostic] = []
    let names =
      if let variants {
        KeymapNames(layouts: layouts, variants: variants, options: options, warnings: &warnings)
      } else {
        KeymapNames(shorthand: layouts, options: options.split(separator: ",").map(String.init))
      }
    self.init(
      name, title, keymap: .names(names), files: files, compose: compose, keys: keys, typed: typed, keysyms: keysyms,
      layout: layout, leds: leds, locked: locked, warns: warns, fault: fault, error: error)
    nameWarnings = warnings
  }
}

extension KeyboardCase {
  /// A symbols file whose only section changes `us(basic)` by these lines.
  static func symbols(_ lines: String) -> String {
    """
    default partial alphanumeric_keys
    xkb_symbols "basic" {
      include "us(basic)"
      name[Group1]="Own";
      \(lines)
    };

    """
  }

  /// A whole keymap that changes stock symbols by these lines.
  static func keymap(_ base: String, _ lines: String) -> String {
    """
    xkb_keymap {
      xkb_keycodes { include "evdev" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols {
        include "\(base)"
        \(lines)
      };
    };

    """
  }
}
