import KeywrightDiagnostics
import KeywrightKeyEvents

/// The arguments of `ydotool key`: `42:1 30:1 30:0 42:0`; the words `ydotool key` and its delay may stand before them.
struct YdotoolTokens: RecordingTokens {
  /// What the program waits after each event, unless told otherwise.
  private static let usualDelay: Int64 = 12_000

  private var track: KeyEventNormaliser
  private var delay = usualDelay
  private var isDelayNext = false
  private var isCutOffPossible = false

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { track.isStopped }

  /// The key and the state of a word; nil where it is no such pair.
  static func pair(_ word: Span<UInt8>) -> (code: UInt64, state: UInt64)? {
    var index = 0
    guard let code = word.decimal(&index), word.skip(0x3A, &index), let state = word.decimal(&index),
      index == word.count
    else { return nil }
    return (code, state)
  }

  mutating func read(
    _ word: Span<UInt8>, at place: EventLocation, isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    isCutOffPossible = isUnterminated
    if isDelayNext {
      isDelayNext = false
      return setDelay(word, from: 0, place, &output)
    }
    if let (code, state) = Self.pair(word) {
      guard let direction = state == 1 ? KeyEvent.Direction.press : state == 0 ? .release : nil else {
        return refuse(word, place, &output)
      }
      track.key(code, direction, at: place, &output)
      if !track.advance(by: delay) { track.messages.outOfRange(place, &output) }
      return
    }
    switch word.string {
    case "ydotool", "sudo", "key", ";", "&&", "\\": delay = word.string == "ydotool" ? Self.usualDelay : delay
    case "-d", "--key-delay": isDelayNext = true
    default:
      if word.hasPrefix("--key-delay=") {
        setDelay(word, from: 12, place, &output)
      } else {
        refuse(word, place, &output)
      }
    }
  }

  mutating func refuseWord(at place: EventLocation, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(place, limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(&output) }

  private mutating func setDelay(
    _ word: Span<UInt8>, from start: Int, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    var index = start
    guard let milliseconds = word.decimal(&index), index == word.count, milliseconds <= UInt64(UInt32.max) else {
      return refuse(word, place, &output)
    }
    delay = Int64(milliseconds) * 1000
  }

  private mutating func refuse(_ word: Span<UInt8>, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard !isCutOffPossible else { return track.messages.cutOffWord(place, &output) }
    track.messages.fail(
      .recordingSyntax,
      "\(Quoted.text(word.string)) is not a number and state of a key, as ydotool takes them from version 1.0 on",
      at: place,
      hint: "write CODE:1 for a press and CODE:0 for a release, with the kernel's number of the key: 30:1 30:0", &output
    )
  }
}
