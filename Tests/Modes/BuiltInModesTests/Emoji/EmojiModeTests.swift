import BuiltInModes
import InputModes
import KeywrightKeyEvents
import Testing

@Suite struct EmojiModeTests {
  private static let search = Keysym(0x1008_FF1B)
  private static let asksForSearch = InputBatch(modeRequest: .mode("emoji:search"))

  private func engine() throws -> any InputMethod { try #require(ModeCatalogue().mode("emoji")).makeInputMethod() }

  @Test func `it acts on the key itself, without Compose`() throws {
    #expect(try engine().keystrokeText == .raw)
  }

  @Test(
    arguments: [
      ("an emoji", .press("😀"), InputBatch(commit: "😀")),
      ("a repeat", .press("😀", direction: .repeat), InputBatch(commit: "😀")),
      ("a flag", .press("🇫🇷"), InputBatch(commit: "🇫🇷")),
      ("a family", .press("👨‍👩‍👧"), InputBatch(commit: "👨‍👩‍👧")),
      ("a keycap, which begins with a digit", .press("1️⃣"), InputBatch(commit: "1️⃣")),
      ("a keycap, which begins with a sign", .press("#️⃣"), InputBatch(commit: "#️⃣")),
      ("the copyright sign", .press("©️"), InputBatch(commit: "©️")),
      ("a repeat that the keymap does not allow", .press("😀", direction: .repeat, types: false), .passed),
      ("a release", .press("", direction: .release, types: false), .passed),
      ("a key without text", .press("", keysym: Keysym(0xFFE1)), .passed),
      ("the space bar", .press(" "), .passed),
      ("Return", .press("\r", keysym: .return), .passed),
      ("BackSpace", .press("\u{8}", keysym: .backSpace), .passed),
      ("a letter of a shortcut", .press("c"), .passed),
      ("a control character above ASCII", .press("\u{85}"), .passed),
      ("the search key", .press("", keysym: search), asksForSearch),
      ("the search key with a text", .press("/", keysym: search), asksForSearch),
      ("the search key repeats", .press("", keysym: search, direction: .repeat), asksForSearch),
      ("the search key comes up", .press("", keysym: search, direction: .release, types: false), .passed),
    ] as [(String, Keystroke, InputBatch)])
  func `it answers a key`(name: String, keystroke: Keystroke, expected: InputBatch) throws {
    var engine = try engine()
    let batch = engine.handle(keystroke)
    #expect(batch == expected, "\(name)")
  }

  @Test func `it commits the raw text, not what Compose made of it`() throws {
    var engine = try engine()
    var keystroke = Keystroke.press("😀")
    keystroke.text = "é"
    #expect(engine.handle(keystroke) == InputBatch(commit: "😀"))
  }
}
