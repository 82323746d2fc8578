public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Writes a recording step by step.
public protocol RecordingWriter {
  /// Writes a step; throws where the format has no keys for it at all.
  mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic)

  /// Writes what is left at the end, and tells what the format could not say.
  mutating func finish(into bytes: inout [UInt8]) -> [Diagnostic]
}
