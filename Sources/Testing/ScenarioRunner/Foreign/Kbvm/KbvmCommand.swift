import KeywrightDiagnostics
import KeywrightKeyEvents

/// A line of `input.txt`, and where it stands.
struct KbvmCommand {
  /// What is done.
  enum Action: Hashable {
    case press
    case release
    case tap
    /// The key that was pressed last repeats.
    case `repeat`
  }

  /// The words for what is done.
  static let verbs: [String: Action] = ["down": .press, "up": .release, "both": .tap, "repeat": .repeat]

  var action: Action
  /// The key and its name as written; nil for a repeat.
  var key: (code: KeyCode, name: String)?
  /// The line as written.
  var text: String

  /// What a line says, its comment left out; nil where it says nothing.
  init?(_ text: String, at place: SourcePlace, names: KeyNameTable) throws(Diagnostic) {
    let words = text.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let verb = words.first else { return nil }
    self.text = text
    guard let action = Self.verbs[verb], words.count == (action == .repeat ? 1 : 2) else {
      throw .error(
        .recordingSyntax, "\(Quoted.text(text)) is not a line of kbvm's input", at: place,
        hint: "a line is down KEY, up KEY, both KEY or repeat")
    }
    self.action = action
    if action == .repeat { return }
    guard let code = names.code(named: words[1]) else {
      throw .error(
        .unknownKeyName, "there is no key named \(Quoted.text(words[1]))", at: place,
        hint: names.nearestName(to: words[1]).map { NameSuggestion.question($0.lowercased()) }
          ?? "keys are named as the kernel does, in small letters: a, leftshift")
    }
    key = (code, words[1])
  }
}
