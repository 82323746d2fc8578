import InputModes

/// The options behind the id of a Hangul mode; what is not given stays as libhangul has it.
struct HangulOptions: Hashable {
  /// The names of the options.
  static let names = ["reorder", "double", "nonchoseong"]

  /// Whether a vowel may be typed before its consonant (`reorder`).
  var reorder: Bool?
  /// Whether a consonant typed twice is its double (`double`).
  var double: Bool?
  /// Whether final consonants combine where no syllable has begun (`nonchoseong`).
  var nonChoseong: Bool?

  /// Reads options; nil when one is unknown or neither `on` nor `off`.
  init?(_ options: [InputModeID.Option]) {
    for option in options {
      guard let isOn = ["on": true, "off": false][option.value] else { return nil }
      switch option.name {
      case "reorder": reorder = isOn
      case "double": double = isOn
      case "nonchoseong": nonChoseong = isOn
      default: return nil
      }
    }
  }
}
