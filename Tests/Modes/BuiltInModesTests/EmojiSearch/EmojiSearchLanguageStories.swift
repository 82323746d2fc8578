import BuiltInModes
import InputModes
import Keywright
import KeywrightDiagnostics
import TestSupport
import Testing

@Suite struct EmojiSearchLanguageStories {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "annotations/fr.xml": """
      <ldml><annotations>
      <annotation cp="🔥">brasier</annotation>
      <annotation cp="🔥" type="tts">feu de camp</annotation>
      </annotations></ldml>
      """
    ])
  }

  @Test(
    arguments: [
      ("a keyword of the language", "\"bras\" 1", "🔥|"), ("a name of the language", "\"feu de camp\" ENTER", "🔥|"),
      ("English", "\"pizza\" ENTER", "🍕|"), ("what nothing is called", "\"qqqq\" ENTER", "[qqqq|]"),
    ])
  func `a person types in a language that was loaded`(name: String, keys: String, picture: String) throws {
    let person = try Person(search: EmojiSearchModes(places: [folder.path]).mode("emoji:search?lang=fr"))
    try person.types(keys)
    #expect(person.picture == picture, "\(name)")
  }

  @Test(arguments: ["\"brasier\"", "\"fire\""])
  func `candidates carry the names of the language, whatever was typed`(keys: String) throws {
    let person = try Person(search: EmojiSearchModes(places: [folder.path]).mode("emoji:search?lang=fr"))
    try person.types(keys)
    #expect(person.simulator.candidates?.page.first?.comment == "feu de camp", "\(keys)")
  }

  @Test func `a mode without its data says what to install`() {
    let expected = Diagnostic.error(
      .engineUnavailable, "the emoji names of the language “fr” need CLDR's annotations, which are not installed",
      hint: "install them: apt-get install unicode-cldr-core; en and ko need nothing")
    #expect(throws: expected) { try EmojiSearchModes(places: []).mode("emoji:search?lang=fr") }
  }
}
