import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `libinput record` writes: YAML with one list of events for each device.
struct LibinputLines: RecordingLines {
  private enum Section {
    case other
    /// A list of the kernel's events.
    case events
    /// The codes that the device has, by event type.
    case codes
  }

  private var events: KernelEvents
  private var section = Section.other
  private var keys = KeySet()
  private var hasKeys = false
  private var merge: DeviceMerge?
  private var obfuscation = ObfuscationCheck()
  private var isRefused = false

  init(file: String?, lookup: KeyLookup) { events = KernelEvents(file: file, lookup: lookup) }

  var isStopped: Bool { isRefused || events.track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    var index = line.skippingSpaces(0)
    guard index < line.count, line[index] != 0x23 else { return }
    if section == .events, line.skip("- [", &index) {
      event(line, index, number, isUnterminated, &output)
    } else {
      describe(line.extracting(index..<line.count))
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    events.track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) {
    if !isRefused {
      if let merge {
        if hasKeys { events.track.deviceKeys = keys }
        for (event, place) in merge.sorted { events.take(event, at: place, &output) }
      }
      if obfuscation.isLikely { suspect(&output) }
    }
    events.track.finish(&output)
  }

  private mutating func describe(_ line: Span<UInt8>) {
    var index = 0
    if section == .codes, let type = line.decimal(&index), line.skip(0x3A, &index) {
      if type == 1 { codes(line, index) }
      return
    }
    index = 0
    if line.hasPrefix("- evdev:") {
      section = .events
    } else if line.hasPrefix("codes:") {
      section = .codes
    } else if line.skip("ndevices:", &index) {
      line.skipSpaces(&index)
      if line.decimal(&index) ?? 1 > 1 { merge = DeviceMerge() }
    } else {
      section = .other
    }
  }

  /// The list of the key codes, on one line; one that goes on elsewhere tells nothing.
  private mutating func codes(_ line: Span<UInt8>, _ start: Int) {
    var index = line.skippingSpaces(start)
    guard line.skip(0x5B, &index) else { return }
    var list = KeySet()
    repeat {
      line.skipSpaces(&index)
      guard let code = line.decimal(&index), code < 0x300 else { return }
      list.insert(KeyCode(UInt16(code)))
      line.skipSpaces(&index)
    } while line.skip(0x2C, &index)
    guard line.skip(0x5D, &index) else { return }
    keys.formUnion(list)
    hasKeys = true
  }

  private mutating func event(
    _ line: Span<UInt8>, _ start: Int, _ number: Int, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    let place = EventLocation(line: number, column: start)
    var index = start
    guard let seconds = Self.field(line, &index, end: 0x2C), let microseconds = Self.field(line, &index, end: 0x2C),
      let type = Self.field(line, &index, end: 0x2C), let code = Self.field(line, &index, end: 0x2C),
      let value = Self.field(line, &index, end: 0x5D), (0..<1_000_000).contains(microseconds),
      let type = UInt16(exactly: type), let code = UInt16(exactly: code), let value = Int32(exactly: value)
    else { return refuse(place, isUnterminated, &output) }
    let event = KernelEvent(seconds: seconds, microseconds: microseconds, type: type, code: code, value: value)
    if type == KernelEvent.key {
      if line.hasSuffix("(obfuscated)") { return refuseObfuscated(place, &output) }
      obfuscation.note(event, hasComment: line.skippingSpaces(index) < line.count)
      if merge == nil, hasKeys, events.track.deviceKeys == nil { events.track.deviceKeys = keys }
    }
    guard merge != nil else { return events.take(event, at: place, &output) }
    guard type == KernelEvent.key else { return }
    if merge?.add(event, place) == false { tooMany(place, &output) }
  }

  @inline(__always)
  private static func field(_ line: Span<UInt8>, _ index: inout Int, end: UInt8) -> Int64? {
    line.skipSpaces(&index)
    guard let value = line.signedDecimal(&index) else { return nil }
    line.skipSpaces(&index)
    return line.skip(end, &index) ? value : nil
  }

  private mutating func refuse(_ place: EventLocation, _ isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    guard !isUnterminated else { return events.track.messages.cutOffLine(place, &output) }
    events.track.messages.fail(
      .recordingSyntax, "this is no event of a libinput recording", at: place,
      hint: "an event is written as - [SECONDS, MICROSECONDS, TYPE, CODE, VALUE], in decimal digits", &output)
  }

  private mutating func refuseObfuscated(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    isRefused = true
    events.track.messages.fail(
      .recordingObfuscated, "libinput has hidden which keys were typed: every letter is KEY_A in this recording",
      at: place, hint: "record again with libinput record --show-keycodes", &output)
  }

  private mutating func suspect(_ output: inout KeystrokeSequence) {
    events.track.messages.warn(
      .recordingObfuscated, "every key that was typed is KEY_A; libinput may have hidden which keys they were",
      hint: "record again with libinput record --show-keycodes", &output)
  }

  private mutating func tooMany(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    isRefused = true
    events.track.messages.fail(
      .tooManyEventsToMerge,
      "the recording has several devices and more than \(DeviceMerge.limit) key events, too many to put in order",
      at: place, hint: "record the keyboard's own device: libinput record /dev/input/eventN", &output)
  }
}
