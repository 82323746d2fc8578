import KeywrightDiagnostics
import KeywrightKeyEvents

/// How a format writes events of the kernel down.
protocol KernelEventForm {
  var format: RecordingFormat { get }
  /// Writes what stands before the first event.
  func begin(_ bytes: inout [UInt8])
  /// Writes the events of one frame, the synchronisation event at its end included.
  mutating func frame(_ events: [KernelEvent], at time: Int64, _ bytes: inout [UInt8])
}

/// Writes key events as the kernel gives them: each with the synchronisation event that ends its frame.
///
/// Where the first event is later than zero, a lone synchronisation event at zero keeps the time before it.
struct KernelEventWriter<Form: KernelEventForm>: RecordingWriter {
  private var form: Form
  private var clock = VirtualClock()
  private var isEmpty = true

  init(_ form: Form) { self.form = form }

  mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic) {
    switch action {
    case .wait(let duration): clock.advance(by: duration)
    case .key(let event):
      clock.advance(to: event.time)
      begin(&bytes)
      let time = clock.now.wholeMicroseconds
      // The kernel marks the frames of its own repeats.
      form.frame(
        [
          Self.event(KernelEvent.key, event.code.rawValue, Int32(event.direction.rawValue), at: time),
          Self.event(KernelEvent.synchronisation, KernelEvent.report, event.direction == .repeat ? 1 : 0, at: time),
        ], at: time, &bytes)
    case .text(_, let place): throw Self.textRefused(form.format, place)
    }
  }

  mutating func finish(into bytes: inout [UInt8]) -> [Diagnostic] {
    if isEmpty, clock.now == .zero { form.begin(&bytes) } else { begin(&bytes) }
    isEmpty = false
    return []
  }

  private mutating func begin(_ bytes: inout [UInt8]) {
    guard isEmpty else { return }
    isEmpty = false
    form.begin(&bytes)
    if clock.now > .zero {
      form.frame([Self.event(KernelEvent.synchronisation, KernelEvent.report, 0, at: 0)], at: 0, &bytes)
    }
  }

  private static func event(_ type: UInt16, _ code: UInt16, _ value: Int32, at time: Int64) -> KernelEvent {
    KernelEvent(seconds: time / 1_000_000, microseconds: time % 1_000_000, type: type, code: code, value: value)
  }
}

extension RecordingWriter {
  /// The refusal of a text in a format that knows only keys.
  static func textRefused(_ format: RecordingFormat, _ place: SourcePlace) -> Diagnostic {
    .error(
      .textInRecording, "a text has no keys of its own, and \(format.rawValue) knows only keys", at: place,
      hint: "write to notation, or name the keys that type it")
  }
}
