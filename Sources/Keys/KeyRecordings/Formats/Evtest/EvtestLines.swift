import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `evtest` prints.
struct EvtestLines: RecordingLines {
  private var events: KernelEvents
  private var keys = KeySet()
  private var isInKeys = false

  init(file: String?, lookup: KeyLookup) { events = KernelEvents(file: file, lookup: lookup) }

  var isStopped: Bool { events.track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    // What was typed may stand before it, as the terminal echoes it.
    guard let start = line.hasPrefix("Event: time ") ? 0 : line.index(of: "Event: time ") else {
      return describe(line)
    }
    event(line, start, number, isUnterminated, &output)
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    events.track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { events.track.finish(&output) }

  /// The lines before the events say which keys the device has.
  private mutating func describe(_ line: Span<UInt8>) {
    var index = line.skippingSpaces(0)
    if line.skip("Event type ", &index) {
      isInKeys = line.decimal(&index) == 1
    } else if isInKeys, line.skip("Event code ", &index), let code = line.decimal(&index), code < 0x300 {
      keys.insert(KeyCode(UInt16(code)))
    }
  }

  private mutating func event(
    _ line: Span<UInt8>, _ start: Int, _ number: Int, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    let place = EventLocation(line: number, column: start + 1)
    var index = start + 12
    guard let seconds = line.signedDecimal(&index), line.skip(0x2E, &index),
      let microseconds = line.decimal(&index), microseconds < 1_000_000, line.skip(", ", &index)
    else { return refuse(place, isUnterminated, &output) }
    var event = KernelEvent(
      seconds: seconds, microseconds: Int64(microseconds), type: KernelEvent.synchronisation,
      code: KernelEvent.report, value: 0)
    if line.skip("type ", &index) {
      guard let type = line.decimal(&index), type <= 0x1F, Self.name(line, &index) != nil,
        line.skip(", code ", &index), let code = line.decimal(&index), let code = UInt16(exactly: code),
        let name = Self.name(line, &index), line.skip(", value ", &index)
      else { return refuse(place, isUnterminated, &output) }
      event.type = UInt16(type)
      event.code = code
      // Only the values of keys are of interest; those of scan codes are hexadecimal.
      if event.type == KernelEvent.key {
        guard let value = line.signedDecimal(&index), let value = Int32(exactly: value) else {
          return refuse(place, isUnterminated, &output)
        }
        event.value = value
        events.track.messages.checkName(line.extracting(name).string, of: KeyCode(code), place, &output)
        if events.track.deviceKeys == nil, !keys.isEmpty { events.track.deviceKeys = keys }
      }
    } else if line.index(of: "SYN_DROPPED", from: index) != nil {
      event.code = KernelEvent.dropped
    } else if line.index(of: "SYN_", from: index) == nil {
      return refuse(place, isUnterminated, &output)
    } else if line.index(of: "SYN_REPORT", from: index) == nil {
      return
    }
    events.take(event, at: place, &output)
  }

  /// Moves an index after ` (NAME)`; answers where the name is.
  private static func name(_ line: Span<UInt8>, _ index: inout Int) -> Range<Int>? {
    guard line.skip(" (", &index) else { return nil }
    let start = index
    while index < line.count {
      index += 1
      if line[index - 1] == 0x29 { return start..<index - 1 }
    }
    return nil
  }

  private mutating func refuse(_ place: EventLocation, _ isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    guard !isUnterminated else { return events.track.messages.cutOffLine(place, &output) }
    events.track.messages.fail(
      .recordingSyntax, "this is no event as evtest prints it", at: place,
      hint: "evtest prints Event: time SECONDS.MICROSECONDS, type N (NAME), code N (NAME), value N", &output)
  }
}
