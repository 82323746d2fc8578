import KeyRecordings

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
  /// Prose with emoji, as Compose sequences have them.
  case emoji
  /// Prose in the middle of a long text, against a short one.
  case longField = "long-field"
  /// The engine of `hangul:2` alone.
  case hangulMethod = "hangul-method"
  /// Hangul from the key to the text field.
  case hangul
  /// Recordings of three formats, from their bytes to key events.
  case readEvdev = "read-evdev"
  case readEvemu = "read-evemu"
  case readLibinput = "read-libinput"
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
    case .emoji: "prose with emoji from Compose sequences on us, against that loop"
    case .longField: "prose in the middle of a field of 1 MB, against one of 1 KB"
    case .hangulMethod: "the engine of hangul:2 alone, against a C loop over libhangul"
    case .hangul: "hangul:2 from key to text field, against C loops over both libraries"
    case .emojiSearch: "queries over all emoji, and the letter whose query takes longest"
    case .scenarios: "1,000 scenarios over 20 layouts, against compiling and replaying alone; 2 jobs, against 1"
    case .readEvdev: "an evdev recording, against a C loop that checks nothing"
    case .readEvemu: "an evemu recording, against such a loop"
    case .readLibinput: "a libinput recording, against such a loop"
    }
  }

  /// The format of a recording that is read; nil where none is.
  var recording: RecordingFormat? {
    switch self {
    case .readEvdev: .evdev
    case .readEvemu: .evemu
    case .readLibinput: .libinput
    case .prose, .levels, .deadKeys, .toggles, .emoji, .longField, .hangulMethod, .hangul, .emojiSearch, .scenarios: nil
    }
  }

  /// Whether libhangul is needed.
  var needsHangul: Bool { self == .hangulMethod || self == .hangul }
}
