/// Finds a text in all names, short codes and keywords of a language.
struct NameScan {
  let names: EmojiNames
  let language: Int

  /// Puts the match of each family that has the query into its place, unless a better one is there.
  func matches(_ query: UnsafeBufferPointer<UInt8>, into matches: inout [FamilyMatch?]) {
    let bytes = names.lines.bytes
    forEachPlace(of: query) { family, place, line in
      guard matches.indices.contains(family) else { return }
      let match = FamilyMatch(place, in: line, of: bytes, language: language)
      matches[family] = .better(matches[family], match)
    }
  }

  /// Whether a text begins some term, or a word in one.
  func hasWord(from query: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    let bytes = names.lines.bytes
    forEachPlace(of: query) { _, place, line in
      isFound = isFound || FamilyMatch(place, in: line, of: bytes, language: language).rank <= .wordStart
    }
    return isFound
  }

  /// Calls the body with each place of a text, its family and where the line of that lies.
  func forEachPlace(
    of text: UnsafeBufferPointer<UInt8>, _ body: (_ family: Int, _ place: Range<Int>, _ line: Range<Int>) -> Void
  ) {
    let lines = names.lines
    let bytes = lines.bytes
    var family = 0
    var line = names.folded(family)
    var next = lines.range(0).upperBound
    while let place = bytes.offset(of: text, in: next..<bytes.count) {
      if place >= lines.range(family).upperBound {
        family = lines.number(ofLineAt: place, from: family)
        line = names.folded(family)
      }
      next = place + text.count
      if next <= line.upperBound { body(family, place..<next, line) }
    }
  }
}
