import KeywrightDiagnostics
import KeywrightKeyEvents

/// The first half of a test of keyd: `shift down`, `210ms`, `shift up`; after the empty line stands what keyd makes of it.
struct KeydLines: RecordingLines {
  /// What a line says.
  enum Item: Hashable {
    case key(String, KeyEvent.Direction)
    case wait(UInt64)
  }

  private var track: KeyEventNormaliser
  private var hasItems = false
  private var isOver = false

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { isOver || track.isStopped }

  /// What a line says; nil where it is none of keyd's. Its last word is the state: `up down` presses the arrow.
  static func item(_ line: Span<UInt8>) -> Item? {
    let line = line.extracting(line.trimmedRange)
    var index = 0
    let first = line.extracting(line.word(&index))
    let rest = line.extracting(line.skippingSpaces(index)..<line.count)
    if rest.isEmpty {
      var end = 0
      guard let milliseconds = first.decimal(&end), first.extracting(end..<first.count).string == "ms" else {
        return nil
      }
      return .wait(milliseconds)
    }
    switch rest.string {
    case "down": return .key(first.string, .press)
    case "up": return .key(first.string, .release)
    default: return nil
    }
  }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    let start = line.skippingSpaces(0)
    guard start < line.count else {
      isOver = hasItems
      return
    }
    guard line[start] != 0x23 else { return }
    hasItems = true
    let place = EventLocation(line: number, column: start + 1)
    switch Self.item(line) {
    case .wait(let milliseconds):
      let (step, overflow) = Int64(milliseconds).multipliedReportingOverflow(by: 1000)
      if !track.advance(by: overflow ? .max : step) { track.messages.outOfRange(place, &output) }
    case .key(let name, let direction):
      guard let meaning = ForeignKeyNames.keyd.meaning(of: name) else { return refuseKey(name, place, &output) }
      track.key(name, meaning, direction, at: place, &output)
    case nil where isUnterminated: track.messages.cutOffLine(place, &output)
    case nil:
      track.messages.fail(
        .recordingSyntax, "this is no line of a keyd test", at: place,
        hint: "a line is a key and down or up, or a time in milliseconds such as 210ms", &output)
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(waits: true, &output) }

  private mutating func refuseKey(_ name: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    track.messages.unknownName(
      name, in: .keyd, hint: "keys are named as keyd does: leftshift, space, q", place, &output)
  }
}
