import KeywrightDiagnostics
import KeywrightKeyEvents

/// The input of kanata's simulator: `d:lsft t:20 d:q r:q u:q u:lsft`.
struct KanataTokens: RecordingTokens {
  /// What a word does.
  enum Verb: Hashable {
    case key(KeyEvent.Direction)
    case wait
    /// A virtual key or a layer: what that does, only kanata's configuration knows.
    case configured
    /// A line of what the simulator prints.
    case output
  }

  private static let verbs: [String: Verb] = [
    "d": .key(.press), "down": .key(.press), "press": .key(.press), "↓": .key(.press),
    "u": .key(.release), "up": .key(.release), "release": .key(.release), "↑": .key(.release),
    "r": .key(.repeat), "repeat": .key(.repeat), "⟳": .key(.repeat),
    "t": .wait, "tick": .wait, "🕐": .wait,
    "vk": .configured, "fakekey": .configured, "virtualkey": .configured, "🎭": .configured,
    "ls": .configured, "layer-switch": .configured, "🔀": .configured,
    "out": .output, "outU": .output, "out-code": .output, "out-raw": .output, "out🖰": .output, "scroll": .output,
    "dn": .output,
  ]

  private var track: KeyEventNormaliser

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { track.isStopped }

  /// What a word does, and to what; nil where it is none of kanata's.
  static func verb(of word: String) -> (verb: Verb, rest: String)? {
    if let colon = word.firstIndex(of: ":") {
      return verbs[String(word[..<colon])].map { ($0, String(word[word.index(after: colon)...])) }
    }
    guard let first = word.unicodeScalars.first, !first.isASCII else { return nil }
    return verbs[String(first)].map { ($0, String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))) }
  }

  mutating func read(
    _ word: Span<UInt8>, at place: EventLocation, isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    let word = word.string
    guard let (verb, rest) = Self.verb(of: word) else {
      return isUnterminated ? track.messages.cutOffWord(place, &output) : refuse(word, place, &output)
    }
    switch verb {
    case .key(let direction):
      guard let meaning = ForeignKeyNames.kanata.meaning(of: rest) else {
        return isUnterminated ? track.messages.cutOffWord(place, &output) : refuseKey(rest, place, &output)
      }
      if isUnterminated, direction == .press, Self.isBeginning(rest) {
        track.messages.perhapsCutOff(word, place, &output)
      }
      track.key(rest, meaning, direction, at: place, &output)
    case .wait:
      guard !rest.isEmpty, rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return isUnterminated ? track.messages.cutOffWord(place, &output) : refuse(word, place, &output)
      }
      // Kanata's numbers have more bits than any clock needs.
      let (step, overflow) = (Int64(rest) ?? .max).multipliedReportingOverflow(by: 1000)
      if !track.advance(by: overflow ? .max : step) { track.messages.outOfRange(place, &output) }
    case .configured: track.messages.configured(word, "kanata", place, &output)
    case .output:
      track.messages.fail(
        .recordingSyntax, "\(Quoted.text(word)) is what kanata's simulator printed, not what went into it", at: place,
        hint: "give the file that the simulator read", &output)
    }
  }

  /// Whether the name of a key is the beginning of another's, as `c` is of `caps`.
  private static func isBeginning(_ name: String) -> Bool {
    ForeignKeyNames.kanata.all.contains { $0.utf8.count > name.utf8.count && $0.utf8.starts(with: name.utf8) }
  }

  mutating func refuseWord(at place: EventLocation, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(place, limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(waits: true, &output) }

  private mutating func refuse(_ word: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    track.messages.fail(
      .recordingSyntax, "\(Quoted.text(word)) is not a word of kanata's simulator", at: place,
      hint: "d:KEY presses, u:KEY releases, r:KEY repeats, t:N waits N milliseconds", &output)
  }

  private mutating func refuseKey(_ name: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    track.messages.unknownName(
      name, in: .kanata, hint: "keys are named as kanata does: lsft, spc, q, KeyQ; names of deflocalkeys are not known",
      place, &output)
  }
}
