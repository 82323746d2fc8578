import KeywrightKeyEvents

/// What was typed, press by press, and what was committed.
struct Journal {
  /// Whether anything is kept.
  let isKept: Bool
  private(set) var typed = ""
  private(set) var keysyms: [KeysymList] = []
  private(set) var commits: [String] = []

  init(isKept: Bool) { self.isKept = isKept }

  mutating func record(_ keystroke: Keystroke) {
    guard isKept, keystroke.types else { return }
    // By scalars: appending a String re-examines the boundary and is no faster.
    typed.unicodeScalars.append(contentsOf: keystroke.text.unicodeScalars)
    keysyms.append(keystroke.keysyms)
  }

  /// The keysym of a press.
  mutating func record(_ keysym: Keysym) {
    if isKept { keysyms.append(.one(keysym)) }
  }

  /// The character of a press.
  mutating func record(typed scalar: Unicode.Scalar) {
    if isKept { typed.unicodeScalars.append(scalar) }
  }

  /// A character that was committed.
  mutating func recordCommit(_ scalar: Unicode.Scalar) {
    if isKept { commits.append(String(scalar)) }
  }

  /// A character that a press put into the field.
  mutating func record(_ scalar: Unicode.Scalar) {
    guard isKept else { return }
    typed.unicodeScalars.append(scalar)
    commits.append(String(scalar))
  }

  /// The text that a Compose sequence gave.
  mutating func record(typed text: String) {
    if isKept { typed.unicodeScalars.append(contentsOf: text.unicodeScalars) }
  }

  mutating func recordCommit(_ text: String) {
    guard isKept, !text.isEmpty else { return }
    commits.append(text)
  }
}
