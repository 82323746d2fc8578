import Testing

@testable import KeywrightEmojiNames
@testable import KeywrightEmojiSet

@Suite struct EmojiFamiliesTests {
  private let families = EmojiFamilies()

  private func emoji(_ id: EmojiID) -> String { String(decoding: families.bytes(id), as: UTF8.self) }

  @Test func `the families hold each emoji of the set once, fully qualified`() {
    let members = families.indices.flatMap { family in
      (0...families.variants(family).count).map { emoji(EmojiID(family: family, variant: $0)) }.filter { !$0.isEmpty }
    }
    let all = String(describing: RGIEmoji.fullyQualified).split(separator: "\n").map { Array($0.unicodeScalars) }
    let held = members.map { Array($0.unicodeScalars) }
    #expect(held.count == all.count)
    #expect(Set(held) == Set(all))
  }

  @Test func `each language has a line for each family`() {
    for names in [EmojiNames.english, .korean] {
      #expect(names.lines.count == families.indices.upperBound)
      #expect(names.foldedTones.count == SkinTones.count)
      #expect(families.indices.allSatisfy { !names.name($0, tones: []).isEmpty })
    }
  }

  @Test(
    arguments: [
      ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]), ("👍🏽", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]), ("😀", ["😀"]),
      ("✍️", ["✍️", "✍🏻", "✍🏼", "✍🏽", "✍🏾", "✍🏿"]),
    ])
  func `an emoji's relatives are its skin tones`(text: String, relatives: [String]) throws {
    let id = try #require(emojiID(of: text), "\(text)")
    #expect(families.relatives(of: id).map(emoji) == relatives, "\(text)")
  }

  @Test(arguments: [("🤝", 26), ("💑", 26), ("👭", 26), ("👫", 26), ("🧑‍🤝‍🧑", 26), ("👯", 26)])
  func `two people have 25 pairs of skin tones, however they are encoded`(text: String, count: Int) throws {
    let relatives = families.relatives(of: try #require(emojiID(of: text), "\(text)")).map(emoji)
    #expect(relatives.count == count && relatives.first == text, "\(text): \(relatives)")
    for relative in relatives {
      let id = try #require(emojiID(of: relative))
      #expect(families.relatives(of: id).map(emoji) == relatives, "\(relative)")
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, -1), (1, 1), (100_000, 0), (.max, .max), (.min, 0)])
  func `an id that no emoji has gives nothing`(family: Int, variant: Int) {
    let id = EmojiID(family: family, variant: variant)
    #expect(emoji(id).isEmpty)
    if !families.indices.contains(family) { #expect(families.relatives(of: id).isEmpty) }
  }

  private func emojiID(of text: String) -> EmojiID? {
    for family in families.indices {
      for variant in 0...families.variants(family).count {
        let id = EmojiID(family: family, variant: variant)
        if emoji(id).unicodeScalars.elementsEqual(text.unicodeScalars) { return id }
      }
    }
    return nil
  }
}
