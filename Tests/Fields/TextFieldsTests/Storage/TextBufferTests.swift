import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import TextFields

@Suite struct TextBufferTests {
  @Test func `text goes in at the end, the start and the middle`() throws {
    var buffer = try TextBuffer("한글")
    try buffer.replace(2..<2, with: "!")
    try buffer.replace(0..<0, with: "«")
    try buffer.replace(2..<2, with: " 👩‍👧 ")
    #expect(buffer.string == "«한 👩‍👧 글!")
    #expect(buffer.count == 9)
    #expect(buffer.string(in: 3..<6) == "👩‍👧")
  }

  @Test func `scalars are kept, not normalised`() throws {
    let text = "e\u{301}\u{E9}\u{1112}\u{1161}\u{0}\u{FEFF}"
    #expect(codePoints(try TextBuffer(text).string) == codePoints(text))
  }

  @Test func `ranges and positions are cut to the text`() throws {
    var buffer = try TextBuffer("abc")
    #expect(buffer.string(in: 1..<99) == "bc")
    #expect(buffer.string(in: 50..<99) == "")
    #expect(buffer.scalar(at: -1) == nil)
    #expect(buffer.scalar(at: 2) == "c")
    #expect(buffer.scalar(at: 3) == nil)
    try buffer.replace(2..<Int.max, with: "d")
    #expect(buffer.string == "abd")
    try buffer.replace(Int.min..<1, with: "")
    #expect(buffer.string == "bd")
  }

  @Test func `a text beyond the limit is refused and nothing changes`() throws {
    var buffer = try TextBuffer("1234", limit: 5)
    #expect(throws: TextTooLong(limit: 5)) { try buffer.replace(4..<4, with: "56") }
    #expect(buffer.string == "1234")
    try buffer.replace(0..<2, with: "abc")
    #expect(buffer.string == "abc34")
    #expect(throws: TextTooLong(limit: 5)) { try TextBuffer("123456", limit: 5) }
    let error = TextTooLong(limit: 5)
    #expect(error.message == "the text would be longer than 5 Unicode scalars")
    #expect(error.hint == "delete some text or split the input")
    #expect(TextBuffer().limit == 67_108_864)
  }

  @Test func `a copy keeps its text when the original changes`() throws {
    var buffer = try TextBuffer("one")
    let copy = buffer
    try buffer.replace(0..<1, with: "O")
    #expect(copy.string == "one")
    #expect(buffer.string == "One")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `random edits agree with an array`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var buffer = TextBuffer(limit: 400)
    var model: [Unicode.Scalar] = []
    for step in 0..<3000 {
      let start = Int.random(in: 0...model.count, using: &random)
      let end = Int.random(in: start...min(model.count, start + 12), using: &random)
      let text = RandomText.make(length: 0...14, using: &random)
      let fits = model.count - (end - start) + text.count <= 400
      do {
        try buffer.replace(start..<end, with: String(scalars: text))
        model.replaceSubrange(start..<end, with: text)
        #expect(fits, "step \(step)")
      } catch {
        #expect(!fits, "step \(step)")
      }
      try #require(codePoints(buffer.string) == codePoints(String(scalars: model)), "seed \(seed), step \(step)")
    }
  }

  /// Latin text has other storage than the rest; the first other scalar may come anywhere.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the first scalar that is not Latin changes nothing before or after it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for length in 0..<60 {
      let latin = (0..<length).map { _ in Unicode.Scalar(UInt8.random(in: 1...255, using: &random)) }
      var model = latin
      var buffer = try TextBuffer(String(scalars: latin))
      for other in ["\u{FF}", "\u{100}", "é가", "\u{1F600}", "x"] {
        let place = Int.random(in: 0...model.count, using: &random)
        try buffer.replace(place..<place, with: other)
        model.insert(contentsOf: other.unicodeScalars, at: place)
        try #require(codePoints(buffer.string) == codePoints(String(scalars: model)), "seed \(seed), length \(length)")
      }
    }
  }
}
