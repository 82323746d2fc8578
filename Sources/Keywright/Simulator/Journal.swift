import KeyEvents

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

  /// A key that typed a character into the field.
  @inline(__always)
  mutating func record(_ scalar: Unicode.Scalar, keysym: Keysym) {
    guard isKept else { return }
    typed.unicodeScalars.append(scalar)
    keysyms.append(.one(keysym))
    commits.append(String(scalar))
  }

  mutating func recordCommit(_ text: String) {
    guard isKept, !text.isEmpty else { return }
    commits.append(text)
  }
}
