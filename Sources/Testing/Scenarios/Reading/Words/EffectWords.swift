import EmojiPicker
import InputModes
import KeywrightDiagnostics

/// The words for what an icon button makes happen.
enum EffectWords {
  private static let all: [PickerEffect] = [
    .focused, .keyboardShown(mode: nil, reason: .none), .iconSet(""), .iconRemoved, .animationReset, .bounceBegan,
    .bounceReturned, .bounceEnded, .haptic(.soft), .haptic(.light), .fieldCleared, .resigned, .keyboardHidden,
  ]

  /// Throws unless a word is one of them, in parentheses after it perhaps what the effect is about.
  static func check(_ word: String, _ place: SourcePlace) throws(Diagnostic) {
    let names = all.map(\.name)
    if names.contains(word) { return }
    let parts = word.split(separator: "(", maxSplits: 1)
    if word.hasSuffix(")"), parts.count == 2 {
      let details = parts[1].dropLast()
      if parts[0] == "iconSet", !details.isEmpty { return }
      if parts[0] == "keyboardShown" { return try checkKeyboard(details, place) }
    }
    throw ScenarioMessages.unknownWord(word, known: names, what: "effect", place)
  }

  /// The mode and why: `emoji,preferred`.
  private static func checkKeyboard(_ details: Substring, _ place: SourcePlace) throws(Diagnostic) {
    let parts = details.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2, let reason = parts.last, !parts[0].isEmpty else {
      throw .error(
        .scenarioSyntax, "“keyboardShown” lacks a mode or its reason", at: place,
        hint: "usage: keyboardShown(emoji,preferred), or keyboardShown alone")
    }
    let reasons = ResolutionReason.allCases.map(\.rawValue)
    guard !reasons.contains(String(reason)) else { return }
    throw ScenarioMessages.unknownWord(String(reason), known: reasons, what: "reason", place)
  }
}
