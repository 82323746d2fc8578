/// Which keys of a US keyboard give what a table names: an ASCII character, `C-u`, `BackSpace`.
enum TestKey {
  /// The key in keystroke notation.
  static func notation(_ key: String) -> String {
    if let name = names[key] { return name }
    if key.hasPrefix("C-") { return "LEFTCTRL+\(key.dropFirst(2).uppercased())" }
    if let character = key.first, character.isUppercase, key.count == 1 { return "LEFTSHIFT+\(key)" }
    return key.count == 1 ? key.uppercased() : key
  }

  private static let names: [String: String] = {
    var names = ["space": "SPACE", " ": "SPACE", "Return": "ENTER", "Escape": "ESC"]
    for (plain, shifted, name) in [
      ("`", "~", "GRAVE"), ("1", "!", "1"), ("2", "@", "2"), ("3", "#", "3"), ("4", "$", "4"), ("5", "%", "5"),
      ("6", "^", "6"), ("7", "&", "7"), ("8", "*", "8"), ("9", "(", "9"), ("0", ")", "0"), ("-", "_", "MINUS"),
      ("=", "+", "EQUAL"), ("[", "{", "LEFTBRACE"), ("]", "}", "RIGHTBRACE"), ("\\", "|", "BACKSLASH"),
      (";", ":", "SEMICOLON"), ("'", "\"", "APOSTROPHE"), (",", "<", "COMMA"), (".", ">", "DOT"), ("/", "?", "SLASH"),
    ] {
      names[plain] = name
      names[shifted] = "LEFTSHIFT+\(name)"
    }
    return names
  }()
}
