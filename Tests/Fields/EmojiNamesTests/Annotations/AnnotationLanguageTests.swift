import Testing

@testable import KeywrightEmojiNames

@Suite struct AnnotationLanguageTests {
  @Test(
    arguments: [
      ("fr", ["fr"]), ("FR", ["fr"]), ("pt-PT", ["pt", "pt_PT"]), ("pt_pt", ["pt", "pt_PT"]),
      ("zh-hant-hk", ["zh", "zh_Hant", "zh_Hant_HK"]), ("zh-TW", ["zh", "zh_Hant"]), ("es-419", ["es", "es_419"]),
      ("nb", ["no"]), ("nb-NO", ["no", "no_NO"]), ("tl", ["fil"]), ("de-1996", ["de", "de_1996"]),
      ("de-u-co-phonebk", ["de"]), ("fr-x-mine", ["fr"]), ("root", ["root"]),
    ])
  func `a tag names the files of the language and then of the region`(tag: String, files: [String]) {
    #expect(AnnotationLanguage(tag: tag)?.files == files, "\(tag)")
  }

  @Test(
    arguments: [
      "", "f", "-", "_", "fr-", "-fr", "fr--CA", "f1", "12", "fr.xml", "../fr", "fr/../de", "/etc/passwd", "fr\u{0}",
      "fr ",
      "français", "한국어", "ﬁ", "fr-Ｃ", "abcdefghi", "fr-abcdefghi", "fr%2F", String(repeating: "fr-", count: 12) + "fr",
    ])
  func `what is no tag names no file`(tag: String) {
    #expect(AnnotationLanguage(tag: tag) == nil, "\(tag)")
  }
}
