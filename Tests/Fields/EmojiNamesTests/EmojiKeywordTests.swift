import Testing

@testable import KeywrightEmojiNames

/// No keyword is dropped, and a name comes first.
@Suite struct EmojiKeywordTests {
  private let search = EmojiSearch()
  private let families = EmojiFamilies()

  @Test(arguments: ["English", "Korean"])
  func `each name, short code and keyword finds its emoji and all skin tones of it`(language: String) {
    let names = language == "English" ? EmojiNames.english : .korean
    var owners: [String: Set<EmojiMatch>] = [:]
    for family in families.indices {
      let ids = (0...families.variants(family).count).map { EmojiID(family: family, variant: $0) }
        .filter { $0.variant > 0 || families.hasBase(family) }
      let terms = String(decoding: names.lines.bytes[names.folded(family)], as: UTF8.self)
      for term in terms.split(whereSeparator: { $0 == "|" || $0 == ";" }) {
        owners[String(term), default: []].formUnion(ids.map { EmojiMatch(id: $0, language: 0) })
      }
    }
    #expect(owners.count > 4000)
    for (term, emoji) in owners {
      let lost = emoji.subtracting(found(term))
      #expect(lost.isEmpty, "\(term) does not find \(lost.map(search.emoji))")
    }
  }

  @Test(.enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"), arguments: ["en", "ko"])
  func `each keyword of CLDR finds each of its emoji`(language: String) throws {
    let annotations = try CLDRAnnotations(language)
    let emoji = emojiByBareText
    var owners: [String: Set<EmojiMatch>] = [:]
    for (text, keywords) in annotations.keywords {
      guard let match = emoji[Array(text.unicodeScalars)] else { continue }
      for keyword in keywords { owners[keyword, default: []].insert(match) }
    }
    #expect(owners.values.reduce(0) { $0 + $1.count } > 14_000, "pairs of a keyword and an emoji")
    for (keyword, emoji) in owners {
      let lost = emoji.subtracting(found(keyword))
      #expect(lost.isEmpty, "\(keyword) does not find \(lost.map(search.emoji))")
    }
  }

  @Test(.enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"), arguments: ["en", "ko"])
  func `the emoji that has the query for a name in CLDR is first and shows that name`(language: String) throws {
    let annotations = try CLDRAnnotations(language)
    let emoji = emojiByBareText
    // Names that are the same when case and punctuation do not count: each of their emoji may be first.
    var owners: [[UInt8]: [EmojiMatch: String]] = [:]
    for (text, name) in annotations.names {
      guard let match = emoji[Array(text.unicodeScalars)] else { continue }
      owners[EmojiQuery(name).bytes, default: [:]][match] = name
    }
    #expect(owners.count > 3500)
    for emoji in owners.values {
      let name = emoji.values.first ?? ""
      guard let first = search.matches(EmojiQuery(name))[0] else {
        Issue.record("\(name) finds nothing")
        continue
      }
      #expect(emoji[first] != nil, "\(name) finds \(search.emoji(first)) first")
      // A name that both languages have is shown as English writes it.
      let isShared =
        EmojiQuery(name).bytes == EmojiQuery(search.name(first)).bytes && name.utf8.allSatisfy { $0 < 0x80 }
      #expect(emoji[first] == search.name(first) || isShared, "\(search.emoji(first))")
    }
  }

  @Test(.enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"), arguments: ["fr", "de"])
  func `each name and keyword of a language that is loaded finds each of its emoji`(language: String) throws {
    let annotations = try CLDRAnnotations(language)
    let search = try EmojiSearch(language: language)
    let emoji = emojiByBareText
    var owners: [[UInt8]: Set<EmojiMatch>] = [:]
    var named: [[UInt8]: Set<EmojiMatch>] = [:]
    for (text, name) in annotations.names {
      guard let match = emoji[Array(text.unicodeScalars)] else { continue }
      owners[EmojiQuery(name).bytes, default: []].insert(match)
      named[EmojiQuery(name).bytes, default: []].insert(match)
      #expect(search.name(match) == name, "\(text)")
    }
    for (text, keywords) in annotations.keywords {
      guard let match = emoji[Array(text.unicodeScalars)] else { continue }
      for keyword in keywords { owners[EmojiQuery(keyword).bytes, default: []].insert(match) }
    }
    #expect(owners.values.reduce(0) { $0 + $1.count } > 14_000, "pairs of a text and an emoji")
    for (folded, emoji) in owners {
      let text = String(decoding: folded, as: UTF8.self)
      let matches = search.matches(EmojiQuery(text))
      let lost = emoji.subtracting((0..<matches.count).compactMap { matches[$0] })
      #expect(lost.isEmpty, "\(text) does not find \(lost.map(search.emoji))")
      if let owners = named[folded] {
        #expect(matches[0].map(owners.contains) == true, "\(text) finds \(matches[0].map(search.emoji) ?? "nothing")")
      }
    }
  }

  @Test(
    .enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"),
    arguments: [("fr", "sourire", "😀"), ("de", "daumen hoch", "👍"), ("ja", "ピザ", "🍕"), ("pt-PT", "fogo", "🔥")])
  func `a language of the system finds what its people call so`(language: String, query: String, emoji: String) throws {
    #expect(try EmojiSearch(language: language).results(query).contains(emoji), "\(query)")
  }

  @Test(
    .enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"),
    arguments: [
      ("ru", "ёлка", "🎄"), ("ru", "елка", "🎄"), ("fr", "coeur", "❤️"), ("fr", "cœur", "❤️"), ("pl", "slonce", "☀️"),
      ("tr", "kirmizi", "❤️"), ("de", "fuss", "🦶"), ("el", "κοκκινη", "❤️"), ("de", "herz", "❤️"),
    ])
  func `letters may be typed without their marks`(language: String, query: String, emoji: String) throws {
    let results = try EmojiSearch(language: language).results(query)
    #expect(results.contains(emoji), "\(query): \(results.prefix(9))")
  }

  @Test(
    .enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"),
    arguments: [("fr", "coeur", 1), ("de", "herz", 1), ("es", "corazón", 0), ("pt", "coração", 0), ("nl", "hart", 1)])
  func `of all hearts the red one is first, after one that is called so`(
    language: String, query: String, place: Int
  ) throws {
    let results = try EmojiSearch(language: language).results(query)
    #expect(results.dropFirst(place).first == "❤️", "\(query): \(results.prefix(9))")
  }

  // One of each way in which the files differ: scripts, chains of regions, comments, indentation.
  @Test(
    .enabled(if: CLDRAnnotations.areInstalled, "unicode-cldr-core is not installed"),
    arguments: ["ug", "zh-TW", "sr-Cyrl-BA", "ta"])
  func `a language in any script is read`(language: String) throws {
    #expect(try EmojiSearch(language: language).results("fire").first == "🔥")
  }

  private var emojiByBareText: [[Unicode.Scalar]: EmojiMatch] {
    var result: [[Unicode.Scalar]: EmojiMatch] = [:]
    for family in families.indices {
      for variant in 0...families.variants(family).count {
        let match = EmojiMatch(id: EmojiID(family: family, variant: variant), language: 0)
        result[search.emoji(match).unicodeScalars.filter { $0 != "\u{FE0F}" }] = match
      }
    }
    return result
  }

  private func found(_ text: String) -> Set<EmojiMatch> {
    let matches = search.matches(EmojiQuery(text))
    return Set((0..<matches.count).compactMap { matches[$0] })
  }
}
