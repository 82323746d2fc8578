public import KeywrightDiagnostics

/// The notation for keystrokes: reads and writes whole texts.
///
/// ```swift
/// let notation = KeystrokeNotation()
/// let sequence = try notation.parse("LEFTSHIFT+H I 100ms ENTER")
/// print(notation.text(of: sequence.actions))
/// ```
public struct KeystrokeNotation: Sendable {
  /// The names of keys that it reads and writes.
  public let names: KeyNameTable

  /// The notation with a table of names.
  public init(names: KeyNameTable = KeyNameTable()) { self.names = names }

  /// Reads a text whose first character stands at `origin`; throws every error in it up to a bound.
  ///
  /// `keymapKey` answers for XKB names, without their brackets, that the evdev key codes lack.
  public func parse(
    _ text: String, at origin: SourcePlace = SourcePlace(), clock: VirtualClock = VirtualClock(),
    keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) throws(DiagnosticList) -> KeystrokeSequence {
    try parse(bytes: Array(text.utf8), at: origin, clock: clock, keymapKey: keymapKey)
  }

  /// Reads the bytes of a file, which may turn out not to be UTF-8.
  public func parse(
    bytes: [UInt8], at origin: SourcePlace = SourcePlace(), clock: VirtualClock = VirtualClock(),
    keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) throws(DiagnosticList) -> KeystrokeSequence {
    var reader = NotationReader(names: names, origin: origin, clock: clock, keymapKey: keymapKey)
    var sequence = KeystrokeSequence(file: origin.file)
    reader.read(bytes.span, into: &sequence)
    reader.finish(into: &sequence)
    guard sequence.diagnostics.isEmpty else { throw DiagnosticList(sequence.diagnostics) }
    return sequence
  }

  /// Writes steps as a text that ends with a line feed, or as nothing where there are none.
  public func text(of actions: [KeystrokeAction]) -> String {
    var writer = NotationWriter(names: names)
    for action in actions { writer.write(action) }
    return writer.finish()
  }
}
