/// How well the names of skin tones meet a query, as a whole and word by word.
struct ToneMatches {
  /// For each tone how well its name meets the query; nil when it does not.
  private let whole: [FamilyMatch?]
  /// For each word of the query the tones that have it in their name.
  let words: [SkinTones]
  /// Whether the query is met by any tone.
  let areAny: Bool

  init(_ query: EmojiQuery, in languages: [EmojiNames]) {
    var whole = [FamilyMatch?](repeating: nil, count: SkinTones.count)
    var words = query.words.map { _ in SkinTones() }
    for (language, names) in languages.enumerated() {
      for (number, name) in names.foldedTones.prefix(SkinTones.count).enumerated() {
        name.withUnsafeBufferPointer { name in
          whole[number] = .better(whole[number], Self.match(query.bytes, in: name, language: language))
          for (index, word) in query.words.enumerated() where Self.place(of: word, in: name) != nil {
            words[index].insert(SkinTones(number))
          }
        }
      }
    }
    self.whole = whole
    self.words = words
    areAny = whole.contains { $0 != nil }
  }

  /// How well the query is met by the tones of a variant; nil when it is by none.
  func match(_ tones: SkinTones) -> FamilyMatch? {
    var best: FamilyMatch?
    for number in whole.indices where tones.contains(SkinTones(number)) { best = .better(best, whole[number]) }
    return best
  }

  private static func match(
    _ query: [UInt8], in name: UnsafeBufferPointer<UInt8>, language: Int
  ) -> FamilyMatch? {
    guard let place = place(of: query[...], in: name) else { return nil }
    var match = FamilyMatch(place, in: 0..<name.count, of: name, language: language)
    // It is a keyword of the variant, never its name.
    if match.rank == .exactName { match.rank = .exactKeyword }
    if match.rank == .namePrefix { match.rank = .keywordPrefix }
    match.distance = 255
    return match
  }

  private static func place(of needle: ArraySlice<UInt8>, in name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    needle.withUnsafeBufferPointer { needle in
      name.offset(of: needle, in: 0..<name.count).map { $0..<$0 + needle.count }
    }
  }
}
