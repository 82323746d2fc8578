import KeyEvents

extension KeyCode {
  /// The evdev name without `KEY_`, or `code:N` for a key that has none.
  var label: String { KeyNameTable().evdevName(of: self) ?? "code:\(rawValue)" }
}

extension KeyEvent.Direction {
  /// The word for a direction.
  var name: String {
    switch self {
    case .press: "press"
    case .release: "release"
    case .repeat: "repeat"
    }
  }
}
