import InputModes
import KeywrightDiagnostics

/// The options after the id of a Hangul mode; what is not given stays as libhangul has it.
struct HangulOptions: Hashable {
  /// The names of the options.
  static let names = ["reorder", "double", "nonchoseong"]

  /// Whether a vowel may be typed before its consonant (`reorder`).
  var reorder: Bool?
  /// Whether a consonant typed twice is its double (`double`).
  var double: Bool?
  /// Whether final consonants combine where no syllable has begun (`nonchoseong`).
  var nonChoseong: Bool?

  /// Reads the options after an id; throws what is wrong with one.
  init(of id: InputModeID) throws(Diagnostic) {
    var known: Set<String> = []
    guard !id.rawValue.hasSuffix("?") else { throw Self.unknown(id) }
    for option in id.options {
      guard Self.names.contains(option.name) else { throw Self.unknown(id) }
      guard let isOn = ["on": true, "off": false][option.value] else {
        throw .error(
          .unknownMode, "the option \(option.name) of the mode \(id) cannot be \(Quoted.text(option.value))",
          hint: "write \(option.name)=on or \(option.name)=off")
      }
      guard known.insert(option.name).inserted else {
        throw .error(.unknownMode, "the mode \(id) has the option \(option.name) twice", hint: "give it once")
      }
      switch option.name {
      case "reorder": reorder = isOn
      case "double": double = isOn
      default: nonChoseong = isOn
      }
    }
  }

  private static func unknown(_ id: InputModeID) -> Diagnostic {
    .error(
      .unknownMode, "the mode \(id) has an option that Hangul does not know",
      hint: "the options are \(names.joined(separator: ", ")), each =on or =off")
  }
}
