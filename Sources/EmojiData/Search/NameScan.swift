/// Finds a query in all names and keywords of a language.
struct NameScan {
  let names: EmojiNames
  let language: Int

  /// Puts the match of each family that has the query into its place, unless a better one is there.
  func matches(_ query: UnsafeBufferPointer<UInt8>, into matches: inout [FamilyMatch?]) {
    let lines = names.lines
    let bytes = lines.bytes
    var family = 0
    var line = names.folded(family)
    var next = lines.range(0).upperBound
    while let place = bytes.offset(of: query, in: next..<bytes.count) {
      if place >= lines.range(family).upperBound {
        family = lines.number(ofLineAt: place, from: family)
        line = names.folded(family)
      }
      next = place + query.count
      guard next <= line.upperBound, matches.indices.contains(family) else { continue }
      let match = FamilyMatch(place..<next, in: line, of: bytes, language: language)
      matches[family] = .better(matches[family], match)
    }
  }
}
