/// How well a name or keyword meets a query, best first.
enum MatchRank: UInt8, Comparable {
  case exactName, exactCode, exactKeyword, namePrefix, keywordPrefix, wordStart, inside, everyWord

  static func < (a: MatchRank, b: MatchRank) -> Bool { a.rawValue < b.rawValue }
}
