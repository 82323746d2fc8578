import InputModes

/// The XKB layouts that stand for layouts of iOS.
enum AppleLayouts {
  /// The order of the letters that a layout has on iOS.
  private enum Family: String {
    case qwerty = "QWERTY"
    case azerty = "AZERTY"
    case qwertz = "QWERTZ"

    /// The layout of a language that has another order by itself.
    var layout: String {
      switch self {
      case .qwerty: "us"
      case .azerty: "fr"
      case .qwertz: "de"
      }
    }
  }

  /// The layout for a language and a layout on the screen, `fr(bepo)`; nil when there is none that is known.
  static func layout(language: String, software: String?) -> String? {
    let usual = layout(of: language)
    guard let software else { return usual }
    let words = software.split(separator: "-", maxSplits: 1).map(String.init)
    if let first = words.first, let family = Family(rawValue: first) {
      // QWERTY-French of Canada is not the layout of France, which has another order.
      if words.count > 1, let named = names[words[1]], self.family(of: named) == family { return named }
      guard let usual, self.family(of: usual) == family else { return family.layout }
      return usual
    }
    return names[software]
  }

  /// The layout of a language in its region, else of the language.
  private static func layout(of language: String) -> String? {
    var tag = Substring(language)
    while !tag.isEmpty {
      if let layout = languages[String(tag)] { return layout }
      tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
    }
    return nil
  }

  private static func family(of layout: String) -> Family? {
    switch layout {
    case "fr", "be": .azerty
    case "de", "at", "ch", "ch(fr)", "cz", "sk", "hu", "hr", "si", "ba", "rs(latin)", "al": .qwertz
    case _ where scripts.contains(layout): nil
    default: .qwerty
    }
  }

  /// Layouts of other scripts.
  private static let scripts: Set = [
    "ru", "ua", "by", "bg", "rs", "mk", "kz", "mn", "gr", "il", "ara", "ir", "pk", "af", "in", "in(ben)", "in(tam)",
    "in(tel)", "in(kan)", "in(mal)", "in(guj)", "in(guru)", "in(ori)", "lk", "np", "th", "la", "kh", "mm", "ge", "am",
  ]

  static let languages: [String: String] = [
    "en": "us", "en-GB": "gb", "en-IE": "ie", "fr": "fr", "fr-BE": "be", "fr-CA": "ca", "fr-CH": "ch(fr)", "de": "de",
    "de-AT": "at", "de-CH": "ch", "es": "es", "es-419": "latam", "es-MX": "latam", "it": "it", "nl": "nl",
    "nl-BE": "be",
    "pt": "pt", "pt-BR": "br", "sv": "se", "da": "dk", "nb": "no", "nn": "no", "no": "no", "fi": "fi", "is": "is",
    "fo": "fo", "pl": "pl", "cs": "cz", "sk": "sk", "hu": "hu", "ro": "ro", "hr": "hr", "sl": "si", "bs": "ba",
    "sr": "rs", "sr-Latn": "rs(latin)", "mk": "mk", "bg": "bg", "sq": "al", "ru": "ru", "uk": "ua", "be": "by",
    "kk": "kz", "mn": "mn", "el": "gr", "tr": "tr", "az": "az", "et": "ee", "lv": "lv", "lt": "lt", "mt": "mt",
    "ga": "ie", "cy": "gb", "gd": "gb", "ca": "es(cat)", "eu": "es", "gl": "es", "he": "il", "ar": "ara",
    "fa": "ir", "ur": "pk", "ps": "af", "hi": "in", "mr": "in", "bn": "in(ben)", "ta": "in(tam)", "te": "in(tel)",
    "kn": "in(kan)", "ml": "in(mal)", "gu": "in(guj)", "pa": "in(guru)", "or": "in(ori)", "si": "lk", "ne": "np",
    "th": "th", "lo": "la", "km": "kh", "my": "mm", "ka": "ge", "hy": "am", "id": "us", "ms": "us", "sw": "us",
    "haw": "us", "fil": "us",
  ]

  static let names: [String: String] = [
    "Dvorak": "us(dvorak)", "Colemak": "us(colemak)", "US": "us", "British": "gb", "Irish": "ie", "French": "fr",
    "Belgian": "be", "Canadian": "ca", "Swiss": "ch", "Swiss-German": "ch", "Swiss-French": "ch(fr)", "German": "de",
    "Austrian": "at", "Spanish": "es", "Italian": "it", "Dutch": "nl", "Portuguese": "pt", "Brazilian": "br",
    "Swedish": "se", "Danish": "dk", "Norwegian": "no", "Finnish": "fi", "Icelandic": "is", "Polish": "pl",
    "Czech": "cz", "Slovak": "sk", "Hungarian": "hu", "Romanian": "ro", "Croatian": "hr", "Slovenian": "si",
    "Serbian": "rs", "Serbian-Cyrillic": "rs", "Serbian-Latin": "rs(latin)", "Macedonian": "mk", "Bulgarian": "bg",
    "Russian": "ru", "Ukrainian": "ua", "Belarusian": "by", "Kazakh": "kz", "Mongolian": "mn", "Greek": "gr",
    "Turkish": "tr", "Turkish-Q": "tr", "Turkish-F": "tr(f)", "Azeri": "az", "Estonian": "ee", "Latvian": "lv",
    "Lithuanian": "lt", "Hebrew": "il", "Arabic": "ara", "Persian": "ir", "Urdu": "pk", "Hindi": "in",
    "Devanagari": "in", "Bengali": "in(ben)", "Bangla": "in(ben)", "Tamil": "in(tam)", "Telugu": "in(tel)",
    "Kannada": "in(kan)", "Malayalam": "in(mal)", "Gujarati": "in(guj)", "Gurmukhi": "in(guru)", "Sinhala": "lk",
    "Nepali": "np", "Thai": "th", "Lao": "la", "Khmer": "kh", "Georgian": "ge", "Armenian": "am",
  ]
}
