public import Diagnostics
public import KeyEvents

/// Writes a recording step by step.
public protocol RecordingWriter {
  /// Writes a step; throws where the format cannot say it.
  mutating func write(_ action: KeystrokeAction, into bytes: inout [UInt8]) throws(Diagnostic)

  /// Writes what is left at the end.
  mutating func finish(into bytes: inout [UInt8])
}
