import KeywrightEmojiSet
import Testing

/// What stands on the keys of `emoji.xkb`.
struct EmojiOnKeysTests {
  let keymap: Keymap

  init() throws { keymap = try Keymap(bundled: "emoji.xkb") }

  /// Each text of each level of each key that is more than ASCII, with the place it was found at.
  private var texts: [(place: String, text: String)] {
    keymap.keys.flatMap { key in
      (0..<key.layoutCount).flatMap { layout in
        (0..<key.levelCount(layout: layout)).map { level in
          ("<\(key.name)> page \(layout + 1) level \(level + 1)", key.text(layout: layout, level: level))
        }
      }
    }.filter { !$0.text.unicodeScalars.allSatisfy(\.isASCII) }
  }

  @Test func eachIsFullyQualifiedAndOneCharacterToAReader() {
    #expect(texts.count > 700)
    for (place, text) in texts {
      #expect(EmojiSet().isRGI(text.unicodeScalars), "\(place): \(text)")
      #expect(text.count == 1, "\(place): \(text)")
    }
  }

  @Test func noneStandsOnTwoKeys() {
    var places: [[Unicode.Scalar]: String] = [:]
    for (place, text) in texts {
      let other = places.updateValue(place, forKey: Array(text.unicodeScalars))
      #expect(other == nil, "\(text) stands on \(place) too")
    }
  }

  @Test func eachKeyOfTheMainBlockIsFullOnEachPage() throws {
    let names =
      ["TLDE", "BKSL"] + (1...12).map { $0 < 10 ? "AE0\($0)" : "AE\($0)" }
      + (1...12).map { $0 < 10 ? "AD0\($0)" : "AD\($0)" }
      + (1...11).map { $0 < 10 ? "AC0\($0)" : "AC\($0)" } + (1...9).map { "AB0\($0)" }
    for name in names {
      let key = try keymap.key(name)
      #expect(key.layoutCount == 4, "<\(name)>")
      for layout in 0..<key.layoutCount {
        #expect(key.levelCount(layout: layout) == 6, "<\(name)> page \(layout + 1)")
        for level: UInt32 in 0..<4 {
          #expect(!key.text(layout: layout, level: level).isEmpty, "<\(name)> page \(layout + 1) level \(level + 1)")
        }
      }
    }
  }

  @Test(arguments: [
    ("AD01", 0, 0, "\u{1F600}"), ("AD04", 3, 0, "\u{2764}\u{FE0F}"), ("AE01", 0, 3, "\u{1F44D}\u{1F3FB}"),
    ("AC08", 3, 2, "\u{1F1F0}\u{1F1F7}"), ("AE03", 3, 1, "#\u{FE0F}\u{20E3}"),
    ("AD11", 0, 3, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"),
    ("AE09", 3, 2, "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
  ])
  func sequencesAreSpelledOut(key: String, page: UInt32, level: UInt32, text: String) throws {
    let given = try keymap.key(key).text(layout: page, level: level)
    #expect(Array(given.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func theCommentsOfTheFileShowWhatTheKeysGive() throws {
    let lines = try EmojiPage.lines()
    #expect(lines.count == 4 * 46)
    for line in lines {
      let key = try keymap.key(line.key)
      let given = (0..<4).map { Array(key.text(layout: line.page, level: $0).unicodeScalars) }
      #expect(given == line.emoji.map { Array($0.unicodeScalars) }, "<\(line.key)> page \(line.page + 1)")
    }
  }
}
