import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `evemu-record` writes, in the formats 1.0 to 1.3, and what umockdev makes of it.
struct EvemuLines: RecordingLines {
  private var events: KernelEvents
  private var keys = KeySet()
  /// How many bytes of the bitmap of keys were read.
  private var keyByteCount = 0

  init(file: String?, lookup: KeyLookup) { events = KernelEvents(file: file, lookup: lookup) }

  var isStopped: Bool { events.track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    var index = line.skippingSpaces(0)
    guard index < line.count, line[index] != 0x23 else { return }
    let kind = line[index]
    let column = index + 1
    index += 1
    guard line.skip(0x3A, &index) else { return refuse(number, column, isUnterminated, &output) }
    switch kind {
    case 0x45: event(line, index, number, isUnterminated, &output)
    case 0x42: bits(line, index)
    // N I P A L S: the name, the ids, properties, axes and states of the device.
    case 0x4E, 0x49, 0x50, 0x41, 0x4C, 0x53: break
    default: refuse(number, column, isUnterminated, &output)
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    events.track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { events.track.finish(&output) }

  private mutating func event(
    _ line: Span<UInt8>, _ start: Int, _ number: Int, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    var index = line.skippingSpaces(start)
    let column = index + 1
    guard let seconds = line.signedDecimal(&index), line.skip(0x2E, &index), let fraction = Self.fraction(line, &index)
    else { return refuse(number, column, isUnterminated, &output) }
    line.skipSpaces(&index)
    guard let type = line.hexadecimal(&index), type <= 0x1F else {
      return refuse(number, index + 1, isUnterminated, &output)
    }
    line.skipSpaces(&index)
    guard let code = line.hexadecimal(&index), let code = UInt16(exactly: code) else {
      return refuse(number, index + 1, isUnterminated, &output)
    }
    line.skipSpaces(&index)
    let valueStart = index
    guard let value = line.signedDecimal(&index), let value = Int32(exactly: value), Self.ends(line, index) else {
      return refuse(number, index + 1, isUnterminated, &output)
    }
    // The last digits of a value may be missing, unless there are four of them or something stands after them.
    if isUnterminated, index == line.count, index - valueStart < 4 {
      return events.track.messages.cutOffLine(EventLocation(line: number, column: 1), &output)
    }
    if events.track.deviceKeys == nil, keyByteCount >= 12 { events.track.deviceKeys = keys }
    events.take(
      KernelEvent(seconds: seconds, microseconds: fraction, type: UInt16(type), code: code, value: value),
      at: EventLocation(line: number, column: 1), &output)
  }

  /// The digits after the point as microseconds, whether there are six of them or fewer.
  @inline(__always)
  private static func fraction(_ line: Span<UInt8>, _ index: inout Int) -> Int64? {
    let start = index
    guard let digits = line.decimal(&index), index - start <= 6 else { return nil }
    var value = Int64(digits)
    for _ in (index - start)..<6 { value *= 10 }
    return value
  }

  /// Whether nothing but a comment follows.
  @inline(__always)
  private static func ends(_ line: Span<UInt8>, _ index: Int) -> Bool {
    let rest = line.skippingSpaces(index)
    return rest == line.count || rest > index && line[rest] == 0x23
  }

  /// The bits of one event type, eight bytes a line; those of keys tell which the device has.
  private mutating func bits(_ line: Span<UInt8>, _ start: Int) {
    var index = line.skippingSpaces(start)
    guard line.hexadecimal(&index) == 1 else { return }
    while true {
      line.skipSpaces(&index)
      guard let byte = line.hexadecimal(&index), byte <= 0xFF, keyByteCount <= Int(KeyCode.maximum.rawValue) / 8 else {
        return
      }
      for bit in 0..<8 where byte & (1 << UInt64(bit)) != 0 { keys.insert(KeyCode(UInt16(keyByteCount * 8 + bit))) }
      keyByteCount += 1
    }
  }

  private mutating func refuse(
    _ number: Int, _ column: Int, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    let place = EventLocation(line: number, column: column)
    guard !isUnterminated else { return events.track.messages.cutOffLine(place, &output) }
    events.track.messages.fail(
      .recordingSyntax, "this is no line of an evemu recording", at: place,
      hint: "an event is written as E: SECONDS.MICROSECONDS TYPE CODE VALUE, type and code in hexadecimal digits",
      &output)
  }
}
