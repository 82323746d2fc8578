public import KeywrightDiagnostics

/// One step of what a person does at a keyboard, as the notation or a recording says it.
public enum KeystrokeAction: Hashable, Sendable {
  /// A key event; its time is the clock at which it happens.
  case key(KeyEvent)
  /// Keys that type this text on the current keyboard, to be planned when it is reached.
  indirect case text(String, SourcePlace)
  /// The clock runs for so long without a key.
  case wait(Duration)
}
