import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import TextFields

@Suite struct GraphemeBoundariesTests {
  static let rows: [(name: String, clusters: [String])] = [
    ("letters", ["a", "b"]),
    ("line ends", ["\r\n", "\n", "\r", "a"]),
    ("flags pair from the start", ["🇰🇷", "🇫🇷", "\u{1F1FA}"]),
    ("flags pair anew after a letter", ["\u{1F1FA}", "a", "🇰🇷", "\u{1F1FA}"]),
    ("family", ["👨‍👩‍👧‍👦", "👨"]),
    ("joiner after a letter joins nothing", ["a\u{200D}", "👨"]),
    ("skin tone", ["👍🏽", "👍"]),
    ("keycap", ["1\u{FE0F}\u{20E3}", "1"]),
    ("jamo", ["\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{AC01}\u{11A8}", "\u{3147}", "\u{3153}"]),
    ("Devanagari conjunct", ["\u{915}\u{94D}\u{937}\u{93F}", "\u{915}"]),
    ("Thai sara am", ["\u{E01}\u{E33}", "\u{E01}"]),
    ("accents", ["e\u{301}\u{327}", "\u{E9}\u{301}", "x"]),
    ("a sign before", ["\u{600}1", "2"]),
  ]

  @Test(arguments: rows)
  func `boundaries lie between clusters`(row: (name: String, clusters: [String])) throws {
    let buffer = try TextBuffer(row.clusters.joined())
    var offset = 0
    for cluster in row.clusters {
      let next = offset + cluster.unicodeScalars.count
      #expect(buffer.graphemeBoundary(after: offset) == next, "\(row.name), after \(offset)")
      #expect(buffer.graphemeBoundary(before: next) == offset, "\(row.name), before \(next)")
      offset = next
    }
    #expect(buffer.graphemeCount(in: 0..<buffer.count) == row.clusters.count, "\(row.name)")
  }

  @Test func `the ends of the text are boundaries and stay`() throws {
    let buffer = try TextBuffer("\u{301}a")
    #expect(buffer.graphemeBoundary(before: 0) == 0)
    #expect(buffer.graphemeBoundary(after: 2) == 2)
    #expect(buffer.graphemeBoundary(before: -7) == 0)
    #expect(buffer.graphemeBoundary(after: .max - 1) == 2)
    #expect(TextBuffer().graphemeBoundary(after: 0) == 0)
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `random texts break as the standard library breaks them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1500 {
      let text = String(scalars: RandomText.make(length: 1...24, using: &random))
      var expected: Set<Int> = [0]
      var offset = 0
      for character in text {
        offset += character.unicodeScalars.count
        expected.insert(offset)
      }
      let buffer = try TextBuffer(text)
      let found = Set((0...buffer.count).filter { buffer.isGraphemeBoundary($0) })
      try #require(found == expected, "\(codePoints(text)): \(found.sorted()), not \(expected.sorted())")
    }
  }

  @Test func `every scalar breaks beside letters, marks and emoji as the standard library says`() throws {
    let neighbours: [Unicode.Scalar] = ["a", "\u{301}", "\u{1112}", "\u{AC00}", "\u{915}", "\u{1F600}"]
    for value in (0..<0x3200 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for neighbour in neighbours {
        for pair in [[scalar, neighbour], [neighbour, scalar]] {
          let text = String(scalars: pair)
          let breaks = try TextBuffer(text).isGraphemeBoundary(1)
          try #require(breaks == (text.count == 2), "\(codePoints(text))")
        }
      }
    }
  }
}
