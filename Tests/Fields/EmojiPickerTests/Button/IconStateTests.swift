import EmojiPicker
import Testing

/// The button is drawn, spoken and saved from its state alone.
@Suite struct IconStateTests {
  /// A state, and all that follows from it.
  struct Case: CustomTestStringConvertible {
    var name: String
    var state: IconState
    var icon: String?
    var saved: String
    var isDefault: Bool

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "unset", state: .unset, icon: nil, saved: "🟣", isDefault: true),
    Case(name: "opened without an icon", state: IconState(existing: nil), icon: nil, saved: "🟣", isDefault: true),
    Case(name: "opened with an empty icon", state: IconState(existing: ""), icon: nil, saved: "🟣", isDefault: true),
    Case(name: "opened with 🐢", state: IconState(existing: "🐢"), icon: "🐢", saved: "🐢", isDefault: false),
    Case(name: "opened with a letter", state: IconState(existing: "a"), icon: "a", saved: "a", isDefault: false),
    Case(name: "opened with 🟣", state: IconState(existing: "🟣"), icon: "🟣", saved: "🟣", isDefault: false),
    Case(name: "picked 🎉", state: .picked("🎉"), icon: "🎉", saved: "🎉", isDefault: false),
    Case(name: "picked 🟣", state: .picked("🟣"), icon: "🟣", saved: "🟣", isDefault: false),
    Case(name: "cleared", state: .cleared, icon: nil, saved: "🟣", isDefault: true),
    Case(name: "existing, empty by hand", state: .existing(""), icon: nil, saved: "🟣", isDefault: true),
    Case(name: "picked, empty by hand", state: .picked(""), icon: nil, saved: "🟣", isDefault: true),
  ]

  @Test(arguments: cases) func `what it holds and what is saved`(_ it: Case) {
    #expect(it.state.icon == it.icon)
    let saved = SavedIcon(it.state)
    #expect(saved.text == it.saved)
    #expect(saved.isDefault == it.isDefault)
  }

  @Test(arguments: cases) func `how it looks`(_ it: Case) {
    let look = ButtonAppearance(it.state)
    #expect(look.title == it.icon)
    #expect(look.image == (it.icon == nil ? .plusTemplate : nil))
    #expect(look.showsDashedCircle == (it.icon == nil))
    #expect(look.titleFont == .headingXLSemibold)
    #expect(look.titleColour == .black)
    #expect(look.tint == .primary600)
  }

  @Test(arguments: cases) func `what a screen reader says`(_ it: Case) {
    let words = ButtonAccessibility(it.state)
    #expect(words.label == "Icon")
    #expect(words.value == it.icon ?? "None")
    #expect(words.actions == (it.icon == nil ? [.pick] : [.pick, .reset]))
  }

  @Test(
    arguments: [
      (nil, .unset), ("", .unset), ("🐢", .existing("🐢")),
    ] as [(String?, IconState)])
  func `a screen is opened with an icon or without`(icon: String?, state: IconState) {
    #expect(EmojiPicker(existing: icon).state == state)
  }

  @Test func `🟣 by default and 🟣 chosen differ`() {
    #expect(SavedIcon.fallback == "🟣")
    #expect(SavedIcon(.unset) != SavedIcon(.picked("🟣")))
    #expect(SavedIcon(.unset) == SavedIcon(.cleared))
  }

  @Test func `the picker draws, speaks and saves its state`() {
    var picker = EmojiPicker(existing: "🐢")
    for step in 0..<3 {
      switch step {
      case 0: break
      case 1: picker.pick("🎉", at: .ms(0))
      default: picker.longPress(.began, at: .ms(1000))
      }
      #expect(picker.appearance == ButtonAppearance(picker.state), "step \(step)")
      #expect(picker.accessibility == ButtonAccessibility(picker.state), "step \(step)")
      #expect(picker.saved == SavedIcon(picker.state), "step \(step)")
      #expect(picker.appearance.title == ["🐢", "🎉", nil][step])
    }
  }
}
