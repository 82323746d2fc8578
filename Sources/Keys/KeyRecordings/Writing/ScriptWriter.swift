import KeywrightDiagnostics
import KeywrightKeyEvents

/// How a format of words or lines writes keys and waits down.
protocol ScriptForm {
  var format: RecordingFormat { get }
  /// The names that the program gives to keys; nil where it has numbers alone.
  var names: ForeignKeyNames? { get }
  /// Whether the format knows times at all.
  var hasTimes: Bool { get }
  /// Whether the format has repeats.
  var hasRepeats: Bool { get }
  /// Writes an event; answers false where the format has no name for the key.
  mutating func key(_ code: KeyCode, _ direction: KeyEvent.Direction, _ bytes: inout [UInt8]) -> Bool
  mutating func wait(milliseconds: Int64, _ bytes: inout [UInt8])
  mutating func finish(_ bytes: inout [UInt8])
}

/// Writes formats whose clock, if they have one, counts milliseconds; what is rounded off is never added up.
struct ScriptWriter<Form: ScriptForm>: RecordingWriter {
  private var form: Form
  private let names: KeyNameTable
  private var clock = VirtualClock()
  private var writtenMilliseconds: Int64 = 0
  private var losses: ConversionLosses

  init(_ form: Form, names: KeyNameTable) {
    self.form = form
    self.names = names
    losses = ConversionLosses(form.format)
  }

  mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic) {
    switch action {
    case .wait(let duration): clock.advance(by: duration)
    case .key(let event):
      guard event.direction != .repeat || form.hasRepeats else { return losses.loseRepeat() }
      clock.advance(to: event.time)
      wait(&bytes)
      if !form.key(event.code, event.direction, &bytes) { losses.lose(event.code) }
    case .text(_, let place): throw Self.textRefused(form.format, place)
    }
  }

  mutating func finish(into bytes: inout [UInt8]) -> [Diagnostic] {
    wait(&bytes)
    form.finish(&bytes)
    let name = form.format.rawValue
    return losses.warnings(
      names: names, program: form.names?.program ?? name,
      time: form.hasTimes
        ? "\(name) counts milliseconds; times are rounded" : "\(name) has no times; they are left out",
      hint: "convert to a format that keeps them: evemu, libinput, evtest, evdev or notation")
  }

  private mutating func wait(_ bytes: inout [UInt8]) {
    let microseconds = clock.now.wholeMicroseconds
    guard form.hasTimes else {
      if microseconds > 0 { losses.loseTime() }
      return
    }
    let milliseconds = (microseconds + 500) / 1000
    if microseconds % 1000 != 0 { losses.loseTime() }
    guard milliseconds > writtenMilliseconds else { return }
    form.wait(milliseconds: milliseconds - writtenMilliseconds, &bytes)
    writtenMilliseconds = milliseconds
  }
}
