/// Which words of a query a family has in its name, short codes and keywords, in any language.
struct WordScan {
  /// What a family has of the words.
  struct Finding {
    /// A match by all the words, if the skin tones help.
    var match: FamilyMatch
    /// For each word that the family lacks, the skin tones that have it.
    var helpers: [SkinTones]
  }

  let query: EmojiQuery
  let languages: [EmojiNames]
  /// What skin tones have of the words, which helps variants only.
  let tones: ToneMatches
  /// The number of a word that most families lack: the longest one, if possible one that no skin tone has.
  private let probe: Int
  /// Whether each family has that word; empty for a query of one word.
  private var hasProbe: [Bool] = []
  /// Whether a variant may be found by its skin tones alone.
  private let tonesMayDo: Bool

  init(_ query: EmojiQuery, in languages: [EmojiNames], familyCount: Int) {
    self.query = query
    self.languages = languages
    tones = ToneMatches(query, in: languages)
    probe = tones.words.firstIndex { $0.isEmpty } ?? 0
    tonesMayDo = tones.areAny || query.words.count > 1 && !tones.words[probe].isEmpty
    guard query.words.count > 1 else { return }
    var found = [Bool](repeating: false, count: familyCount)
    query.words[probe].withUnsafeBufferPointer { word in
      for names in languages {
        NameScan(names: names, language: 0).forEachPlace(of: word) { family, _, _ in
          if found.indices.contains(family) { found[family] = true }
        }
      }
    }
    hasProbe = found
  }

  /// Whether a family that does not have the whole query may yet have something of it.
  func mayFind(_ family: Int) -> Bool { tonesMayDo || hasProbe.indices.contains(family) && hasProbe[family] }

  /// What a family has of the words; nil when one is nowhere, and for a query of one word.
  func finding(in family: Int, hasVariants: Bool) -> Finding? {
    guard hasProbe.indices.contains(family) else { return nil }
    guard hasProbe[family] || hasVariants && !tones.words[probe].isEmpty else { return nil }
    var helpers: [SkinTones] = []
    var language: Int?
    for (index, word) in query.words.enumerated() {
      if let place = languages.firstIndex(where: { Self.has(word, $0, $0.folded(family)) }) {
        language = language ?? place
      } else if hasVariants, !tones.words[index].isEmpty {
        helpers.append(tones.words[index])
      } else {
        return nil
      }
    }
    var match = FamilyMatch(everyWordIn: language ?? 0)
    for (number, names) in languages.enumerated() where helpers.isEmpty {
      let name = names.foldedName(family)
      guard query.words.allSatisfy({ Self.has($0, names, name) }) else { continue }
      match.distance = FamilyMatch.distance(ofName: name)
      match.language = number
      break
    }
    return Finding(match: match, helpers: helpers)
  }

  private static func has(_ word: ArraySlice<UInt8>, _ names: EmojiNames, _ range: Range<Int>) -> Bool {
    word.withUnsafeBufferPointer { names.lines.bytes.offset(of: $0, in: range) != nil }
  }
}
