import Diagnostics
import KeyEvents

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
    switch (verb, words.count) {
    case ("down", 2): action = .press
    case ("up", 2): action = .release
    case ("both", 2): action = .tap
    case ("repeat", 1):
      action = .repeat
      return
    default:
      throw .error(
        .recordingSyntax, "\(Quoted.text(text)) is no line of kbvm's input", at: place,
        hint: "a line is down KEY, up KEY, both KEY or repeat")
    }
    guard let code = names.code(named: words[1]) else {
      throw .error(
        .unknownKeyName, "there is no key named \(Quoted.text(words[1]))", at: place,
        hint: names.nearestName(to: words[1]).map { "did you mean \($0.lowercased())?" }
          ?? "keys are named as the kernel does, in small letters: a, leftshift")
    }
    key = (code, words[1])
  }
}
