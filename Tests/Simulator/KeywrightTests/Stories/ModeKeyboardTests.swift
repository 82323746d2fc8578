import BuiltInModes
import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Which keyboard keys go to, and what a switch of the mode does to its state.
@Suite struct ModeKeyboardTests {
  private static let second = InputMode.toy("second")

  @Test(arguments: [
    // A latch does not survive, a lock and pressed keys do.
    ("lv(apostrophe)", "APOSTROPHE", "H", "h|"),
    ("us", "CAPSLOCK", "H", "H|"),
    ("us", "+LEFTSHIFT", "H -LEFTSHIFT H", "Hh|"),
    ("us", "NUMLOCK", "KP7", "7|"),
    // A lock key that is held unlocks when it comes up, as if nothing had happened.
    ("us", "CAPSLOCK +CAPSLOCK", "H -CAPSLOCK H", "Hh|"),
    ("us", "+CAPSLOCK", "H -CAPSLOCK H", "HH|"),
    // AltGr counts for the layout in which it was pressed.
    ("us,de", "SCROLLLOCK +RIGHTALT", "E -RIGHTALT MINUS", "€ß|"),
    // A pending sequence ends.
    ("us(intl)", "APOSTROPHE", "E", "e|"),
  ])
  func aSwitchKeepsLocksAndPressedKeys(layout: String, before: String, after: String, expected: String) throws {
    let simulator = try simulator(
      layout, options: "grp:sclk_toggle", modes: [.plain, Self.second], compose: .locale("en_US.UTF-8"))
    try simulator.play(before)
    simulator.switchMode(to: "second")
    #expect(try picture(after, on: simulator) == expected)
  }

  @Test(arguments: [
    ("us", "+LEFTSHIFT", "H -LEFTSHIFT H", "Hh|"), ("us", "CAPSLOCK +CAPSLOCK", "H -CAPSLOCK H", "Hh|"),
    ("us", "+CAPSLOCK", "H -CAPSLOCK H", "HH|"), ("us,de", "SCROLLLOCK +RIGHTALT", "E -RIGHTALT MINUS", "€ß|"),
    ("lv(apostrophe)", "APOSTROPHE", "A", "a|"),
  ])
  func aVisitToAnotherKeyboardKeepsThemToo(
    layout: String, before: String, after: String, expected: String
  ) throws {
    let simulator = try simulator(layout, options: "grp:sclk_toggle", modes: [.plain, .emoji])
    try simulator.play(before)
    simulator.globe()
    simulator.globe()
    #expect(try picture(after, on: simulator) == expected)
  }

  @Test func theFocusGoesElsewhereAndALatchStays() throws {
    let simulator = try simulator(
      "lv(apostrophe)", modes: [.plain], fields: [FieldConfiguration(name: "a"), FieldConfiguration(name: "b")])
    try simulator.play("APOSTROPHE")
    simulator.focus("b")
    #expect(try picture("A A", on: simulator) == "āa|")
  }

  @Test func anXKBModeBringsItsLayout() throws {
    let french = try #require(ModeCatalogue().mode("xkb:fr"))
    let simulator = try simulator(modes: [.plain, french])
    try simulator.play("Q")
    simulator.switchMode(to: "xkb:fr")
    try simulator.play("Q")
    simulator.switchMode(to: "xkb:us")
    #expect(try picture("Q", on: simulator) == "qaq|")
  }

  @Test func theEmojiModeBringsItsKeymap() throws {
    let simulator = try simulator(modes: [.plain, .emoji])
    simulator.switchMode(to: "emoji")
    try simulator.play("Q")
    #expect(simulator.text.unicodeScalars.allSatisfy { $0.properties.isEmoji })
    #expect(simulator.text.count == 1)
    simulator.globe()
    try simulator.play("Q")
    #expect(simulator.text.hasSuffix("q"))
  }

  @Test func aLayoutToggleChangesNoMode() throws {
    let simulator = try simulator("us,ru", options: "grp:caps_toggle", modes: [.plain, .emoji])
    #expect(try picture("A CAPSLOCK A", on: simulator) == "aф|")
    #expect(simulator.resolution.mode?.id == "xkb:us")
    #expect(simulator.resolution.reason == .default)
    #expect(simulator.outcome.layout.index == 1)
    #expect(simulator.outcome.leds == ["Group 2"])
  }

  @Test func theLockedLayoutSurvivesAVisitToEmoji() throws {
    let simulator = try simulator("us,ru", options: "grp:caps_toggle", modes: [.plain, .emoji])
    try simulator.play("CAPSLOCK")
    simulator.switchMode(to: "emoji")
    #expect(simulator.outcome.layout.index == 0)
    simulator.globe()
    #expect(simulator.outcome.layout.index == 1)
    #expect(try picture("A", on: simulator) == "ф|")
  }

  @Test func capsLockGoesAlongToAnotherKeyboard() throws {
    let german = try #require(ModeCatalogue().mode("xkb:de"))
    let simulator = try simulator(modes: [.plain, german])
    try simulator.play("CAPSLOCK")
    simulator.switchMode(to: "xkb:de")
    #expect(simulator.outcome.leds == ["Caps Lock"])
    #expect(try picture("Y CAPSLOCK Y", on: simulator) == "Zz|")
    simulator.switchMode(to: "xkb:us")
    #expect(try picture("Y", on: simulator) == "Zzy|")
  }
}
