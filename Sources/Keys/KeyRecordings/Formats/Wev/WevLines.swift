import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `wev` prints: a line for each Wayland event, and after that of a key which symbol and text it gives.
struct WevLines: RecordingLines {
  private var track: KeyEventNormaliser
  private var clock = ServerClock()
  private var expected = RecordedText()
  /// Whether the text of a press is still to come.
  private var awaitsText = false

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { track.isStopped }
  var expectedText: String? { awaitsText ? nil : expected.text }

  /// The name of the event in a line such as `[14:     wl_keyboard] key: serial: 5; …`, and where what is said of it
  /// begins; nil for other lines. Only the names of Wayland's interfaces stand there.
  static func event(_ line: Span<UInt8>) -> (isOfKeyboard: Bool, name: Range<Int>)? {
    var index = 0
    guard line.skip(0x5B, &index), line.decimal(&index) != nil, line.skip(0x3A, &index) else { return nil }
    line.skipSpaces(&index)
    let interface = index
    while index < line.count,
      (0x61...0x7A).contains(line[index]) || line[index] == 0x5F || (0x30...0x39).contains(line[index])
    {
      index += 1
    }
    let isWayland = ["wl_", "xdg_", "zwp_"].contains { line.has($0, at: interface) }
    let isOfKeyboard = index - interface == 11 && line.has("wl_keyboard", at: interface)
    guard isWayland, line.skip("] ", &index) else { return nil }
    let name = index
    while index < line.count, line[index] != 0x3A, line[index] != 0x20 { index += 1 }
    return (isOfKeyboard, name..<index)
  }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    let place = EventLocation(line: number, column: 1)
    guard let event = Self.event(line) else { return text(line) }
    guard event.isOfKeyboard else { return }
    switch line.extracting(event.name).string {
    case "key": key(line, event.name.upperBound, place, isUnterminated, &output)
    // A window that loses the focus gets no release events.
    case "leave": _ = track.releaseAll(place, &output)
    default: break
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(&output) }

  private mutating func key(
    _ line: Span<UInt8>, _ start: Int, _ place: EventLocation, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    var index = start
    guard line.skip(": serial: ", &index), line.signedDecimal(&index) != nil, line.skip("; time: ", &index),
      let time = line.signedDecimal(&index), line.skip("; key: ", &index), let keycode = line.signedDecimal(&index),
      line.skip("; state: ", &index), let state = line.decimal(&index), let state = UInt8(exactly: state),
      let direction = KeyEvent.Direction(rawValue: state)
    else {
      if isUnterminated { return track.messages.cutOffLine(place, &output) }
      return track.messages.fail(
        .recordingSyntax, "this is no event of a key as wev prints it", at: place,
        hint: "wev prints key: serial: N; time: MILLISECONDS; key: KEYCODE; state: 1 (pressed)", &output)
    }
    clock.move(to: UInt32(truncatingIfNeeded: time), &track, place, &output)
    // A key without its text makes the text incomplete.
    if awaitsText { expected.giveUp() }
    awaitsText = direction == .press
    track.key(keycode >= 8 ? UInt64(keycode - 8) : 0, direction, at: place, &output)
  }

  /// `sym: a            (97), utf8: 'a'`, which says nothing of Compose.
  private mutating func text(_ line: Span<UInt8>) {
    guard awaitsText else { return }
    var index = line.skippingSpaces(0)
    guard line.skip("sym: ", &index) else { return }
    awaitsText = false
    guard let start = line.index(of: ", utf8: '", from: index), line.hasSuffix("'"), line.count >= start + 10,
      !line.has("dead_", at: index), !line.has("Multi_key", at: index)
    else { return expected.giveUp() }
    let text = line.extracting((start + 9)..<line.count - 1).string
    expected.append(Array((Self.escapes[text] ?? text).utf8))
  }

  private static let escapes = [
    "\\a": "\u{7}", "\\b": "\u{8}", "\\e": "\u{1B}", "\\f": "\u{C}", "\\n": "\n", "\\r": "\r", "\\t": "\t",
    "\\v": "\u{B}",
  ]
}
