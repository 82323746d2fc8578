import TestSupport
import Testing

@testable import KeywrightEmojiSet

@Suite struct EmojiSetTests {
  static let rows: [(name: String, text: String, status: EmojiQualification?, qualified: String?)] = [
    ("grinning face", "😀", .fullyQualified, "😀"),
    ("grinning face with a needless selector", "😀\u{FE0F}", nil, nil),
    ("watch, emoji by default", "\u{231A}", .fullyQualified, "\u{231A}"),
    ("watch as text", "\u{231A}\u{FE0E}", nil, nil),
    ("heart", "\u{2764}\u{FE0F}", .fullyQualified, "\u{2764}\u{FE0F}"),
    ("bare heart is text", "\u{2764}", .unqualified, nil),
    ("heart as text", "\u{2764}\u{FE0E}", nil, nil),
    ("heart with the selector twice", "\u{2764}\u{FE0F}\u{FE0F}", nil, nil),
    ("bare trade mark is text", "\u{2122}", .unqualified, nil),
    ("trade mark as emoji", "\u{2122}\u{FE0F}", .fullyQualified, "\u{2122}\u{FE0F}"),
    ("keycap", "1\u{FE0F}\u{20E3}", .fullyQualified, "1\u{FE0F}\u{20E3}"),
    ("keycap without selector", "1\u{20E3}", .unqualified, "1\u{FE0F}\u{20E3}"),
    ("keycap with the selector at its end", "1\u{20E3}\u{FE0F}", nil, nil),
    ("digit", "1", nil, nil),
    ("digit with selector", "1\u{FE0F}", nil, nil),
    ("letter keycap", "a\u{FE0F}\u{20E3}", nil, nil),
    ("flag", "\u{1F1F0}\u{1F1F7}", .fullyQualified, "\u{1F1F0}\u{1F1F7}"),
    ("flag of nowhere", "\u{1F1F0}\u{1F1F0}", nil, nil),
    ("lone regional indicator", "\u{1F1F0}", nil, nil),
    (
      "England", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", .fullyQualified,
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    ("England unterminated", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}", nil, nil),
    ("skin tone alone", "\u{1F3FD}", .component, nil),
    ("skin tone with selector", "\u{1F3FD}\u{FE0F}", nil, nil),
    ("red hair alone", "\u{1F9B0}", .component, nil),
    ("thumb with tone", "\u{1F44D}\u{1F3FD}", .fullyQualified, "\u{1F44D}\u{1F3FD}"),
    ("pointing up with tone needs no selector", "\u{261D}\u{1F3FD}", .fullyQualified, "\u{261D}\u{1F3FD}"),
    (
      "polar bear without selector", "\u{1F43B}\u{200D}\u{2744}", .minimallyQualified,
      "\u{1F43B}\u{200D}\u{2744}\u{FE0F}"
    ),
    (
      "eye in bubble, both selectors missing", "\u{1F441}\u{200D}\u{1F5E8}", .unqualified,
      "\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}"
    ),
    (
      "eye in bubble, the first selector missing", "\u{1F441}\u{200D}\u{1F5E8}\u{FE0F}", .unqualified,
      "\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}"
    ),
    (
      "eye in bubble, the second selector missing", "\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}", .minimallyQualified,
      "\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}"
    ),
    ("woman and a joiner", "\u{1F469}\u{200D}", nil, nil),
    ("joined but not an emoji", "\u{1F600}\u{200D}\u{1F525}", nil, nil),
    ("two emoji", "😀😀", nil, nil),
    ("phoenix, new in 15.1", "\u{1F426}\u{200D}\u{1F525}", .fullyQualified, "\u{1F426}\u{200D}\u{1F525}"),
    ("distorted face, new in 17", "\u{1FAEA}", .fullyQualified, "\u{1FAEA}"),
    ("cracking face, after 17", "\u{1FAEB}", nil, nil),
    ("nothing", "", nil, nil),
    ("selector alone", "\u{FE0F}", nil, nil),
    ("newline", "\n", nil, nil),
    ("two lines of the data", "\u{1FAF8}\n\u{1FAF8}", nil, nil),
    ("letter", "a", nil, nil),
    ("longer than any emoji", String(repeating: "\u{1F468}\u{200D}", count: 40), nil, nil),
  ]

  @Test(arguments: rows)
  func `status and completion`(
    row: (name: String, text: String, status: EmojiQualification?, qualified: String?)
  ) {
    let set = EmojiSet()
    #expect(set.status(of: row.text.unicodeScalars) == row.status, "\(row.name)")
    #expect(codePoints(set.qualified(row.text.unicodeScalars)) == codePoints(row.qualified), "\(row.name)")
    #expect(set.isRGI(row.text.unicodeScalars) == (row.status == .fullyQualified), "\(row.name)")
  }

  @Test func `versions are pinned`() {
    #expect(EmojiSet.emojiVersion == "17.0")
    #expect(EmojiSet.unicodeVersion == "17.0")
  }

  @Test func `every emoji is found, and each way to leave out selectors completes to it`() {
    let set = EmojiSet()
    let emoji = lines(of: RGIEmoji.fullyQualified)
    var counts: [EmojiQualification: Int] = [:]
    for text in emoji {
      for spelling in spellings(of: text) {
        guard let status = set.status(of: spelling.unicodeScalars) else {
          Issue.record("\(codePoints(spelling)) is not found")
          continue
        }
        counts[status, default: 0] += 1
        let isText = status == .unqualified && spelling.unicodeScalars.count == 1
        #expect(codePoints(set.qualified(spelling.unicodeScalars)) == (isText ? "nil" : codePoints(text)))
      }
    }
    #expect(emoji.count == 3944)
    #expect(counts == [.fullyQualified: 3944, .minimallyQualified: 1029, .unqualified: 243])
  }

  @Test func `components are the five skin tones and four hairs`() {
    let components = lines(of: RGIEmoji.components)
    #expect(
      codePoints(components.joined())
        == "U+1F3FB U+1F3FC U+1F3FD U+1F3FE U+1F3FF U+1F9B0 U+1F9B1 U+1F9B2 U+1F9B3")
  }

  private func lines(of text: StaticString) -> [String] {
    text.description.split(separator: "\n").map(String.init)
  }

  private func spellings(of emoji: String) -> [String] {
    emoji.unicodeScalars.reduce(into: [""]) { texts, scalar in
      let without = scalar == "\u{FE0F}" ? texts : []
      for index in texts.indices { texts[index].unicodeScalars.append(scalar) }
      texts += without
    }
  }
}
