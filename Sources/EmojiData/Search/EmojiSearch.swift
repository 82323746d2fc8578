/// Finds emoji by their names and keywords in English and Korean.
///
/// Making one costs a fraction of a millisecond, so it is made when the first query comes. A query reads all names
/// where they lie.
public struct EmojiSearch: Sendable {
  private let families = EmojiFamilies()
  private let languages = [EmojiNames.english, .korean]

  /// A search through all emoji of the version that this package pins.
  public init() {}

  /// The emoji that meet a query: by how well, then by how recently they were chosen, then as a picker orders them.
  ///
  /// A name that is the query comes first, then a short code (`tada`) and a keyword that is, the beginning of a name or
  /// keyword, the beginning of a word, any other part, and last emoji that have every word of the query somewhere.
  /// Variants by skin tone come behind the others.
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
    for family in families.indices where found[family] != nil || words.mayFind(family) {
      add(family, found[family], words, recent, to: &matches)
    }
    matches.sort()
    return matches
  }

  /// The emoji itself, fully qualified.
  public func emoji(_ match: EmojiMatch) -> String { String(decoding: families.bytes(match.id), as: UTF8.self) }

  /// The name in the language in which the emoji was found.
  public func name(_ match: EmojiMatch) -> String { name(match.id, match.language) }

  /// The emoji with its variants by skin tone, the one without first.
  public func relatives(of match: EmojiMatch) -> [EmojiMatch] {
    families.relatives(of: match.id).map { EmojiMatch(id: $0, language: match.language) }
  }

  /// Adds what meets the query of a family whose name or keywords have the query as `match` says.
  private func add(
    _ family: Int, _ match: FamilyMatch?, _ words: WordScan, _ recent: [EmojiMatch], to matches: inout EmojiMatches
  ) {
    let variants = families.variants(family)
    let finding = match == nil ? words.finding(in: family, hasVariants: !variants.isEmpty) : nil
    guard match != nil || finding != nil || words.tones.areAny else { return }
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
      if let own { matches.add(id, own, recent: recent) }
    }
  }

  private func name(_ id: EmojiID, _ language: Int) -> String {
    guard languages.indices.contains(language) else { return "" }
    return languages[language].name(id.family, tones: SkinTones.numbers(in: families.bytes(id)))
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
