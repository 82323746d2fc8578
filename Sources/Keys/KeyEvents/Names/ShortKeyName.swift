/// A short name that the notation has for a key beside the kernel's names.
struct ShortKeyName {
  var name: String
  var code: KeyCode

  /// ESC is missing here: the kernel itself says so.
  static let all = [
    ShortKeyName(name: "SHIFT", code: KeyCode(42)),
    ShortKeyName(name: "CTRL", code: KeyCode(29)),
    ShortKeyName(name: "ALT", code: KeyCode(56)),
    ShortKeyName(name: "ALTGR", code: KeyCode(100)),
    ShortKeyName(name: "SUPER", code: KeyCode(125)),
    ShortKeyName(name: "CAPS", code: KeyCode(58)),
  ]
}
