import KeyRecordings
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents

/// Plays a recording on a simulator chunk by chunk, so that its size needs no memory.
struct RecordingPlayer {
  private var reader: any RecordingReader
  private var sequence = KeystrokeSequence()
  private let simulator: Simulator
  private let place: SourcePlace
  private var errors: [Diagnostic] = []
  private var check: RecordedTextCheck
  private var drought: EventDrought

  /// A player; `file` is the name that messages give.
  init(_ reader: any RecordingReader, file: String, simulator: Simulator) {
    self.reader = reader
    self.simulator = simulator
    place = SourcePlace(file: file)
    check = RecordedTextCheck(simulator)
    drought = EventDrought(file: file)
  }

  /// Plays what the next bytes say; throws when a text in them cannot be typed.
  mutating func play(_ bytes: Span<UInt8>) throws(Diagnostic) {
    reader.read(bytes, into: &sequence)
    try drought.note(bytes.count, gaveSteps: !sequence.steps.isEmpty)
    try playRead()
  }

  /// Takes a message about the recording that is not its reader's.
  mutating func note(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errors.append(diagnostic) } else { simulator.warn(diagnostic) }
  }

  /// Plays the rest; throws every error of the recording.
  mutating func finish() throws {
    reader.finish(into: &sequence)
    try playRead()
    guard errors.isEmpty else { throw DiagnosticList(errors) }
    if let recorded = reader.expectedText,
      let warning = check.warning(recorded: recorded, given: simulator.text, file: place)
    {
      simulator.warn(warning)
    }
  }

  private mutating func playRead() throws(Diagnostic) {
    for diagnostic in sequence.diagnostics { note(diagnostic) }
    // After an error only the other errors are of interest.
    if errors.isEmpty {
      check.note(sequence.steps)
      try simulator.play(sequence.steps, start: .zero)
    }
    sequence.removeActions()
    sequence.diagnostics.removeAll()
  }
}
