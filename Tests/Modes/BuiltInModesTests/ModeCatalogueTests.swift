import BuiltInModes
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@Suite struct ModeCatalogueTests {
  @Test(
    arguments: [
      ("xkb:us", .names(KeymapNames(layouts: [LayoutName(layout: "us")]))),
      ("xkb:fr(bepo)", .names(KeymapNames(layouts: [LayoutName(layout: "fr", variant: "bepo")]))),
      (
        "xkb:us,ru(phonetic)",
        .names(KeymapNames(layouts: [LayoutName(layout: "us"), LayoutName(layout: "ru", variant: "phonetic")]))
      ),
      ("emoji", .bundled("emoji")),
    ] as [(InputModeID, KeyboardSource)])
  func `a known id gives the mode of exactly that id`(id: InputModeID, keyboard: KeyboardSource) throws {
    let mode = try #require(ModeCatalogue().mode(id), "\(id)")
    #expect(mode.id == id)
    #expect(mode.keyboard == keyboard)
  }

  @Test(arguments: [
    "", "xkb", "xkb:", "xkb:,", "xkb:us,", "xkb:us,,ru", "xkb:(bepo)", "XKB:us", "us", "emoji:", "emoji:faces", "Emoji",
    "emoji:search:", "emoji:search?", "emoji:search?tone=2", "emoji:search?lang=../fr", "emoji:search?lang=fr&lang=de",
    "unicode:", "unicode:hex",
    "xkb:us?reorder=on", "xkb:us?", "emoji?tone=2", "emoji?", "?", "plugin:x", ":us",
  ])
  func `an unknown id gives none`(id: String) {
    #expect(ModeCatalogue().mode(InputModeID(id))?.id == nil, "\(id)")
  }

  @Test func `the emoji search says why it does not take an option`() {
    let expected = Diagnostic.error(
      .unknownMode, "the mode emoji:search?tone=2 has an option that the emoji search does not know",
      hint: "the only option is lang, a language: emoji:search?lang=fr")
    #expect(throws: expected) { try ModeCatalogue().find("emoji:search?tone=2") }
  }

  @Test func `the emoji search takes the languages that are built in, with or without CLDR`() throws {
    let mode = try #require(try ModeCatalogue().find("emoji:search?lang=ko"))
    #expect(mode.id == "emoji:search?lang=ko" && mode.primaryLanguage == .emoji && mode.name == "Emoji search (ko)")
  }

  @Test func `the keyboard of a layout carries the user's rules, model and options, not the layouts`() throws {
    let catalogue = ModeCatalogue(
      keymapNames: KeymapNames(
        rules: "base", model: "pc104", layouts: [LayoutName(layout: "de")], options: ["caps:escape", "compose:menu"]))
    #expect(
      try #require(catalogue.mode("xkb:fr(bepo)")).keyboard
        == .names(
          KeymapNames(
            rules: "base", model: "pc104", layouts: [LayoutName(layout: "fr", variant: "bepo")],
            options: ["caps:escape", "compose:menu"])))
    #expect(try #require(catalogue.mode("emoji")).keyboard == .bundled("emoji"))
  }

  private static let described = ModeCatalogue(
    languageOfLayout: { $0.layout == "us" ? "en" : $0.layout == "ru" ? "ru" : nil },
    descriptionOfLayout: { $0.layout == "us" ? "English (US)" : $0.layout == "ru" ? "Russian" : nil })

  @Test(
    arguments: [
      ("us", "en", "English (US)"), ("ru", "ru", "Russian"), ("us,ru", "en", "English (US), Russian"),
      ("ru,us", "ru", "Russian, English (US)"), ("xx", nil, "xkb:xx"), ("us,xx", "en", "xkb:us,xx"),
      ("xx,us", nil, "xkb:xx,us"),
    ] as [(String, String?, String)])
  func `a mode has the language of its first layout and the names of all`(
    layouts: String, language: String?, name: String
  ) throws {
    let own = try #require(Self.described.mode(InputModeID("xkb:\(layouts)")))
    let users = Self.described.keymapMode(layouts: KeymapNames(shorthand: layouts).layouts)
    for mode in [own, users] {
      #expect(mode.id.rawValue == "xkb:\(layouts)")
      #expect(mode.primaryLanguage?.tag == language)
      #expect(mode.name == name)
    }
    #expect(own.keyboard == .names(KeymapNames(shorthand: layouts)))
    #expect(users.keyboard == nil, "it types on the user's keymap")
  }

  @Test func `a keymap without layout names has a mode too`() {
    let mode = Self.described.keymapMode(named: "my.xkb")
    #expect(mode.id == "xkb:my.xkb" && mode.name == "xkb:my.xkb")
    #expect(mode.keyboard == nil && mode.primaryLanguage == nil)
    #expect(Self.described.keymapMode(layouts: []).name == "xkb:")
  }

  @Test func `emoji is the mode for the language emoji`() throws {
    let mode = try #require(ModeCatalogue().mode("emoji"))
    #expect(mode.primaryLanguage == .emoji)
    #expect(mode.name == "Emoji")
  }

  @Test(
    arguments: [
      ("emoji:search", .emoji, "Emoji search"), ("unicode", nil, "Unicode code points"),
    ] as [(InputModeID, PrimaryLanguage?, String)])
  func `a mode that types on the user's keymap brings no keyboard`(
    id: InputModeID, language: PrimaryLanguage?, name: String
  ) throws {
    let mode = try #require(ModeCatalogue().mode(id), "\(id)")
    #expect(mode.id == id && mode.keyboard == nil, "\(id)")
    #expect(mode.primaryLanguage == language && mode.name == name, "\(id)")
  }

  @Test func `each family that help lists has a mode`() throws {
    let examples = [
      "xkb:LAYOUT": "xkb:us", "emoji": "emoji", "emoji:search": "emoji:search", "unicode": "unicode",
      "hangul:KEYBOARD": "hangul:2", "m17n:LANGUAGE-NAME": "m17n:vi-telex",
    ]
    for family in ModeCatalogue.families {
      let example = try #require(examples[family.form].map { InputModeID($0) })
      do {
        #expect(try ModeCatalogue().find(example) != nil, "\(family.form)")
      } catch {
        #expect(error.code == .engineUnavailable, "\(family.form): this build leaves the engine out")
      }
      #expect(!family.summary.isEmpty)
    }
    #expect(ModeCatalogue.families.count == examples.count)
  }
}
