public import KeywrightDiagnostics

/// Finds emoji by their names and keywords in English and Korean, and in one more language of CLDR where it is named.
///
/// Making one costs a fraction of a millisecond, so it is made when the first query comes. A query reads all names
/// where they lie.
public struct EmojiSearch: Sendable {
  private let families = EmojiFamilies()
  private let languages: [EmojiNames]
  /// Whether the first language is the one that was asked for, and names all emoji that it has a name for.
  private let firstNames: Bool
  /// The number of English after another language that was asked for.
  private let english: Int?

  /// A search through all emoji of the version that this package pins.
  public init() {
    languages = [.english, .korean]
    firstNames = false
    english = nil
  }

  /// A search in a language first, and in English and Korean too, which names the emoji in that language.
  ///
  /// English and Korean are part of the program. Others are read from CLDR's annotations, the files of a region over
  /// those of its language: `pt-PT` is what `pt_PT.xml` says, and for all else what `pt.xml` says.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag, in which `_` may stand for `-`.
  ///   - places: where CLDR's folder `common` may be.
  public init(language tag: String, in places: [String] = AnnotationFolder.knownPlaces) throws(Diagnostic) {
    firstNames = true
    guard let language = AnnotationLanguage(tag: tag) else {
      throw .error(
        .unknownMode, "“\(tag)” is not a language tag", hint: "write the language as BCP 47 does: fr, pt-PT, zh-Hant")
    }
    english = language.files == ["en"] ? nil : 1
    switch language.files {
    case ["en"]: languages = [.english, .korean]
    case ["ko"]: languages = [.korean, .english]
    default:
      guard let folder = AnnotationFolder(in: places) else {
        throw .error(
          .engineUnavailable,
          "the emoji names of the language “\(tag)” need CLDR's annotations, which are not installed",
          hint: "install them: apt-get install unicode-cldr-core; en and ko need nothing")
      }
      guard let names = try folder.names(of: language, families: families) else {
        throw .error(
          .unknownMode, "CLDR has no emoji names in the language “\(tag)”",
          hint: "the languages are \(folder.languages.joined(separator: ", "))")
      }
      languages = [names, .english, .korean]
    }
  }

  /// The emoji that meet a query: by how well, then by how recently they were chosen, then as a picker orders them.
  ///
  /// A name that is the query comes first, then a short code (`tada`) and a keyword that is, the beginning of a name or
  /// keyword, the beginning of a word, any other part, and last emoji that have every word of the query somewhere.
  /// Variants by skin tone come after the others.
  public func matches(_ query: EmojiQuery, recent: [EmojiMatch] = []) -> EmojiMatches {
    var matches = EmojiMatches()
    guard !query.isEmpty else { return matches }
    var found = [FamilyMatch?](repeating: nil, count: families.indices.upperBound)
    query.bytes.withUnsafeBufferPointer { bytes in
      for (number, names) in languages.enumerated() {
        NameScan(names: names, language: number).matches(bytes, into: &found)
      }
    }
    let words = WordScan(query, in: languages, familyCount: found.count)
    // Of two emoji that languages call the same, the one of the language that was asked for is meant.
    if firstNames {
      for family in found.indices where found[family]?.rank == .exactName && found[family]?.language == 0 {
        found[family]?.distance = 0
      }
      orderByEnglish(&found)
    }
    let named = languages.flatMap { $0.variants(named: query) }
    for family in families.indices
    where found[family] != nil || words.mayFind(family) || named.contains(where: { $0.family == family }) {
      add(family, found[family], words, named, recent, to: &matches)
    }
    matches.sort()
    return matches
  }

  /// Whether a word of some name, short code or keyword begins so, or goes on so from there.
  public func hasWord(from query: EmojiQuery) -> Bool {
    guard !query.isEmpty else { return false }
    return query.bytes.withUnsafeBufferPointer { bytes in
      languages.contains { NameScan(names: $0, language: 0).hasWord(from: bytes) }
    }
  }

  /// The emoji itself, fully qualified.
  public func emoji(_ match: EmojiMatch) -> String { String(decoding: families.bytes(match.id), as: UTF8.self) }

  /// The name in the language that was asked for, else in the one in which the emoji was found.
  public func name(_ match: EmojiMatch) -> String {
    let order = [firstNames ? 0 : match.language, match.language] + languages.indices
    return order.lazy.map { name(match.id, $0) }.first { !$0.isEmpty } ?? ""
  }

  /// The emoji with its variants by skin tone, the one without first.
  public func relatives(of match: EmojiMatch) -> [EmojiMatch] {
    families.relatives(of: match.id).map { EmojiMatch(id: $0, language: match.language) }
  }

  /// Adds what meets the query of a family whose name or keywords have the query as `match` says, and of which some
  /// variants may be `named` so.
  private func add(
    _ family: Int, _ match: FamilyMatch?, _ words: WordScan, _ named: [EmojiID], _ recent: [EmojiMatch],
    to matches: inout EmojiMatches
  ) {
    let variants = families.variants(family)
    let finding = match == nil ? words.finding(in: family, hasVariants: !variants.isEmpty) : nil
    guard match != nil || finding != nil || words.tones.areAny || !named.isEmpty else { return }
    if families.hasBase(family), let match = match ?? (finding?.helpers.isEmpty == true ? finding?.match : nil) {
      matches.add(EmojiID(family: family, variant: 0), match, recent: recent)
    }
    for (variant, tones) in zip(1..., variants) {
      let id = EmojiID(family: family, variant: variant)
      var own = words.tones.areAny ? FamilyMatch.better(match, words.tones.match(tones)) : match
      if own?.rank == .exactName { own?.rank = .exactKeyword }
      if own == nil, let finding, finding.helpers.allSatisfy({ !$0.isDisjoint(with: tones) }) {
        own = finding.match
        if let language = languageNaming(id, tones, words.query) {
          own?.rank = .exactName
          own?.language = language
        }
      }
      if named.contains(id) { own = FamilyMatch(nameOfVariantIn: 0) }
      if let own { matches.add(id, own, recent: recent) }
    }
  }

  /// Of emoji whose names share a keyword (all hearts), the one with the plainest English name comes first: ❤️, the red heart.
  ///
  /// How long a name is in the language asked for says less: 💙 is shorter than ❤️ in French.
  private func orderByEnglish(_ found: inout [FamilyMatch?]) {
    guard let english = english.map({ languages[$0] }) else { return }
    for family in found.indices {
      guard let match = found[family], match.rank == .exactKeyword, match.language == 0, match.distance < 255 else {
        continue
      }
      found[family]?.distance = FamilyMatch.distance(ofName: english.foldedName(family))
    }
  }

  private func name(_ id: EmojiID, _ language: Int) -> String {
    guard languages.indices.contains(language) else { return "" }
    return languages[language].name(id, in: families)
  }

  /// The language in which the query is the name of a variant that has all its words.
  private func languageNaming(_ id: EmojiID, _ tones: SkinTones, _ query: EmojiQuery) -> Int? {
    languages.indices.first { language in
      // The length says so but for rare cases, and costs less than to make the name.
      languages[language].foldedLength(id.family, tones: tones) == query.bytes.count
        && EmojiQuery(name(id, language)).bytes == query.bytes
    }
  }
}
