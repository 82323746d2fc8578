import KeywrightDiagnostics
import TestSupport
import Testing

@testable import KeywrightEmojiNames

@Suite struct EmojiSearchLanguageTests {
  @Test(
    arguments: [
      ("a keyword", "fr", "sourire", "😀 visage rieur"), ("a name", "fr", "visage rieur", "😀 visage rieur"),
      ("case and marks do not count", "FR", "CŒUR RÔUGE", "❤️ cœur rouge"),
      ("an entity", "fr", "visage & dents", "😀 visage rieur"), ("FE0F is put in", "fr", "amour", "❤️ cœur rouge"),
      ("a keyword without a name is named in English", "fr", "feu", "🔥 fire"),
      ("English is searched too and named in French", "fr", "grinning", "😀 visage rieur"),
      ("Korean is searched too", "fr", "피자", "🍕 pizza"),
      ("a word of two languages", "fr", "visage grin", "😀 visage rieur"),
      ("newer emoji keep their English name", "fr", "phoenix", "🐦‍🔥 phoenix"),
      ("a variant by its name", "fr", "pouce vers le haut : peau claire", "👍🏻 pouce vers le haut\u{A0}: peau claire"),
      ("a variant by its words", "fr", "claire haut", "👍🏻 pouce vers le haut\u{A0}: peau claire"),
      ("a keyword of a variant", "fr", "clair de lune", "👍 pouce vers le haut"),
      (
        "a variant with hair", "fr", "femme: peau foncée et cheveux roux", "👩🏿‍🦰 femme : peau foncée et cheveux roux"
      ),
      ("what is no emoji is left out", "fr", "accolade", nil),
      ("a region's own name", "fr-CA", "face souriante", "😀 face souriante"),
      ("a region takes the rest of its language", "fr_ca", "amour", "❤️ cœur rouge"),
      ("a region that has no file", "fr-BE", "sourire", "😀 visage rieur"),
      ("Korean first, which is built in", "ko", "grinning face", "😀 활짝 웃는 얼굴"),
      ("English first, which is built in", "en", "피자", "🍕 pizza"),
    ] as [(String, String, String, String?)])
  func `a named language is searched first and gives the names`(
    name: String, language: String, query: String, first: String?
  ) throws {
    let folder = try SmallAnnotations.folder()
    let search = try EmojiSearch(language: language, in: ["/nowhere", folder.path])
    #expect(search.namedResults(query).first == first, "\(name)")
  }

  @Test func `of a region the general name does not find what the region calls otherwise`() throws {
    let folder = try SmallAnnotations.folder()
    #expect(try EmojiSearch(language: "fr-CA", in: [folder.path]).results("rieur").isEmpty)
  }

  @Test func `the skin tones of an emoji are named as far as the language does`() throws {
    let folder = try SmallAnnotations.folder()
    let search = try EmojiSearch(language: "fr", in: [folder.path])
    let thumb = try #require(search.matches(EmojiQuery("pouce"))[0])
    #expect(
      search.relatives(of: thumb).prefix(3).map(search.name) == [
        "pouce vers le haut", "pouce vers le haut\u{A0}: peau claire", "thumbs up: medium-light skin tone",
      ])
  }

  @Test(
    arguments: [
      (
        "de",
        """
        keywright: error: CLDR has no emoji names in the language “de” [KW-M001]
          hint: the languages are fr, fr-CA
        """
      ),
      (
        "root",
        """
        keywright: error: CLDR has no emoji names in the language “root” [KW-M001]
          hint: the languages are fr, fr-CA
        """
      ),
      (
        "../fr",
        """
        keywright: error: “../fr” is not a language tag [KW-M001]
          hint: write the language as BCP 47 does: fr, pt-PT, zh-Hant
        """
      ),
    ])
  func `an unknown language is an error that names those there are`(tag: String, message: String) throws {
    let folder = try SmallAnnotations.folder()
    #expect(rendered { try EmojiSearch(language: tag, in: [folder.path]) } == message)
  }

  @Test func `without CLDR the error says what to install, and English and Korean need nothing`() throws {
    #expect(
      rendered { try EmojiSearch(language: "fr", in: ["/nowhere"]) } == """
        keywright: error: the emoji names of the language “fr” need CLDR's annotations, which are not installed [KW-M013]
          hint: install them: apt-get install unicode-cldr-core; en and ko need nothing
        """)
    #expect(try EmojiSearch(language: "ko", in: []).results("불").first == "🔥")
    #expect(try EmojiSearch(language: "en", in: []).results("fire").first == "🔥")
  }

  @Test func `a file that is broken is an error at its line`() throws {
    let folder = try SmallAnnotations.folder()
    let path = try folder.file(
      "annotationsDerived/fr.xml", SmallAnnotations.file("<annotation cp=\"😀\">a\n<b/></annotation>"))
    #expect(
      rendered { try EmojiSearch(language: "fr", in: [folder.path]) } == """
        keywright: \(path):8: error: cannot read the emoji names: an annotation has something other than text in it \
        [KW-M016]
          hint: install unicode-cldr-core anew, or use emoji:search without lang
        """)
  }

  @Test func `a file that is too large or none is an error`() throws {
    let folder = try SmallAnnotations.folder()
    let path = try folder.file("annotations/de.xml", [UInt8](repeating: 0x20, count: (8 << 20) + 1))
    #expect(
      rendered { try EmojiSearch(language: "de", in: [folder.path]) } == """
        keywright: \(path): error: cannot read “\(path)”: it is larger than 8 MiB [KW-M016]
          hint: install unicode-cldr-core anew, or use emoji:search without lang
        """)
    let other = try folder.folder("annotations/nl.xml")
    #expect(
      rendered { try EmojiSearch(language: "nl", in: [folder.path]) } == """
        keywright: \(other): error: cannot read “\(other)”: it is a folder [KW-M016]
          hint: install unicode-cldr-core anew, or use emoji:search without lang
        """)
  }

  private func rendered(_ make: () throws -> EmojiSearch) -> String {
    do {
      _ = try make()
      return "no error"
    } catch let error as Diagnostic {
      return error.rendered()
    } catch {
      return "\(error)"
    }
  }
}
