import KeywrightKeyEvents
import KeywrightXKB

/// One thing that kbvm tells of a key: it went down or came up, what it gave, and what of the state changed.
struct KbvmEvent: Hashable {
  /// A symbol with the character that it types.
  struct Symbol: Hashable {
    var keysym: Keysym
    var character: String

    /// The symbol as kbvm tells it.
    var words: String { "sym = \(keysym.name)" + (character.isEmpty ? "" : ", char = '\(character)'") }
  }

  /// The key, as `key_down(leftshift)`.
  var key: String
  /// The symbols; nil where they cannot be compared.
  var symbols: [Symbol]? = []
  /// The new values of what changed, by name; nil for one that cannot be compared.
  var state: [String: Int?] = [:]

  init(_ key: String) { self.key = key }

  /// What can be compared with another telling of the same event, in words.
  func words(comparableWith other: KbvmEvent?) -> [String] {
    var words = [key]
    if let symbols, other == nil || other?.symbols != nil {
      words += symbols.map(\.words)
    }
    for name in Self.stateNames {
      guard let value = state[name] ?? nil else { continue }
      if let others = other?.state[name], others == nil { continue }
      words.append("\(name) = \(name.hasPrefix("mods_") ? Self.mask(value) : String(value))")
    }
    return words
  }

  private static func mask(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }

  /// The parts of the state, in the order in which they are told.
  static let stateNames = [
    "mods_pressed", "mods_latched", "mods_locked", "mods_effective", "group_pressed", "group_latched", "group_locked",
    "group_effective",
  ]

  /// The parts of a state, in the same order.
  static func stateValues(_ state: KeyboardState) -> [Int] {
    let (modifiers, layouts) = (state.modifiers, state.layouts)
    return [modifiers.depressed, modifiers.latched, modifiers.locked, modifiers.effective].map { Int($0.rawValue) }
      + [layouts.depressed, layouts.latched, layouts.locked, layouts.effective]
  }
}
