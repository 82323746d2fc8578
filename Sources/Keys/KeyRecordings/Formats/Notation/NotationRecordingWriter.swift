public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Writes keystroke notation as a recording.
public struct NotationRecordingWriter: RecordingWriter {
  private var writer: NotationWriter

  /// A writer that names keys by a table.
  public init(names: KeyNameTable) { writer = NotationWriter(names: names) }

  public mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic) {
    writer.write(action)
    bytes += writer.takeText().utf8
  }

  public mutating func finish(into bytes: inout [UInt8]) -> [Diagnostic] {
    bytes += writer.finish().utf8
    return []
  }
}
