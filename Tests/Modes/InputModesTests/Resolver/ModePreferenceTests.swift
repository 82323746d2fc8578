import InputModes
import Testing

@Suite struct ModePreferenceTests {
  private func resolved(_ preferences: [ModePreference], _ modes: [String]) -> Resolution {
    ModeResolver().resolve(preferences, context: nil, in: InputModeRegistry(modes.map { InputMode($0) }))
  }

  @Test(arguments: [
    ("exact beats a prefix that comes first", "fr-CA", ["fr fr", "ca fr-CA"], "ca"),
    ("of two exact ones the first counts", "fr", ["a fr", "b FR"], "a"),
    ("of two prefixes the first counts", "fr", ["ca fr-CA", "ch fr-CH"], "ca"),
    ("a longer prefix is no better", "zh-Hant-TW", ["zh zh", "hant zh-Hant"], "zh"),
    ("the reverse of a prefix", "ru-RU", ["us en", "ru ru"], "ru"),
    ("underscore and case", "PT_br", ["us en", "br pt-BR"], "br"),
    ("any language", "*", ["none", "emoji emoji", "ru ru"], "ru"),
    ("emoji", "emoji", ["us en", "emoji emoji"], "emoji"),
    ("emoji in any case", "EMOJI", ["us en", "emoji emoji"], "emoji"),
    ("dictation", "dictation", ["us en", "say dictation"], "say"),
  ])
  func `a language prefers a mode`(name: String, language: String, modes: [String], id: String) {
    let resolution = resolved([.language(PrimaryLanguage(language))], modes)
    #expect(resolution.mode?.id.rawValue == id, "\(name)")
    #expect(resolution.reason == .preferred, "\(name)")
    #expect(resolution.because == "the field prefers the language \(language), and \(id) is active", "\(name)")
  }

  @Test(arguments: [
    ("another region", "fr-FR", ["ca fr-CA"]), ("a mode for no language", "fr", ["fr"]),
    ("emoji is met by emoji alone", "emoji", ["us en", "x emoji-x"]), ("no language", "", ["fr fr", "none"]),
  ])
  func `a language that no mode meets`(name: String, language: String, modes: [String]) {
    #expect(resolved([.language(PrimaryLanguage(language))], modes).reason == .fallback, "\(name)")
  }

  @Test func `an id prefers exactly that mode`() {
    let modes = ["xkb:us en", "xkb:us(intl) en"]
    let resolution = resolved([.id("xkb:us(intl)")], modes)
    #expect(resolution.mode?.id == "xkb:us(intl)")
    #expect(resolution.because == "the field prefers the mode xkb:us(intl), and xkb:us(intl) is active")
    #expect(resolved([.id("xkb:us(dvorak)")], modes).reason == .fallback)
  }

  @Test func `a predicate prefers the first mode that fits`() {
    let preference = ModePreference.predicate(description: "a layout of its own") { $0.id.family == "xkb" }
    let resolution = resolved([preference], ["emoji emoji", "xkb:ru ru", "xkb:us en"])
    #expect(resolution.mode?.id == "xkb:ru")
    #expect(resolution.reason == .preferred)
    #expect(resolution.because == "the field prefers a layout of its own, and xkb:ru is active")
    #expect(resolved([preference], ["emoji emoji"]).reason == .fallback)
  }

  @Test func `of several preferences the first that is met counts`() {
    let modes = ["us en", "ru ru", "fr fr-FR"]
    #expect(resolved([.language("de"), .language("fr"), .language("ru")], modes).mode?.id == "fr")
    #expect(resolved([.language("ru"), .id("us")], modes).mode?.id == "ru")
    #expect(
      resolved([.language("de"), .id("x")], modes).because
        == "the field prefers the language de or the mode x, which no active mode meets; us is the first active mode")
  }
}
