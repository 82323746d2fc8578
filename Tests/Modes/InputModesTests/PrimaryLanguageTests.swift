import InputModes
import KeywrightRuntimeSupport
import TestSupport
import Testing

@Suite struct PrimaryLanguageTests {
  @Test(
    arguments: [
      // A prefix at the end of a subtag, in both directions.
      ("ru-RU", "ru", .prefix),
      ("ru", "ru-RU", .prefix),
      ("zh-Hant-TW", "zh-Hant", .prefix),
      ("zh-Hant-TW", "zh", .prefix),
      ("de-CH-1996", "de-CH", .prefix),
      ("zh-Hant", "zh-Hant-TW", .prefix),
      // No prefix: another subtag, or only a part of one.
      ("fr-CA", "fr-FR", nil),
      ("zh-Hant-TW", "zh-TW", nil),
      ("en-GB", "en-G", nil),
      ("fra", "fr", nil),
      ("fr", "fra", nil),
      ("fr", "de", nil),
      ("de-Deva", "de-DE", nil),
      // Equal, whatever the case and the separator.
      ("fr-CA", "fr-CA", .exact),
      ("fr_CA", "fr-CA", .exact),
      ("FR-ca", "fr_CA", .exact),
      ("pt_BR", "PT", .prefix),
      ("sr-Latn_RS", "SR_latn", .prefix),
      // The asterisk.
      ("ru", "*", .prefix),
      ("zh-Hant-TW", "*", .prefix),
      ("emoji", "*", nil),
      ("dictation", "*", nil),
      ("ru", "*-RU", nil),
      // Emoji and dictation, only exactly.
      ("emoji", "emoji", .exact),
      ("Emoji", "EMOJI", .exact),
      ("emoji-x", "emoji", nil),
      ("emoji", "emoji-x", nil),
      ("dictation", "dictation", .exact),
      ("dictation-US", "dictation", nil),
      ("emoji", "dictation", nil),
      ("en", "emoji", nil),
      ("emoji", "en", nil),
      // An empty tag is not a language.
      ("", "", nil),
      ("", "fr", nil),
      ("fr", "", nil),
      ("", "*", nil),
      // Only ASCII letters have a case.
      ("é", "É", nil),
    ] as [(String, String, PrimaryLanguage.Match?)])
  func `a language meets a range`(own: String, range: String, expected: PrimaryLanguage.Match?) {
    let match = PrimaryLanguage(own).match(PrimaryLanguage(range))
    #expect(match == expected, "\(own) against \(range)")
  }

  @Test func `exact is better than prefix`() {
    #expect(PrimaryLanguage.Match.prefix < .exact)
    #expect(!(PrimaryLanguage.Match.exact < .prefix))
  }

  @Test(arguments: [
    ("fr-CA", "fr_ca", true), ("emoji", "Emoji", true), ("fr", "fr-", false), ("fr", "fr-CA", false), ("a", "b", false),
    ("@", "`", false), ("[", "{", false),
  ])
  func `equality is that of the match`(a: String, b: String, equal: Bool) {
    #expect((PrimaryLanguage(a) == PrimaryLanguage(b)) == equal, "\(a) and \(b)")
    #expect(Set([PrimaryLanguage(a), PrimaryLanguage(b)]).count == (equal ? 1 : 2), "\(a) and \(b)")
  }

  @Test func `the tag stays as written`() {
    let language: PrimaryLanguage = "FR_ca"
    #expect(language.tag == "FR_ca")
    #expect("\(language)" == "FR_ca")
  }

  /// The same rule over lists of subtags, as RFC 4647 words it.
  private static func naiveMatch(_ own: [String], _ range: [String]) -> PrimaryLanguage.Match? {
    if own == range { return .exact }
    if [["emoji"], ["dictation"]].contains(where: { $0 == own || $0 == range }) { return nil }
    return range == ["*"] || own.starts(with: range) || range.starts(with: own) ? .prefix : nil
  }

  @Test func `random tags match as their lists of subtags do`() {
    var random = SplitMix64(seed: 4647)
    let subtags = ["a", "ab", "abc", "b", "emoji", "dictation", "x"]
    var seen: [PrimaryLanguage.Match?: Int] = [:]
    for _ in 0..<4000 {
      func tag() -> [String] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in subtags.randomElement(using: &random) ?? "a" }
      }
      func written(_ subtags: [String]) -> PrimaryLanguage {
        var text = ""
        for subtag in subtags {
          if !text.isEmpty { text += Bool.random(using: &random) ? "-" : "_" }
          text += Bool.random(using: &random) ? subtag : subtag.uppercased()
        }
        return PrimaryLanguage(text)
      }
      let own = tag()
      let range = Int.random(in: 0..<20, using: &random) == 0 ? ["*"] : tag()
      let (ownTag, rangeTag) = (written(own), written(range))
      let match = ownTag.match(rangeTag)
      #expect(match == Self.naiveMatch(own, range), "\(ownTag) against \(rangeTag)")
      seen[match, default: 0] += 1
    }
    #expect(seen.values.allSatisfy { $0 > 50 } && seen.count == 3, "the cases are drawn too seldom: \(seen)")
  }
}
