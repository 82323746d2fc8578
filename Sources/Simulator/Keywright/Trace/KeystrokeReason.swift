import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Says in words why a keystroke did what it did.
struct KeystrokeReason {
  private let keystroke: Keystroke
  private let layoutName: String?

  init(_ keystroke: Keystroke, layoutName: String?) {
    self.keystroke = keystroke
    self.layoutName = layoutName
  }

  /// Where the keysym and text come from: key, level, layout, consumed modifiers, Compose.
  var origin: String {
    guard let level = keystroke.level else { return "the keymap has no such key" }
    let keysyms = keystroke.keysyms.all.map(\.name).joined(separator: " ")
    var words = "\(keysyms.isEmpty ? "no symbol" : keysyms) is on level \(level + 1)"
    if let layoutName, !layoutName.isEmpty { words += " of \(layoutName)" }
    let used = keystroke.consumed.intersection(keystroke.modifiers.effective)
    if !used.isEmpty { words += ", chosen by \(used.names.joined(separator: " and "))" }
    if case .composed(let text, _) = keystroke.compose { words += "; it completes a Compose sequence: “\(text)”" }
    return words
  }

  /// Why nobody got the key.
  var withheld: String {
    switch keystroke.compose {
    case .pending: "\(origin); the Compose sequence waits for its next key"
    case .cancelled: "\(origin); it does not continue the Compose sequence, which is dropped and swallows the key"
    case .none, .ignored, .composed: origin
    }
  }

  /// What the text field makes of the key.
  func passed(_ key: FieldKey) -> String {
    guard keystroke.types else {
      return keystroke.event.direction == .repeat ? "the keymap does not let this key repeat" : ""
    }
    return switch key {
    case .insert(let text): "\(origin); “\(text)” is inserted"
    case .newline: "\(origin); the field takes it as Return"
    case .deleteBackward: "\(origin); the field deletes backward"
    case .deleteForward: "\(origin); the field deletes forward"
    case .move(let movement, let extending):
      "\(origin); the \(extending ? "selection is extended" : "caret moves"): \(movement.rawValue)"
    case .tab: "\(origin); Tab leaves the field"
    case .shortcut(let name): "\(origin); \(name) is a shortcut, which inserts nothing"
    case .nothing: "\(origin); it inserts nothing"
    }
  }
}
