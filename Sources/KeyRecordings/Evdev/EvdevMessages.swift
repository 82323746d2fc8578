import Diagnostics
import KeyEvents

/// The messages about an evdev recording, which count its records from 1.
struct EvdevMessages {
  private let names: KeyNameTable
  private let place: SourcePlace
  private var limiter: WarningLimiter
  private var buttons: Set<KeyCode> = []

  init(file: String?, names: KeyNameTable) {
    self.names = names
    place = SourcePlace(file: file)
    limiter = WarningLimiter(place: place)
  }

  private mutating func warn(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, hint: String, _ output: inout KeystrokeSequence
  ) {
    limiter.add(code, to: &output.diagnostics) { [place] in .warning(code, message(), at: place, hint: hint) }
  }

  mutating func tooShort(_ count: Int, _ output: inout KeystrokeSequence) {
    let what = count == 0 ? "the recording is empty" : "the recording is shorter than one evdev record of 24 bytes"
    output.diagnostics.append(
      .error(
        .recordingUnrecognised, what, at: place,
        hint: "check how it was made, or say what it is instead: --format notation"))
  }

  mutating func notEvdev(_ record: Int, _ output: inout KeystrokeSequence) {
    output.diagnostics.append(
      .error(
        .recordingUnrecognised, "record \(record) is none that a 64-bit little-endian Linux writes", at: place,
        hint: "check how the recording was made, or say what it is instead: --format notation"))
  }

  mutating func truncated(_ count: Int, after record: Int, _ output: inout KeystrokeSequence) {
    warn(
      .recordingTruncated, "the last \(count) bytes, behind record \(record), are no whole record; they are left out",
      hint: "this is usual where the recording was stopped by a signal", &output)
  }

  mutating func dropped(_ record: Int, _ held: HeldKeys, _ output: inout KeystrokeSequence) {
    warn(
      .eventsDropped, "record \(record) says that the kernel lost events here; every key counts as released",
      hint: "record again, on a machine that is less busy", &output)
  }

  mutating func backwards(_ record: Int, _ output: inout KeystrokeSequence) {
    warn(
      .clockRanBackwards, "record \(record) is earlier than the one before it; both count as simultaneous",
      hint: "somebody set the clock while recording; the times after it are right again", &output)
  }

  mutating func outOfRange(_ record: Int, _ output: inout KeystrokeSequence) {
    warn(
      .clockOutOfRange, "record \(record) is more than a hundred years after the first; the clock stops there",
      hint: "somebody set the clock while recording; record again", &output)
  }

  mutating func button(_ code: KeyCode, _ record: Int, _ output: inout KeystrokeSequence) {
    guard buttons.insert(code).inserted else { return }
    let name = names.readableName(of: code)
    warn(
      .buttonIgnored,
      "record \(record): \(name) is a button, not a key; all its events are left out",
      hint: "record the keyboard's own device", &output)
  }

  mutating func unknownKey(_ code: KeyCode, _ record: Int, _ output: inout KeystrokeSequence) {
    warn(
      .unknownEventValue, "record \(record): \(code.rawValue) is no key number; the event is left out",
      hint: "keys have the numbers 1 to \(KeyCode.maximum.rawValue)", &output)
  }

  mutating func unknownValue(_ value: Int32, _ code: KeyCode, _ record: Int, _ output: inout KeystrokeSequence) {
    let name = names.readableName(of: code)
    warn(
      .unknownEventValue, "record \(record): the value \(value) of \(name) means nothing; the event is left out",
      hint: "a key has the values 0 (release), 1 (press) and 2 (repeat)", &output)
  }

  mutating func fault(_ fault: HeldKeys.Fault, _ code: KeyCode, _ record: Int, _ output: inout KeystrokeSequence) {
    let name = names.readableName(of: code)
    switch fault {
    case .pressOfHeldKey:
      warn(
        .pressOfHeldKey, "record \(record): \(name) is pressed while it is down; this counts as a repeat",
        hint: "a release is missing in the recording", &output)
    case .releaseWithoutPress:
      warn(
        .releaseWithoutPress, "record \(record): \(name) is released but was not down; the release is left out",
        hint: "this is usual for the key that started the recording", &output)
    case .repeatWithoutPress:
      warn(
        .repeatWithoutPress, "record \(record): \(name) repeats but is not down; the repeat is left out",
        hint: "the key was down before the recording began", &output)
    }
  }

  mutating func noKeys(_ output: inout KeystrokeSequence) {
    warn(
      .noKeysInRecording, "the recording has no key events", hint: "record the keyboard's own device", &output)
  }

  mutating func atEnd(_ held: HeldKeys, _ output: inout KeystrokeSequence) {
    limiter.finish(&output.diagnostics)
    if let warning = held.atEndDiagnostic(names: names, at: place) { output.diagnostics.append(warning) }
  }
}
