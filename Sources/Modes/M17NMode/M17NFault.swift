import Glibc
import InputModes
import KeywrightDiagnostics

/// What is known to be wrong with methods of the m17n database.
enum M17NFault {
  /// What happened when libm17n died of a key, or of something else while text was composed.
  static func crash(_ id: InputModeID, key: String?) -> Diagnostic {
    let cause =
      key.map { "libm17n crashed, or gave no answer, on the key \(Quoted.text($0))" } ?? "libm17n crashed elsewhere"
    return .warning(
      .engineFault, "\(cause) in the mode \(id): what was composed stays as it is, and the mode begins anew",
      hint: "the fault lies in the installed libm17n; on a real desktop the input method would have died")
  }

  /// The system creates no process for libm17n, for a reason that has this error number.
  static func noProcess(_ id: InputModeID, _ code: Int32, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      .noProcessForEngine, severity: severity,
      "no process can be created for the mode \(id): \(String(cString: strerror(code)))",
      hint: Diagnostic.processesHint)
  }

  /// What was composed is longer than any word.
  static func tooLong(_ id: InputModeID, limit: Int) -> Diagnostic {
    .warning(
      .engineTextTooLong,
      "the mode \(id) composes a text of more than \(limit) characters: it is committed, and the mode begins anew",
      hint: "end a word with the keys of the mode, such as Space or Return")
  }

  /// An answer of libm17n does not fit into what is taken of it.
  static func cut(_ id: InputModeID, key: String) -> Diagnostic {
    .warning(
      .engineTextTooLong,
      "the answer of libm17n to the key \(Quoted.text(key)) in the mode \(id) is too long, and its end is lost",
      hint: "end a word with the keys of the mode, such as Space or Return")
  }

  /// What a key of a method gives that is no text.
  static func control(_ id: InputModeID, key: String, _ character: String) -> Diagnostic {
    .warning(
      .engineFault,
      "the mode \(id) has the control character \(character) where the text of the key \(Quoted.text(key)) should be, and it types nothing",
      hint: "the fault lies in the installed m17n database; on a real desktop the character goes to the application")
  }

  /// The warning for a method of the installed database; nil when nothing is known to be wrong.
  static func warning(for id: InputModeID, isComplete: Bool) -> Diagnostic? {
    if !isComplete {
      return .warning(
        .engineFault, "the mode \(id) needs a module of m17n that is not installed, so that it converts nothing",
        hint: "what it types before the conversion is right; for Japanese and for spelling use another engine")
    }
    guard id.argument == "t-unicode" else { return nil }
    return .warning(
      .engineFault, "the mode \(id) ends a code point after four hexadecimal digits: U+1F600 gives U+1F60 and 0",
      hint: "use the mode unicode for code points above U+FFFF")
  }
}
