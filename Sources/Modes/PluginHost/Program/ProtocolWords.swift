import InputModes
import KeywrightKeyEvents
import TextFields

/// The words of the JSON protocol, for writing and for reading.
enum ProtocolWords {
  static let directions: KeyValuePairs<String, KeyEvent.Direction> = [
    "press": .press, "release": .release, "repeat": .repeat,
  ]
  static let texts: KeyValuePairs<String, KeystrokeTextKind> = ["composed": .composed, "raw": .raw]
  static let policies: KeyValuePairs<String, MarkedTextPolicy> = [
    "commit": .commit, "discard": .discard, "keep": .keep,
  ]
  static let styles: KeyValuePairs<String, MarkedSpan.Style> = [
    "plain": .plain, "underline": .underline, "highlight": .highlight,
  ]

  /// The word of a value.
  static func word<Value: Equatable>(for value: Value, _ table: KeyValuePairs<String, Value>) -> String {
    table.first { $0.value == value }?.key ?? ""
  }
}
