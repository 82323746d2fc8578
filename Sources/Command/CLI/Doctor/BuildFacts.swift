/// What was decided when this command was built.
enum BuildFacts {
  /// The version of Swift, as far as the language can tell.
  static var swift: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// The package traits, sorted.
  static var traits: [String] {
    var traits: [String] = []
    #if Hangul
      traits.append("Hangul")
    #endif
    #if M17N
      traits.append("M17N")
    #endif
    return traits
  }
}
