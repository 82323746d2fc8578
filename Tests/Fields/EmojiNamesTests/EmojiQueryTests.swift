import Testing

@testable import KeywrightEmojiNames

@Suite struct EmojiQueryTests {
  @Test(
    arguments: [
      ("", ""), ("   ", ""), (":", ""), ("thumb", "thumb"), ("THUMBS Up", "thumbs up"), (" thumbs   up ", "thumbs up"),
      ("thumbs up: light skin tone", "thumbs up light skin tone"), ("woman, man", "woman man"), ("10:30", "1030"),
      ("Piñata", "pinata"), ("pin\u{303}ata", "pinata"), ("Åland", "aland"), ("Côte d’Ivoire", "cote d'ivoire"),
      ("ế", "e"), ("t-shirt", "t-shirt"), ("+1", "+1"), ("대한민국", "대한민국"), ("İ", "i"), ("Fuß", "fuss"),
      ("Cœur", "coeur"), ("słońce", "slonce"), ("kırmızı", "kirmizi"), ("Ёлка", "елка"),
      ("й", "й"), ("κόκκινη", "κοκκινη"), ("Ήλιος", "ηλιοσ"), ("æøđ", "aeod"), ("が", "が"),
      ("“here” button", "here button"), ("a|b\tc\nd", "abcd"), ("ID.", "id"), ("😀", "😀"), ("❤\u{FE0F}", "❤"),
    ])
  func `case, marks and punctuation do not count`(text: String, folded: String) {
    #expect(String(decoding: EmojiQuery(text).bytes, as: UTF8.self) == folded, "\(text)")
    #expect(EmojiQuery(text).isEmpty == folded.isEmpty, "\(text)")
  }

  @Test func `words are kept once, longest first`() {
    let words = EmojiQuery("woman man, woman red hair").words.map { String(decoding: $0, as: UTF8.self) }
    #expect(words == ["woman", "hair", "man", "red"])
  }

  @Test func `only so many scalars count`() {
    let limit = EmojiQuery.limit
    #expect(EmojiQuery(String(repeating: "a", count: limit + 5)).bytes.count == limit)
    #expect(EmojiQuery(String(repeating: "長", count: 100_000)).bytes.count == 3 * limit)
  }
}
