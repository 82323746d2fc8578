import KeywrightKeyEvents
import TextFields

/// What a keystroke that no input method used means to a text field.
enum FieldKey: Hashable {
  /// Insert this text.
  case insert(String)
  /// Insert a newline, or end a single-line field.
  case newline
  case deleteBackward
  case deleteForward
  /// Move the caret, or extend the selection with Shift.
  case move(CaretMovement, extending: Bool)
  /// Leave the field.
  case tab
  /// Nothing is inserted: the combination is a shortcut.
  case shortcut(String)
  /// The keystroke means nothing to a text field.
  case nothing

  /// The meaning of a keystroke.
  init(_ keystroke: Keystroke, shortcut: @autoclosure () -> String?) {
    guard keystroke.types else {
      self = .nothing
      return
    }
    if let shortcut = shortcut() {
      self = .shortcut(shortcut)
      return
    }
    if case .composed(let text, _) = keystroke.compose {
      self = Self.insertion(text)
      return
    }
    let extending = keystroke.modifiers.effective.contains(.shift)
    switch keystroke.keysyms.single {
    case .return, .keypadEnter: self = .newline
    case .backSpace: self = .deleteBackward
    case .delete, .keypadDelete: self = .deleteForward
    case .left, .keypadLeft: self = .move(.left, extending: extending)
    case .right, .keypadRight: self = .move(.right, extending: extending)
    case .up, .keypadUp: self = .move(.up, extending: extending)
    case .down, .keypadDown: self = .move(.down, extending: extending)
    case .home, .keypadHome: self = .move(.home, extending: extending)
    case .end, .keypadEnd: self = .move(.end, extending: extending)
    case .tab, .leftTab: self = .tab
    default: self = Self.insertion(keystroke.text)
    }
  }

  /// A text that arrives without a key of its own.
  init(inserting text: String) { self = Self.insertion(text) }

  /// Control characters never insert; a newline or tab may stand in what a Compose sequence or a layout gives.
  private static func insertion(_ text: String) -> FieldKey {
    guard !text.isEmpty else { return .nothing }
    var isClean = true
    for scalar in text.unicodeScalars where isControl(scalar) { isClean = false }
    if isClean { return .insert(text) }
    guard text.unicodeScalars.count > 1 else { return .nothing }
    var kept = ""
    for scalar in text.unicodeScalars where !isControl(scalar) || scalar == "\n" || scalar == "\t" {
      kept.unicodeScalars.append(scalar)
    }
    return kept.isEmpty ? .nothing : .insert(kept)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}
