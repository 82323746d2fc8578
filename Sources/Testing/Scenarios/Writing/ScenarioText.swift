import EmojiPicker
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Writes values as the `.keys` language does.
enum ScenarioText {
  /// A text in quotation marks, with the escapes that the notation has too.
  static func quoted(_ text: String) -> String { KeystrokeNotation.quoted(text) }
}

extension KeysymList {
  /// The keysyms of one press as a word.
  var written: String {
    let all = all
    return all.isEmpty ? "NoSymbol" : all.map(\.name).joined(separator: ",")
  }
}

extension [MarkedSpan] {
  var written: String {
    isEmpty
      ? "none" : map { "\($0.range.lowerBound)-\($0.range.upperBound) \($0.style.rawValue)" }.joined(separator: " ")
  }
}

extension Expectation.PreeditCursor: CustomStringConvertible {
  /// The position, or the word for a hidden caret.
  public var description: String {
    switch self {
    case .position(let position): String(position)
    case .hidden: "hidden"
    }
  }
}

extension PickerEffect {
  /// The effect with what it is about.
  var written: String {
    switch self {
    case .keyboardShown(let mode, let reason): "keyboardShown(\(mode?.rawValue ?? "none"),\(reason.rawValue))"
    case .iconSet(let icon): "iconSet(\(icon))"
    case .focused, .iconRemoved, .animationReset, .bounceBegan, .bounceReturned, .bounceEnded, .haptic, .fieldCleared,
      .resigned, .keyboardHidden:
      name
    }
  }
}

extension TextFieldEvent {
  /// The word for the event.
  var name: String {
    switch self {
    case .shouldBeginEditing: "shouldBeginEditing"
    case .didBeginEditing: "didBeginEditing"
    case .shouldChange: "shouldChange"
    case .selectionChanged: "selectionChanged"
    case .editingChanged: "editingChanged"
    case .shouldReturn: "shouldReturn"
    case .shouldEndEditing: "shouldEndEditing"
    case .didEndEditing: "didEndEditing"
    }
  }
}

extension MessagePattern {
  /// The pattern as it is written.
  var written: String {
    [code?.rawValue, words.map(ScenarioText.quoted)].compactMap(\.self).joined(separator: " ")
  }
}
