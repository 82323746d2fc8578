import KeywrightKeyEvents

/// A key of a US keyboard that types a character, alone or with Shift.
struct USKey {
  private static let rows: [(first: UInt16, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"), (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"), (57, " ", " "),
  ]

  /// The key of each character: letters first, then digits and signs.
  static let all: [USKey] = rows.flatMap { row in
    [(row.plain, false), (row.shifted, true)].flatMap { characters, isShifted in
      zip(row.first..., characters).map { USKey(code: KeyCode($0), character: $1, isShifted: isShifted) }
    }
  }.filter { $0.character != " " || !$0.isShifted }.sorted { $0.place < $1.place }

  /// The key.
  let code: KeyCode
  /// What it types.
  let character: Character
  /// Whether Shift is held.
  let isShifted: Bool

  /// The press of the key, at a time.
  func press(at time: Duration) -> Keystroke {
    let shift: Modifiers = isShifted ? .shift : []
    let isLetter = character.isLetter
    return Keystroke(
      event: KeyEvent(code, .press, at: time), keysyms: .one(Keysym(character.unicodeScalars.first?.value ?? 0)),
      rawText: String(character), text: String(character), layout: 0, level: isShifted ? 1 : 0,
      modifiers: ModifierState(depressed: shift), consumed: isLetter ? [.shift, .lock] : .shift, types: true)
  }

  /// The release of the key, at a time.
  func release(at time: Duration) -> Keystroke { Keystroke(event: KeyEvent(code, .release, at: time)) }

  /// Where the key stands in the order, in which the letters of a are told first.
  private var place: (Int, Character) {
    (character.isLowercase ? 0 : character.isUppercase ? 1 : character.isNumber ? 2 : 3, character)
  }
}
