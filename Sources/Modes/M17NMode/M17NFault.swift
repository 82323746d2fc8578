import Diagnostics
import InputModes

/// What is known to be wrong with methods of the m17n database.
enum M17NFault {
  /// The warning for a method of the installed database; nil when nothing is known to be wrong.
  static func warning(for id: InputModeID, isComplete: Bool) -> Diagnostic? {
    if !isComplete {
      return .warning(
        .engineFault, "the mode \(id) needs a module of m17n that is not installed, so that it converts nothing",
        hint: "what it types before the conversion is right; for Japanese and for spelling use another engine")
    }
    if id.argument == "zh-zhuyin" {
      return .warning(
        .engineFault, "the mode \(id) makes libm17n 1.8 crash when Return ends a syllable that has no candidates",
        hint: "finish syllables with a tone before Return, or use another method for Chinese")
    }
    guard id.argument == "t-unicode" else { return nil }
    return .warning(
      .engineFault, "the mode \(id) ends a code point after four hexadecimal digits: U+1F600 gives U+1F60 and 0",
      hint: "use the mode unicode for code points above U+FFFF")
  }
}
