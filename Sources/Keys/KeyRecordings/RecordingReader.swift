public import KeywrightKeyEvents

/// Reads a recording chunk by chunk and keeps no more of it than an unfinished record.
public protocol RecordingReader {
  /// The text that the recording says was typed, as far as it was read; nil where the format says nothing of that.
  var expectedText: String? { get }

  /// Reads the next bytes: steps and messages are added to the output, as far as the bytes end them.
  mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence)

  /// Reads what is left at the end of the recording.
  mutating func finish(into output: inout KeystrokeSequence)
}

extension RecordingReader {
  /// Most formats hold keys alone.
  public var expectedText: String? { nil }
}
