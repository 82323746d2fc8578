import BuiltInModes
import InputMethodConformance
import InputModes
import KeywrightKeyEvents
import Testing

@Suite struct KeyboardModeTests {
  private func engine() throws -> any InputMethod { try #require(ModeCatalogue().mode("xkb:us")).makeInputMethod() }

  @Test func `it acts on composed text`() throws {
    #expect(try engine().keystrokeText == .composed)
  }

  @Test(
    arguments: [
      .press("a"), .press(""), .press("\r", keysym: .return), .press("\u{8}", keysym: .backSpace), .press("😀"),
      .press("a", direction: .repeat), .press("", direction: .release, types: false),
      .press("", keysym: Keysym(0x1008_FF1B)),
    ] as [Keystroke])
  func `it passes every key`(keystroke: Keystroke) throws {
    var engine = try engine()
    let batch = engine.handle(keystroke)
    #expect(batch == .passed)
  }

  @Test func `it passes random keys`() throws {
    var engine = try engine()
    var keystrokes = RandomKeystrokes(seed: 11)
    for _ in 0..<500 {
      let keystroke = keystrokes.next()
      let batch = engine.handle(keystroke)
      #expect(batch == .passed, "\(keystroke)")
    }
  }

  @Test func `nothing else makes it do anything`() throws {
    var engine = try engine()
    let batches = [
      engine.activate(InputContext()), engine.reset(.textChange), engine.tick(.seconds(1)),
      engine.deactivate(.modeSwitch),
    ]
    #expect(batches.map(\.changesNothing) == [true, true, true, true])
  }
}
