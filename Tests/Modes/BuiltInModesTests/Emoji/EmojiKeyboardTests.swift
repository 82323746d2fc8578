import BuiltInModes
import InputModes
import KeywrightEmojiSet
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// The mode `emoji` on the keyboard that it brings.
@Suite struct EmojiKeyboardTests {
  private static let capsLock = KeyCode(58)
  private static let leftShift = KeyCode(42)
  private static let altGr = KeyCode(100)
  private static let slash = KeyCode(53)

  @Test(arguments: [[], [leftShift], [altGr], [leftShift, altGr]])
  func `each key that gives an emoji commits it, on every page`(held: [KeyCode]) throws {
    let mode = try #require(ModeCatalogue().mode("emoji"))
    let source = try #require(mode.keyboard)
    let keymap = try KeymapLoader().load(source)
    let keyboard = try #require(Keyboard(keymap, compose: nil))
    var engine = mode.makeInputMethod()
    var committed: Set<[Unicode.Scalar]> = []
    for page in 0..<4 {
      for modifier in held { _ = keyboard.decode(KeyEvent(modifier, .press)) }
      for code in (1...Self.altGr.rawValue).map({ KeyCode($0) }) where code != Self.capsLock && !held.contains(code) {
        let keystroke = keyboard.decode(KeyEvent(code, .press), composing: false)
        let batch = engine.handle(keystroke)
        _ = keyboard.decode(KeyEvent(code, .release))
        let scalars = Array(keystroke.rawText.unicodeScalars)
        let at: Comment = "page \(page), key \(code.rawValue), held \(held): \(keystroke.rawText)"
        if EmojiSet().isRGI(scalars) {
          #expect(batch == InputBatch(commit: keystroke.rawText), at)
          committed.insert(scalars)
        } else if code == Self.slash {
          #expect(batch == InputBatch(modeRequest: .mode("emoji:search")), at)
        } else {
          #expect(batch == .passed, at)
        }
      }
      for modifier in held { _ = keyboard.decode(KeyEvent(modifier, .release)) }
      for direction in [KeyEvent.Direction.press, .release] {
        _ = keyboard.decode(KeyEvent(Self.capsLock, direction))
      }
    }
    #expect(committed.count > 150, "four pages of the main block")
    #expect(committed.contains(Array("1️⃣".unicodeScalars)) == held.isEmpty)
  }
}
