public import KeywrightKeyEvents

/// A layout or variant that the XKB data lists for people to choose.
public struct RegisteredLayout: Hashable, Sendable {
  /// The names that choose it: `fr(bepo)`.
  public var name: LayoutName
  /// The short name for an indicator: `fr`; empty when the data gives none.
  public var brief: String
  /// The name for people: `French (BEPO)`.
  public var description: String
  /// The languages, as ISO 639 codes of three letters: `fra`.
  public var languages: [String]
  /// Whether the data counts it among the exotic ones.
  public var isExotic: Bool
}

extension RegisteredLayout {
  /// The language as BCP 47 tag: `fr` for `fr(bepo)`; nil when the data names none.
  public var primaryLanguage: String? {
    languages.first.map { Self.tag(ofISO639: $0) }
  }

  /// The BCP 47 tag of a language's ISO 639 code of three letters, bibliographic ones too: `fr` for `fra` and `fre`.
  public static func tag(ofISO639 code: String) -> String { shortCodes[code] ?? code }

  // BCP 47 wants the two-letter code of a language that has one. The first line of three-letter codes are the
  // bibliographic ones, which older data uses.
  private static let shortCodes: [String: String] = [
    "ger": "de", "fre": "fr", "dut": "nl", "gre": "el", "cze": "cs", "slo": "sk", "rum": "ro", "alb": "sq", "arm": "hy",
    "geo": "ka", "ice": "is", "mac": "mk", "may": "ms", "per": "fa", "bur": "my", "tib": "bo", "chi": "zh", "wel": "cy",
    "aar": "aa", "abk": "ab", "afr": "af", "aka": "ak", "amh": "am", "ara": "ar", "asm": "as", "ava": "av", "aze": "az",
    "bak": "ba", "bam": "bm", "bel": "be", "ben": "bn", "bod": "bo", "bos": "bs", "bre": "br", "bul": "bg", "cat": "ca",
    "ces": "cs", "che": "ce", "chv": "cv", "cor": "kw", "cym": "cy", "dan": "da", "deu": "de", "div": "dv", "dzo": "dz",
    "ell": "el", "eng": "en", "epo": "eo", "est": "et", "eus": "eu", "ewe": "ee", "fao": "fo", "fas": "fa", "fin": "fi",
    "fra": "fr", "fry": "fy", "ful": "ff", "gla": "gd", "gle": "ga", "glg": "gl", "guj": "gu", "hat": "ht", "hau": "ha",
    "hbs": "sh", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "hye": "hy", "ibo": "ig", "iku": "iu", "ind": "id",
    "isl": "is", "ita": "it", "jav": "jv", "jpn": "ja", "kal": "kl", "kan": "kn", "kas": "ks", "kat": "ka", "kaz": "kk",
    "khm": "km", "kik": "ki", "kin": "rw", "kir": "ky", "kom": "kv", "kor": "ko", "kur": "ku", "lao": "lo", "lat": "la",
    "lav": "lv", "lin": "ln", "lit": "lt", "ltz": "lb", "lug": "lg", "mal": "ml", "mar": "mr", "mkd": "mk", "mlg": "mg",
    "mlt": "mt", "mon": "mn", "mri": "mi", "msa": "ms", "mya": "my", "nau": "na", "nep": "ne", "nld": "nl", "nno": "nn",
    "nob": "nb", "nor": "no", "oci": "oc", "ori": "or", "orm": "om", "oss": "os", "pan": "pa", "pol": "pl", "por": "pt",
    "pus": "ps", "que": "qu", "roh": "rm", "ron": "ro", "run": "rn", "rus": "ru", "san": "sa", "sin": "si", "slk": "sk",
    "slv": "sl", "sme": "se", "snd": "sd", "som": "so", "sot": "st", "spa": "es", "sqi": "sq", "srp": "sr", "sun": "su",
    "swa": "sw", "swe": "sv", "tam": "ta", "tat": "tt", "tel": "te", "tgk": "tg", "tgl": "tl", "tha": "th", "tir": "ti",
    "tsn": "tn", "tuk": "tk", "tur": "tr", "twi": "tw", "uig": "ug", "ukr": "uk", "urd": "ur", "uzb": "uz", "vie": "vi",
    "wol": "wo", "xho": "xh", "yid": "yi", "yor": "yo", "zha": "za", "zho": "zh", "zul": "zu",
  ]
}
