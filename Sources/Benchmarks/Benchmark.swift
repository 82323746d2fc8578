/// Something that is measured.
public enum Benchmark: String, CaseIterable, Sendable {
  /// Plain prose on `us`.
  case prose
  /// Prose with Shift and AltGr on `pl`.
  case levels
  /// Dead keys on `us(intl)`.
  case deadKeys = "dead-keys"
  /// Two layouts with a key that switches between them.
  case toggles
  /// The engine of `hangul:2` alone.
  case hangulMethod = "hangul-method"
  /// Hangul from the key to the text field.
  case hangul
  /// Queries over the whole table of emoji.
  case emojiSearch = "emoji-search"
  /// A thousand scenarios over twenty layouts.
  case scenarios

  /// What is compared with what.
  public var summary: String {
    switch self {
    case .prose: "plain prose on us, against a C loop over libxkbcommon"
    case .levels: "prose with Shift and AltGr on pl, against that loop"
    case .deadKeys: "dead keys on us(intl), against that loop"
    case .toggles: "us and ru with Alt+Shift between them, against that loop"
    case .hangulMethod: "the engine of hangul:2 alone, against a C loop over libhangul"
    case .hangul: "hangul:2 from key to text field, against C loops over both libraries"
    case .emojiSearch: "queries over all emoji, and the letter whose query takes longest"
    case .scenarios: "1,000 scenarios over 20 layouts, against compiling and replaying alone; 2 jobs, against 1"
    }
  }

  /// Whether libhangul is needed.
  var needsHangul: Bool { self == .hangulMethod || self == .hangul }
}
