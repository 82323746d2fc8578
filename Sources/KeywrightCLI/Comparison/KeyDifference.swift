import KeyEvents
import XKB

/// A key that gives something else on another keyboard, and how often it did so.
struct KeyDifference: Hashable {
  /// The number of the other keyboard, from 0.
  var other: Int
  var key: KeyCode
  /// What it gives on the first keyboard, and on the other.
  var first: String
  var second: String

  /// What a keystroke gives: its text, else the names of its keysyms.
  static func gift(of keystroke: Keystroke) -> String {
    guard
      keystroke.text.isEmpty
        || keystroke.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return keystroke.text }
    let names = keystroke.keysyms.all.map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: " ")
  }
}
