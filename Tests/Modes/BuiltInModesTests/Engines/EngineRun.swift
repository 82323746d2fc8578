import InputModes

/// Keys typed into an empty field by one mode, and what each did.
struct EngineRun: CustomStringConvertible {
  /// One key: `key›commit›field[marked text]`, with `!` after the key where the method leaves it to the field.
  struct Step: Hashable, CustomStringConvertible {
    var key: String
    var isHandled: Bool
    var commit: String
    /// The field, with the marked text at its end in brackets.
    var picture: String

    var description: String { "\(key)\(isHandled ? "" : "!")›\(commit)›\(picture)" }
  }

  var mode: InputModeID
  var steps: [Step]
  /// The field after the focus is gone.
  var text: String

  /// A run whose steps are separated by spaces; `␣` is a space in them.
  init(_ mode: String, _ steps: String, text: String) {
    self.mode = InputModeID(mode)
    self.text = text
    self.steps = steps.split(separator: " ").map { step in
      // By scalars: a combining mark makes one character of what it follows, a separator too.
      let parts = step.unicodeScalars.split(separator: "›", omittingEmptySubsequences: false)
        .map { String(String.UnicodeScalarView($0.map { $0 == "␣" ? " " : $0 })) }
      let isHandled = parts[0].count == 1 || !parts[0].hasSuffix("!")
      return Step(
        key: isHandled ? parts[0] : String(parts[0].dropLast()), isHandled: isHandled, commit: parts[1],
        picture: parts[2])
    }
  }

  var description: String { "\(mode): \(steps.map(\.key).joined(separator: " "))" }
}
