/// How well the name and keywords of a family meet a query.
struct FamilyMatch {
  /// The best rank of all places where the query is found.
  var rank: MatchRank
  /// How long the name is, at most 254, when the query is found in it as whole words; else 255.
  ///
  /// Of two emoji, the one whose name says less besides the query is the better one.
  var distance: UInt8
  /// Which of the languages has the best place.
  var language: Int

  /// An emoji that has all words of the query somewhere.
  init(everyWordIn language: Int) {
    (rank, distance, self.language) = (.everyWord, 255, language)
  }

  /// A variant whose name is the query.
  init(nameOfVariantIn language: Int) {
    (rank, distance, self.language) = (.exactName, 0, language)
  }

  /// A place in a line of a name, short codes and keywords.
  init(_ place: Range<Int>, in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, language: Int) {
    let startsTerm = place.lowerBound == line.lowerBound || EmojiNames.isBetweenTerms(bytes[place.lowerBound - 1])
    let endsTerm = place.upperBound == line.upperBound || EmojiNames.isBetweenTerms(bytes[place.upperBound])
    let startsWord = startsTerm || !Self.isInWord(bytes[place.lowerBound - 1])
    let isWhole = startsWord && (endsTerm || !Self.isInWord(bytes[place.upperBound]))
    let nameEnd = EmojiNames.nameEnd(in: line, of: bytes)
    let isName = place.lowerBound < nameEnd
    let isCode = startsTerm && !isName && bytes[place.lowerBound - 1] == EmojiNames.semicolon
    rank =
      switch (startsTerm, endsTerm) {
      case (true, true): isName ? .exactName : isCode ? .exactCode : .exactKeyword
      case (true, false): isName ? .namePrefix : .keywordPrefix
      default: startsWord ? .wordStart : .inside
      }
    distance = isName && isWhole ? Self.distance(ofName: line.lowerBound..<nameEnd) : 255
    self.language = language
  }

  /// The distance of a query that is found in a name as whole words.
  static func distance(ofName name: Range<Int>) -> UInt8 { UInt8(min(254, name.count)) }

  /// The better rank and the better distance of two, which may come from different places.
  static func better(_ a: FamilyMatch?, _ b: FamilyMatch?) -> FamilyMatch? {
    guard let a, let b else { return a ?? b }
    var better = b.rank < a.rank ? b : a
    better.distance = min(a.distance, b.distance)
    return better
  }

  /// Whether a byte belongs to a word: a letter or digit, or any part of one outside of ASCII.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
