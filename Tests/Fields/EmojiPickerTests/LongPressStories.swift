import EmojiPicker
import InputModes
import Testing

@Suite struct LongPressStories {
  @Test func `the beginning of a long press takes the icon away, its end does nothing`() {
    var picker = EmojiPicker(existing: "🐢")
    picker.longPress(.ended, at: .ms(0))
    #expect(picker.state == .existing("🐢") && picker.effects.isEmpty)
    picker.longPress(.began, at: .ms(100))
    #expect(picker.state == .cleared)
    #expect(picker.script == ["100 iconRemoved", "100 haptic(light)"])
    picker.longPress(.ended, at: .ms(900))
    #expect(picker.state == .cleared)
    #expect(picker.script == ["100 iconRemoved", "100 haptic(light)"])
  }

  @Test func `after a long press the old icon does not come back on saving`() {
    var picker = EmojiPicker(existing: "🐢")
    picker.tap(.emoji, at: .ms(0))
    picker.pick("🎉", at: .ms(100))
    picker.longPress(.began, at: .ms(1000))
    #expect(picker.saved == SavedIcon(.cleared))
    #expect(picker.saved.text == "🟣" && picker.saved.isDefault)
  }

  @Test func `a long press while editing ends the session first`() {
    var picker = EmojiPicker(existing: "🐢")
    picker.tap(.emoji, at: .ms(0))
    picker.longPress(.began, at: .ms(700))
    #expect(!picker.isEditing)
    #expect(
      picker.script == [
        "0 focused", "0 keyboardShown emoji preferred",
        "700 resigned", "700 keyboardHidden", "700 iconRemoved", "700 haptic(light)",
      ])
    picker.longPress(.ended, at: .ms(1000))
    #expect(picker.tap(.emoji, at: .ms(1100)) == true, "the button can be tapped again")
  }

  @Test func `the end of a long press leaves a session open`() {
    var picker = EmojiPicker()
    picker.tap(.emoji, at: .ms(0))
    picker.longPress(.ended, at: .ms(100))
    #expect(picker.isEditing)
  }

  @Test func `a long press drops a bounce that has not ended`() {
    var picker = EmojiPicker()
    picker.pick("🎉", at: .ms(0))
    let before = picker.script
    picker.longPress(.began, at: .ms(100))
    #expect(
      picker.script == before + [
        "80 bounceReturned", "100 animationReset", "100 iconRemoved", "100 haptic(light)",
      ])
    #expect(picker.deadline == nil)
    picker.advance(to: .seconds(9))
    #expect(picker.script.last == "100 haptic(light)")
  }
}
