import Testing

/// What is typed into a hidden field that accepts emoji and settles at boundaries, and what becomes of it at a blur.
struct GraphemeRow: Sendable, CustomTestStringConvertible {
  var name: String
  var insertions: [String]
  /// The first grapheme of all that was typed, after each insertion.
  var growing: [String]
  var count: Int
  /// Whether the first grapheme, ZWJs at its end aside, is an emoji of the RGI set.
  var isEmoji: Bool
  var commit: String?

  init(_ name: String, _ insertions: [String], growing: [String], count: Int, isEmoji: Bool, commit: String?) {
    self.name = name
    self.insertions = insertions
    self.growing = growing
    self.count = count
    self.isEmoji = isEmoji
    self.commit = commit
  }

  var testDescription: String { name }

  private typealias Row = GraphemeRow
  static let all: [GraphemeRow] = [
    Row(
      "a face", ["\u{1F600}"],
      growing: ["\u{1F600}"], count: 1, isEmoji: true,
      commit: "\u{1F600}"),
    Row(
      "a red heart", ["\u{2764}\u{FE0F}"],
      growing: ["\u{2764}\u{FE0F}"], count: 1, isEmoji: true,
      commit: "\u{2764}\u{FE0F}"),
    Row(
      "a heart that turns red with the next insertion", ["\u{2764}", "\u{FE0F}"],
      growing: ["\u{2764}", "\u{2764}\u{FE0F}"], count: 1, isEmoji: true,
      commit: "\u{2764}\u{FE0F}"),
    Row(
      "a heart as text", ["\u{2764}\u{FE0E}"],
      growing: ["\u{2764}\u{FE0E}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a watch as text", ["\u{231A}\u{FE0E}"],
      growing: ["\u{231A}\u{FE0E}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a watch", ["\u{231A}"],
      growing: ["\u{231A}"], count: 1, isEmoji: true,
      commit: "\u{231A}"),
    Row(
      "the copyright emoji", ["\u{A9}\u{FE0F}"],
      growing: ["\u{A9}\u{FE0F}"], count: 1, isEmoji: true,
      commit: "\u{A9}\u{FE0F}"),
    Row(
      "the trade mark of a letter layout", ["\u{2122}"],
      growing: ["\u{2122}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a flag", ["\u{1F1F0}\u{1F1F7}"],
      growing: ["\u{1F1F0}\u{1F1F7}"], count: 1, isEmoji: true,
      commit: "\u{1F1F0}\u{1F1F7}"),
    Row(
      "a flag in halves", ["\u{1F1F0}", "\u{1F1F7}"],
      growing: ["\u{1F1F0}", "\u{1F1F0}\u{1F1F7}"], count: 1, isEmoji: true,
      commit: "\u{1F1F0}\u{1F1F7}"),
    Row(
      "half a flag", ["\u{1F1F0}"],
      growing: ["\u{1F1F0}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a flag and a half", ["\u{1F1F0}\u{1F1F7}\u{1F1FA}"],
      growing: ["\u{1F1F0}\u{1F1F7}"], count: 2, isEmoji: true,
      commit: "\u{1F1F0}\u{1F1F7}"),
    Row(
      "half a flag and a letter", ["\u{1F1FA}\u{61}"],
      growing: ["\u{1F1FA}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "the flag of England", ["\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
      growing: ["\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"], count: 1, isEmoji: true,
      commit: "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    Row(
      "the flag of England cut short", ["\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}"],
      growing: ["\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a keycap in three insertions", ["\u{31}", "\u{FE0F}", "\u{20E3}"],
      growing: ["\u{31}", "\u{31}\u{FE0F}", "\u{31}\u{FE0F}\u{20E3}"], count: 1, isEmoji: true,
      commit: "\u{31}\u{FE0F}\u{20E3}"),
    Row(
      "a digit with a selector", ["\u{31}\u{FE0F}"],
      growing: ["\u{31}\u{FE0F}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a digit with an accent", ["\u{31}\u{301}"],
      growing: ["\u{31}\u{301}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a thumb with a skin tone", ["\u{1F44D}\u{1F3FD}"],
      growing: ["\u{1F44D}\u{1F3FD}"], count: 1, isEmoji: true,
      commit: "\u{1F44D}\u{1F3FD}"),
    Row(
      "a letter with a skin tone", ["\u{61}\u{1F3FD}"],
      growing: ["\u{61}\u{1F3FD}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a family of four", ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"],
      growing: ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"], count: 1, isEmoji: true,
      commit: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"),
    Row(
      "a woman waiting for her family", ["\u{1F469}\u{200D}"],
      growing: ["\u{1F469}\u{200D}"], count: 1, isEmoji: true,
      commit: "\u{1F469}"),
    Row(
      "a pair that no font has", ["\u{1F600}\u{200D}\u{1F525}"],
      growing: ["\u{1F600}\u{200D}\u{1F525}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "two polar bears", ["\u{1F43B}\u{200D}\u{2744}\u{FE0F}\u{1F43B}\u{200D}\u{2744}\u{FE0F}"],
      growing: ["\u{1F43B}\u{200D}\u{2744}\u{FE0F}"], count: 2, isEmoji: true,
      commit: "\u{1F43B}\u{200D}\u{2744}\u{FE0F}"),
    Row(
      "a kiss in two skin tones",
      ["\u{1F9D1}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F9D1}\u{1F3FF}"],
      growing: ["\u{1F9D1}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F9D1}\u{1F3FF}"], count: 1,
      isEmoji: true,
      commit: "\u{1F9D1}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F9D1}\u{1F3FF}"),
    Row(
      "a handshake in two skin tones", ["\u{1FAF1}\u{1F3FB}\u{200D}\u{1FAF2}\u{1F3FF}"],
      growing: ["\u{1FAF1}\u{1F3FB}\u{200D}\u{1FAF2}\u{1F3FF}"], count: 1, isEmoji: true,
      commit: "\u{1FAF1}\u{1F3FB}\u{200D}\u{1FAF2}\u{1F3FF}"),
    Row(
      "a phoenix, of Emoji 15.1", ["\u{1F426}\u{200D}\u{1F525}"],
      growing: ["\u{1F426}\u{200D}\u{1F525}"], count: 1, isEmoji: true,
      commit: "\u{1F426}\u{200D}\u{1F525}"),
    Row(
      "a distorted face, of Emoji 17", ["\u{1FAEA}"],
      growing: ["\u{1FAEA}"], count: 1, isEmoji: true,
      commit: "\u{1FAEA}"),
    Row(
      "a syllable of jamo", ["\u{1112}\u{1161}\u{11AB}"],
      growing: ["\u{1112}\u{1161}\u{11AB}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a syllable, jamo by jamo", ["\u{1112}", "\u{1161}", "\u{11AB}"],
      growing: ["\u{1112}", "\u{1112}\u{1161}", "\u{1112}\u{1161}\u{11AB}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "letters of a Korean keyboard without a method", ["\u{3147}\u{3153}"],
      growing: ["\u{3147}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a syllable with a second final", ["\u{AC01}\u{11A8}"],
      growing: ["\u{AC01}\u{11A8}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a syllable and an emoji", ["\u{C548}\u{1F600}"],
      growing: ["\u{C548}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a conjunct", ["\u{915}\u{94D}\u{937}"],
      growing: ["\u{915}\u{94D}\u{937}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a conjunct with its vowel, then an emoji", ["\u{915}\u{94D}\u{937}\u{93F}\u{1F600}"],
      growing: ["\u{915}\u{94D}\u{937}\u{93F}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a letter with its vowel", ["\u{928}\u{93F}"],
      growing: ["\u{928}\u{93F}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a Thai letter with sara am", ["\u{E01}\u{E33}"],
      growing: ["\u{E01}\u{E33}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "an accent on nothing, then an emoji", ["\u{301}\u{1F600}"],
      growing: ["\u{301}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a selector on nothing, then an emoji", ["\u{FE0F}\u{1F600}"],
      growing: ["\u{FE0F}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "an emoji in a circle", ["\u{1F6AC}\u{20E0}"],
      growing: ["\u{1F6AC}\u{20E0}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a letter under many marks", ["\u{61}\u{301}\u{327}\u{323}\u{334}\u{35C}\u{489}"],
      growing: ["\u{61}\u{301}\u{327}\u{323}\u{334}\u{35C}\u{489}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a line end of two scalars", ["\u{D}\u{A}"],
      growing: ["\u{D}\u{A}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a line end in halves", ["\u{D}", "\u{A}"],
      growing: ["\u{D}", "\u{D}\u{A}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a newline, then an emoji", ["\u{A}\u{1F600}"],
      growing: ["\u{A}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a space, then an emoji", ["\u{20}\u{1F600}"],
      growing: ["\u{20}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a letter, then an emoji", ["\u{61}\u{1F600}"],
      growing: ["\u{61}"], count: 2, isEmoji: false,
      commit: nil),
    Row(
      "a number sign glued to an emoji", ["\u{600}\u{1F600}"],
      growing: ["\u{600}\u{1F600}"], count: 1, isEmoji: false,
      commit: nil),
    Row(
      "a replacement character", ["\u{FFFD}"],
      growing: ["\u{FFFD}"], count: 1, isEmoji: false,
      commit: nil),
  ]
}
