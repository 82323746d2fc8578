import KeywrightDiagnostics

/// Finds the key that somebody means by a character or by a name from elsewhere; for hints only.
enum OtherToolKeyName {
  private static let names: [String: String] = [
    "RETURN": "ENTER", "RET": "ENTER", "ESCAPE": "ESC", "BKSP": "BACKSPACE", "DEL": "DELETE", "INS": "INSERT",
    "PGUP": "PAGEUP", "PGDN": "PAGEDOWN", "CONTROL": "CTRL", "WIN": "SUPER", "META": "SUPER",
    "CMD": "SUPER", "LSHIFT": "LEFTSHIFT", "RSHIFT": "RIGHTSHIFT", "LCTRL": "LEFTCTRL", "RCTRL": "RIGHTCTRL",
    "LALT": "LEFTALT", "RALT": "RIGHTALT", "SPC": "SPACE", "SPACEBAR": "SPACE", "PERIOD": "DOT", "PRTSC": "SYSRQ",
    "MULTI_KEY": "COMPOSE", "HYPHEN": "MINUS", "BACKTICK": "GRAVE", "QUOTE": "APOSTROPHE", "PLUS": "KPPLUS",
    ";": "SEMICOLON", "'": "APOSTROPHE", "`": "GRAVE", "\\": "BACKSLASH", ",": "COMMA", ".": "DOT", "/": "SLASH",
    "[": "LEFTBRACE", "]": "RIGHTBRACE", "=": "EQUAL", "-": "MINUS", "*": "KPASTERISK", "+": "KPPLUS",
  ]

  /// The notation's name for it, or nil.
  static func notationName(of name: String) -> String? { names[name.uppercased()] }

  /// The notation's name for the one of these that a misspelt name is near to; nil for none.
  static func nearestNotationName(to name: String) -> String? {
    NameSuggestion.nearest(to: name, in: names.keys.filter { $0.utf8.count > 3 }.sorted()).flatMap { names[$0] }
  }
}
