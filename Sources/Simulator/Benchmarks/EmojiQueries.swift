import KeywrightEmojiNames

/// Queries over the whole table of emoji.
struct EmojiQueries {
  var rounds: Int

  private static let words = ["thumb", "korea", "face with tears of joy", "하트", "대한민국"]
  private static let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
  /// How often a query is asked in a round.
  private static let repetitions = 8

  /// The cost of each query, and that of the letter that costs most.
  func measurements() -> [Measurement] {
    let search = EmojiSearch()
    let words = Self.words.compactMap { measurement($0, search) }
    let letters = Self.letters.compactMap { measurement($0, search) }
    return words + [letters.max { $0.cost.median < $1.cost.median }].compactMap(\.self)
  }

  private func measurement(_ query: String, _ search: EmojiSearch) -> Measurement? {
    let clock = ContinuousClock()
    var found = search.matches(EmojiQuery(query)).count
    var samples: [Double] = []
    for _ in 0..<rounds {
      let duration = clock.measure {
        for _ in 0..<Self.repetitions { found &+= search.matches(EmojiQuery(query)).count }
      }
      samples.append(duration.nanoseconds / 1000 / Double(Self.repetitions))
    }
    // A query that finds nothing would say little of what a search costs.
    guard found > 0, let cost = Spread(samples) else { return nil }
    return Measurement(benchmark: .emojiSearch, query: query, unit: .microsecondsPerQuery, cost: cost)
  }
}
