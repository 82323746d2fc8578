import KeywrightDiagnostics
import TextFields

/// The words for what happens in a text field.
enum EventWords {
  private static let all: [TextFieldEvent] = [
    .shouldBeginEditing(allowed: true), .didBeginEditing,
    .shouldChange(range: 0..<0, replacement: "", allowed: true), .selectionChanged(TextSelection(caret: 0)),
    .editingChanged, .shouldReturn(allowed: true), .shouldEndEditing(allowed: true), .didEndEditing,
  ]

  /// Throws unless a word is one of them.
  static func check(_ word: String, _ place: SourcePlace) throws(Diagnostic) {
    let names = all.map(\.name)
    guard !names.contains(word) else { return }
    throw ScenarioMessages.unknownWord(word, known: names, what: "event", place)
  }
}
