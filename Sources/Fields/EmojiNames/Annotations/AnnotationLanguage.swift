/// A language for which emoji have names, as CLDR's files are called.
struct AnnotationLanguage: Hashable {
  /// The names of the files that have it, without their ending, the most general first: `pt`, `pt_PT`.
  let files: [String]

  /// The language of a BCP 47 tag, in which `_` may stand for `-`; nil when it is no such tag.
  init?(tag: String) {
    guard tag.utf8.count <= 35 else { return nil }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...8).contains(language.count), Self.isASCII(language, digits: false),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && Self.isASCII($0, digits: true) })
    else { return nil }
    var subtags = [language.lowercased()]
    for part in parts.dropFirst() {
      // Behind a single letter come extensions, which name no other language.
      guard part.count > 1 else { break }
      subtags.append(Self.cased(part))
    }
    let name = subtags.prefix(2).joined(separator: "_")
    if let meant = Self.sameLanguage[name] {
      subtags = meant.split(separator: "_").map(String.init)
    } else if let meant = Self.sameLanguage[subtags[0]] {
      subtags[0] = meant
    }
    files = subtags.indices.map { subtags[...$0].joined(separator: "_") }
  }

  /// Tags that are in use and are files under another name.
  private static let sameLanguage = [
    "nb": "no", "iw": "he", "in": "id", "tl": "fil", "zh_TW": "zh_Hant", "zh_MO": "zh_Hant_HK", "zh_HK": "zh_Hant_HK",
  ]

  /// Regions are written in capitals, scripts with one.
  private static func cased(_ part: Substring) -> String {
    switch part.count {
    case 2, 3: part.uppercased()
    case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: part.lowercased()
    }
  }

  private static func isASCII(_ part: Substring, digits: Bool) -> Bool {
    part.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || digits && ("0"..."9").contains(scalar)
    }
  }
}
