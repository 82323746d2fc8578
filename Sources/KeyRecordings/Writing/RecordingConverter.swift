public import Diagnostics
public import KeyEvents

/// Turns a recording into another format, chunk by chunk.
public struct RecordingConverter {
  private var reader: any RecordingReader
  private var writer: any RecordingWriter
  private let change: (KeystrokeAction) throws(Diagnostic) -> KeystrokeAction
  private var sequence = KeystrokeSequence()
  private var hasFailed = false

  /// A converter; `change` is what becomes of each step on the way.
  public init(
    from reader: any RecordingReader, to writer: any RecordingWriter,
    change: @escaping (KeystrokeAction) throws(Diagnostic) -> KeystrokeAction = { $0 }
  ) {
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
    hasFailed = hasFailed || sequence.hasErrors
    if !hasFailed {
      do throws(Diagnostic) {
        for action in sequence.steps { try writer.write(change(action), into: &output) }
      } catch {
        messages.append(error)
        hasFailed = true
      }
    }
    sequence.removeActions()
    sequence.diagnostics.removeAll()
    return messages
  }
}
