import EmojiPicker
import InputModes
import KeywrightRuntimeSupport
import TestSupport
import Testing

@Suite struct EmojiPickerProperties {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as [UInt64])
  func `whatever is done, the picker stays in order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var picker = EmojiPicker(existing: [nil, "", "🐢"].randomElement(using: &random) ?? nil)
    var now = Duration.ms(1000)
    for step in 0..<300 {
      // Mostly within a bounce; now and then far ahead, or back.
      now += .ms([0, 1, 40, 80, 100, 180, 2000, -50].randomElement(using: &random) ?? 0)
      let at: Comment = "seed \(seed), step \(step)"
      let before = picker
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let begins = picker.tap(.emoji, at: now)
        #expect(begins != before.isEditing, at)
        #expect(picker.isEditing && picker.state == before.state, at)
      case 2, 3:
        let icon = ["🎉", "🟣", "🇫🇷", "é"].randomElement(using: &random) ?? "🎉"
        picker.pick(icon, at: now)
        #expect(picker.state == .picked(icon) && !picker.isEditing, at)
        #expect(picker.committed == before.committed + [icon], at)
      case 4:
        picker.cancel(at: now)
        #expect(picker.state == before.state && !picker.isEditing, at)
      case 5:
        picker.longPress(.began, at: now)
        #expect(picker.state == .cleared && !picker.isEditing && picker.deadline == nil, at)
      case 6:
        picker.longPress(.ended, at: now)
        #expect(picker.state == before.state && picker.isEditing == before.isEditing, at)
      default:
        picker.keyboardChanged(.to("xkb:us", .switched), at: now)
        #expect(picker.state == before.state && picker.isEditing == before.isEditing, at)
      }
      #expect(!picker.saved.text.isEmpty, at)
      #expect(picker.effects.starts(with: before.effects), at)
      #expect(picker.deadline.map { $0 > now } ?? true, at)
    }
    picker.advance(to: now + .seconds(10))
    #expect(picker.deadline == nil)
    checkEffects(of: picker, seed: seed)
  }

  /// Reads the effects as a screen would, which knows nothing but them.
  private func checkEffects(of picker: EmojiPicker, seed: UInt64) {
    var time = Duration.zero
    var isOpen = false
    var bounce: (began: Duration, returned: Bool)?
    var icons: [String] = []
    for (index, timed) in picker.effects.enumerated() {
      let at: Comment = "seed \(seed), effect \(index): \(timed)"
      #expect(timed.time >= time, at)
      time = timed.time
      switch timed.effect {
      case .focused:
        #expect(!isOpen, at)
        isOpen = true
      case .keyboardShown: #expect(isOpen, at)
      case .resigned:
        #expect(isOpen, at)
        isOpen = false
        #expect(picker.effects[index + 1] == TimedEffect(.keyboardHidden, at: time), at)
      case .keyboardHidden: #expect(!isOpen, at)
      case .iconSet(let icon): icons.append(icon)
      case .iconRemoved: #expect(bounce == nil && !isOpen, at)
      case .animationReset:
        #expect(bounce != nil, at)
        bounce = nil
      case .bounceBegan:
        #expect(bounce == nil, at)
        bounce = (time, false)
      case .bounceReturned:
        #expect(bounce.map { !$0.returned && $0.began + Bounce.shrinking == time } == true, at)
        bounce?.returned = true
      case .bounceEnded:
        #expect(bounce.map { $0.returned && $0.began + Bounce.shrinking + Bounce.growing == time } == true, at)
        bounce = nil
      case .haptic, .fieldCleared: break
      }
    }
    #expect(isOpen == picker.isEditing)
    #expect(bounce == nil)
    #expect(icons == picker.committed && icons.count > 20)
    let kinds = Set(picker.effects.map(\.effect.name))
    #expect(kinds.count == 13, "every effect happens: \(kinds.sorted())")
  }
}
