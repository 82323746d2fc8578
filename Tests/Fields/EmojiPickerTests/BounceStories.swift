import EmojiPicker
import InputModes
import Testing

@Suite struct BounceStories {
  @Test func `the note's numbers`() {
    #expect(Bounce.scale == 0.95)
    #expect(Bounce.shrinking == .milliseconds(80))
    #expect(Bounce.growing == .milliseconds(180))
  }

  @Test(arguments: [(50, []), (80, ["80 bounceReturned"]), (200, ["80 bounceReturned"])])
  func `a pick during a bounce starts the next one from identity`(second: Int, between: [String]) {
    var picker = EmojiPicker()
    picker.pick("🎉", at: .ms(0))
    let before = picker.script
    picker.pick("🐢", at: .ms(second))
    picker.advance(to: .seconds(9))
    #expect(
      picker.script == before + between + [
        "\(second) iconSet 🐢", "\(second) animationReset", "\(second) bounceBegan", "\(second) haptic(soft)",
        "\(second) fieldCleared", "\(second + 80) bounceReturned", "\(second + 260) bounceEnded",
      ])
  }

  @Test func `a pick at the moment when a bounce ends finds it at rest`() {
    var picker = EmojiPicker()
    picker.pick("🎉", at: .ms(0))
    picker.pick("🐢", at: .ms(260))
    #expect(!picker.script.contains { $0.hasSuffix("animationReset") })
    #expect(picker.script.contains("260 bounceEnded"))
  }

  @Test func `a bounce goes on while the next session begins`() {
    var picker = EmojiPicker()
    picker.pick("🎉", at: .ms(0))
    let before = picker.script
    picker.tap(.emoji, at: .ms(100))
    picker.cancel(at: .ms(300))
    #expect(
      picker.script == before + [
        "80 bounceReturned", "100 focused", "100 keyboardShown emoji preferred", "260 bounceEnded", "300 resigned",
        "300 keyboardHidden",
      ])
  }

  @Test func `a time in the past counts as the last effect's`() {
    var picker = EmojiPicker()
    picker.tap(.emoji, at: .ms(1000))
    picker.pick("🎉", at: .ms(10))
    picker.longPress(.began, at: .zero)
    #expect(picker.effects.allSatisfy { $0.time == .ms(1000) })
    #expect(picker.effects.count == 11)
  }
}
