/// Which words of a query a family has in its name and keywords, in any language.
struct WordScan {
  let query: EmojiQuery
  let languages: [EmojiNames]
  /// What skin tones have of the words, which helps variants only.
  let tones: ToneMatches

  /// The skin tones that help with each word that a family lacks, and the language of the longest word that it has.
  ///
  /// Nil when a word is nowhere, and for a query of one word.
  func helpers(in family: Int, hasVariants: Bool) -> (tones: [SkinTones], language: Int)? {
    guard query.words.count > 1 else { return nil }
    var helpers: [SkinTones] = []
    var language: Int?
    for (index, word) in query.words.enumerated() {
      if let place = languages.firstIndex(where: { Self.has(word, $0, family) }) {
        language = language ?? place
      } else if hasVariants, !tones.words[index].isEmpty {
        helpers.append(tones.words[index])
      } else {
        return nil
      }
    }
    return (helpers, language ?? 0)
  }

  private static func has(_ word: ArraySlice<UInt8>, _ names: EmojiNames, _ family: Int) -> Bool {
    // The line is looked through whole first, since most lines have nothing; what is shown does not count.
    word.withUnsafeBufferPointer { word in
      names.lines.bytes.offset(of: word, in: names.lines.range(family)) != nil
        && names.lines.bytes.offset(of: word, in: names.folded(family)) != nil
    }
  }
}
