public import Diagnostics
public import KeyEvents

/// Writes what a Linux input device would give: each key event with the synchronisation event that ends its frame.
///
/// Where the first event is later than zero, a lone synchronisation event at zero keeps the time before it.
public struct EvdevWriter: RecordingWriter {
  private var clock = VirtualClock()
  private var isEmpty = true

  /// A writer whose recording starts at the time zero.
  public init() {}

  public mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic) {
    switch action {
    case .wait(let duration): clock.advance(by: duration)
    case .key(let event):
      clock.advance(to: event.time)
      if isEmpty, clock.now > .zero { report(at: .zero, 0, &bytes) }
      add(EvdevRecord.key, event.code.rawValue, Int32(event.direction.rawValue), at: clock.now, &bytes)
      // The kernel marks the frames of its own repeats.
      report(at: clock.now, event.direction == .repeat ? 1 : 0, &bytes)
      isEmpty = false
    case .text(_, let place):
      throw .error(
        .textInRecording, "a text has no keys of its own, and evdev knows only keys", at: place,
        hint: "write to notation, or name the keys that type it")
    }
  }

  public mutating func finish(into bytes: inout [UInt8]) {}

  private func report(at time: Duration, _ value: Int32, _ bytes: inout [UInt8]) {
    add(EvdevRecord.synchronisation, EvdevRecord.report, value, at: time, &bytes)
  }

  private func add(_ type: UInt16, _ code: UInt16, _ value: Int32, at time: Duration, _ bytes: inout [UInt8]) {
    let total = time.wholeMicroseconds
    EvdevRecord(
      seconds: total / 1_000_000, microseconds: total % 1_000_000, type: type, code: code, value: value
    ).append(to: &bytes)
  }
}
