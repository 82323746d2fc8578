public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Turns a recording into another format, chunk by chunk.
public struct RecordingConverter {
  private var reader: any RecordingReader
  private var writer: any RecordingWriter
  private let change: Change?
  private var sequence = KeystrokeSequence()
  private var hasFailed = false
  /// Whether the last bytes gave any step.
  public private(set) var gaveSteps = false

  /// What becomes of a step on the way; the second argument says that it is a repeat which was recorded as a press of a
  /// key that was down.
  public typealias Change = (KeystrokeAction, Bool) throws(Diagnostic) -> [KeystrokeAction]

  /// A converter; `change` is what becomes of each step on the way.
  public init(from reader: any RecordingReader, to writer: any RecordingWriter, change: Change? = nil) {
    self.reader = reader
    self.writer = writer
    self.change = change
  }

  /// Converts the next bytes; answers the messages about them, after whose first error nothing more is written.
  public mutating func convert(_ bytes: Span<UInt8>, into output: inout [UInt8]) -> [Diagnostic] {
    reader.read(bytes, into: &sequence)
    return write(&output)
  }

  /// Converts what is left at the end.
  public mutating func finish(into output: inout [UInt8]) -> [Diagnostic] {
    reader.finish(into: &sequence)
    let messages = write(&output)
    return messages + writer.finish(into: &output)
  }

  private mutating func write(_ output: inout [UInt8]) -> [Diagnostic] {
    var messages = sequence.diagnostics
    gaveSteps = !sequence.steps.isEmpty
    hasFailed = hasFailed || sequence.hasErrors
    if !hasFailed {
      do throws(Diagnostic) {
        try writeSteps(&output)
      } catch {
        messages.append(error)
        hasFailed = true
      }
    }
    sequence.removeActions()
    sequence.diagnostics.removeAll()
    return messages
  }

  private mutating func writeSteps(_ output: inout [UInt8]) throws(Diagnostic) {
    guard let change else {
      for action in sequence.steps { try writer.write(action, into: &output) }
      return
    }
    var presses = sequence.pressesOfHeldKeys[...]
    for (index, action) in sequence.steps.enumerated() {
      let isPress = presses.first == index
      if isPress { presses.removeFirst() }
      for changed in try change(action, isPress) { try writer.write(changed, into: &output) }
    }
  }
}
