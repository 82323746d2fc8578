import EmojiPicker
import InputModes
import Testing

@Suite struct EmojiPickerStories {
  @Test func `a tap, an emoji, a bounce`() {
    var picker = EmojiPicker()
    #expect(picker.tap(.emoji, at: .ms(0)) == true)
    #expect(picker.isEditing)
    #expect(picker.script == ["0 focused", "0 keyboardShown emoji preferred"])
    picker.pick("🎉", at: .ms(500))
    #expect(!picker.isEditing)
    #expect(picker.state == .picked("🎉"))
    #expect(picker.committed == ["🎉"])
    let atOnce = [
      "0 focused", "0 keyboardShown emoji preferred",
      "500 iconSet 🎉", "500 bounceBegan", "500 haptic(soft)", "500 fieldCleared", "500 resigned",
      "500 keyboardHidden",
    ]
    #expect(picker.script == atOnce)
    picker.advance(to: .seconds(5))
    #expect(picker.script == atOnce + ["580 bounceReturned", "760 bounceEnded"])
  }

  @Test func `the bounce waits for the clock`() {
    var picker = EmojiPicker()
    #expect(picker.deadline == nil)
    picker.tap(.emoji, at: .ms(0))
    picker.pick("🎉", at: .ms(100))
    let before = picker.script
    #expect(picker.deadline == .ms(180))
    picker.advance(to: .ms(179))
    #expect(picker.script == before)
    picker.advance(to: .ms(180))
    #expect(picker.script == before + ["180 bounceReturned"])
    #expect(picker.deadline == .ms(360))
    picker.advance(to: .ms(359))
    #expect(picker.script == before + ["180 bounceReturned"])
    picker.advance(to: .ms(360))
    #expect(picker.script == before + ["180 bounceReturned", "360 bounceEnded"])
    #expect(picker.deadline == nil)
  }

  @Test func `a second tap does nothing while a session runs`() {
    var picker = EmojiPicker()
    picker.tap(.emoji, at: .ms(0))
    #expect(picker.tap(.to("xkb:us", .default), at: .ms(10)) == false)
    #expect(picker.isEditing)
    #expect(picker.script == ["0 focused", "0 keyboardShown emoji preferred"])
  }

  @Test func `a session ends with a pick, so that the next tap begins another`() {
    var picker = EmojiPicker()
    picker.tap(.emoji, at: .ms(0))
    picker.pick("🎉", at: .ms(100))
    picker.advance(to: .ms(1000))
    let before = picker.script
    #expect(picker.tap(.to("xkb:us", .fallback), at: .ms(2000)) == true)
    #expect(picker.script == before + ["2000 focused", "2000 keyboardShown xkb:us fallback"])
    #expect(picker.state == .picked("🎉"), "the icon stays until another is picked")
    picker.pick("🐢", at: .ms(3000))
    #expect(picker.state == .picked("🐢"))
    #expect(picker.committed == ["🎉", "🐢"])
  }

  @Test func `another keyboard is shown while the session runs, and only then`() {
    var picker = EmojiPicker()
    picker.keyboardChanged(.to("xkb:us", .switched), at: .ms(0))
    #expect(picker.effects.isEmpty)
    picker.tap(.emoji, at: .ms(100))
    picker.keyboardChanged(.to("emoji:search", .requested), at: .ms(200))
    picker.cancel(at: .ms(300))
    picker.keyboardChanged(.emoji, at: .ms(400))
    #expect(
      picker.script == [
        "100 focused", "100 keyboardShown emoji preferred", "200 keyboardShown emoji:search requested", "300 resigned",
        "300 keyboardHidden",
      ])
  }

  @Test func `without a mode the keyboard shown is none`() {
    var picker = EmojiPicker()
    picker.tap(.nothing, at: .ms(0))
    #expect(picker.script == ["0 focused", "0 keyboardShown – none"])
  }

  @Test(arguments: [nil, "🐢"] as [String?])
  func `cancelling leaves the icon as it is`(icon: String?) {
    var picker = EmojiPicker(existing: icon)
    let state = picker.state
    picker.tap(.emoji, at: .ms(0))
    picker.cancel(at: .ms(100))
    #expect(picker.state == state)
    #expect(!picker.isEditing && picker.committed.isEmpty)
    let script = ["0 focused", "0 keyboardShown emoji preferred", "100 resigned", "100 keyboardHidden"]
    #expect(picker.script == script)
    picker.cancel(at: .ms(200))
    #expect(picker.script == script, "there is nothing left to cancel")
  }

  @Test func `a cancelled session keeps what an earlier one picked`() {
    var picker = EmojiPicker(existing: "🐢")
    picker.tap(.emoji, at: .ms(0))
    picker.pick("🎉", at: .ms(100))
    picker.tap(.emoji, at: .ms(1000))
    picker.cancel(at: .ms(2000))
    #expect(picker.state == .picked("🎉"))
    #expect(picker.saved.text == "🎉" && !picker.saved.isDefault)
  }

  @Test func `an empty text picks nothing and leaves the session open`() {
    var picker = EmojiPicker(existing: "🐢")
    picker.tap(.emoji, at: .ms(0))
    picker.pick("", at: .ms(100))
    #expect(picker.isEditing)
    #expect(picker.state == .existing("🐢") && picker.committed.isEmpty)
    #expect(picker.script == ["0 focused", "0 keyboardShown emoji preferred"])
  }
}
