import KeywrightKeyEvents
import KeywrightXKB

/// A key that gives something else on another keyboard, and how often it did so.
struct KeyDifference: Hashable {
  /// The number of the other keyboard, from 0.
  var other: Int
  var key: KeyCode
  /// What it gives on the first keyboard, and on the other.
  var first: String
  var second: String

  /// What a keystroke gives: its text, else the names of its keysyms; a key that a Compose sequence swallows gives nothing.
  static func gift(of keystroke: Keystroke) -> String {
    let isControl = keystroke.text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if !keystroke.text.isEmpty, !isControl { return keystroke.text }
    if keystroke.text.isEmpty, keystroke.compose == .cancelled { return "nothing" }
    let names = keystroke.keysyms.all.map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: " ")
  }
}
