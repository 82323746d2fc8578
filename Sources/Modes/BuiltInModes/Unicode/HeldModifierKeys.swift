import KeywrightKeyEvents

/// Which keys that set Control or Shift are held, since a release does not say what its key is.
struct HeldModifierKeys {
  /// More than a person has fingers.
  private static let limit = 16
  private static let keysyms = (Keysym(0xFFE1).rawValue...Keysym(0xFFE4).rawValue)

  private var keys: [KeyCode] = []

  /// Keeps count of an event; whether its key sets Control or Shift.
  mutating func note(_ keystroke: Keystroke) -> Bool {
    let code = keystroke.event.code
    if keystroke.event.direction == .release {
      guard let place = keys.firstIndex(of: code) else { return false }
      keys.remove(at: place)
      return true
    }
    guard Self.keysyms.contains(keystroke.keysyms.single.rawValue) else { return false }
    if !keys.contains(code), keys.count < Self.limit { keys.append(code) }
    return true
  }
}
