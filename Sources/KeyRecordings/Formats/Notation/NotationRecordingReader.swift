import Diagnostics
public import KeyEvents

/// Reads keystroke notation as a recording.
public struct NotationRecordingReader: RecordingReader {
  private var reader: NotationReader

  /// A reader; `keymapKey` answers for XKB names, without their brackets, that the evdev key codes lack.
  public init(
    file: String?, names: KeyNameTable, byteLimit: Int = NotationReader.defaultByteLimit,
    keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) {
    reader = NotationReader(
      names: names, origin: SourcePlace(file: file), byteLimit: byteLimit, keymapKey: keymapKey)
  }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    reader.read(bytes, into: &output)
  }

  public mutating func finish(into output: inout KeystrokeSequence) { reader.finish(into: &output) }
}
