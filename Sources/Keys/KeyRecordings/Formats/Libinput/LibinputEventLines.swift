import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `libinput debug-events --show-keycodes` prints: `-event2  KEYBOARD_KEY  +1.234s  KEY_A (30) pressed`.
struct LibinputEventLines: RecordingLines {
  private var track: KeyEventNormaliser
  /// The time of the last key in microseconds since the program began.
  private var last: Int64?
  private var isRefused = false

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { isRefused || track.isStopped }

  /// The range of the kind of event in a line of the program; nil for other lines.
  static func kind(_ line: Span<UInt8>) -> Range<Int>? {
    var index = line.skippingSpaces(0)
    // The first event of another device than before is marked.
    _ = line.skip(0x2D, &index)
    guard line.skip("event", &index), line.decimal(&index) != nil else { return nil }
    let gap = index
    line.skipSpaces(&index)
    guard index > gap else { return nil }
    let kind = line.word(&index)
    guard kind.count > 4 else { return nil }
    for position in kind where !(0x41...0x5A).contains(line[position]) && line[position] != 0x5F { return nil }
    return ["DEVICE_", "KEYBOARD_", "POINTER_", "TOUCH_", "TABLET_", "GESTURE_", "SWITCH_"].contains {
      line.has($0, at: kind.lowerBound)
    } ? kind : nil
  }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    guard let kind = Self.kind(line), kind.count == 12, line.has("KEYBOARD_KEY", at: kind.lowerBound) else { return }
    let place = EventLocation(line: number, column: 1)
    var index = line.skippingSpaces(kind.upperBound)
    // Newer versions count the events of the device.
    if index < line.count, line[index] != 0x2B, line[index] != 0x2D { _ = line.decimal(&index) }
    line.skipSpaces(&index)
    guard let time = Self.time(line, &index) else { return refuse(place, isUnterminated, &output) }
    line.skipSpaces(&index)
    let name = line.word(&index)
    guard !line.has("***", at: name.lowerBound) else { return refuseHidden(place, &output) }
    guard line.skip(" (", &index), let code = line.signedDecimal(&index), line.skip(") ", &index), code >= 0,
      let direction = Self.direction(line, index)
    else { return refuse(place, isUnterminated, &output) }
    move(to: time, place, &output)
    if let code = UInt16(exactly: code) {
      track.messages.checkName(line.extracting(name).string, of: KeyCode(code), place, &output)
    }
    track.key(UInt64(code), direction, at: place, &output)
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(&output) }

  /// Moves an index after `+1.234s`; answers the microseconds.
  private static func time(_ line: Span<UInt8>, _ index: inout Int) -> Int64? {
    let isNegative = line.skip(0x2D, &index)
    guard isNegative || line.skip(0x2B, &index), let seconds = line.decimal(&index), seconds < 1 << 40,
      line.skip(0x2E, &index)
    else { return nil }
    let start = index
    guard let fraction = line.decimal(&index), index - start <= 6, line.skip(0x73, &index) else { return nil }
    var microseconds = Int64(fraction)
    for _ in (index - 1 - start)..<6 { microseconds *= 10 }
    microseconds += Int64(seconds) * 1_000_000
    return isNegative ? -microseconds : microseconds
  }

  private static func direction(_ line: Span<UInt8>, _ start: Int) -> KeyEvent.Direction? {
    let word = line.extracting(start..<line.count)
    switch word.extracting(word.trimmedRange).string {
    case "pressed": return .press
    case "released": return .release
    default: return nil
    }
  }

  private mutating func move(to time: Int64, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    defer { last = time }
    guard let last else { return }
    guard time >= last else { return track.messages.backwards(place, &output) }
    if !track.advance(by: time - last) { track.messages.outOfRange(place, &output) }
  }

  private mutating func refuse(_ place: EventLocation, _ isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    guard !isUnterminated else { return track.messages.cutOffLine(place, &output) }
    track.messages.fail(
      .recordingSyntax, "this is no event of a key as libinput debug-events prints it", at: place,
      hint: "it prints KEYBOARD_KEY +SECONDS.MILLISECONDSs NAME (NUMBER) pressed or released", &output)
  }

  private mutating func refuseHidden(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    isRefused = true
    track.messages.fail(
      .recordingObfuscated, "libinput has hidden which keys were typed: they are *** in this recording", at: place,
      hint: "record again with libinput debug-events --show-keycodes", &output)
  }
}
