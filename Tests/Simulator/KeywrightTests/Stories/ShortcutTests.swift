import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing
import TextFields

/// Combinations that insert nothing, and how they are called.
@Suite struct ShortcutTests {
  @Test(arguments: [
    ("us", "LEFTCTRL+C", "Ctrl+C"), ("us", "LEFTCTRL+LEFTSHIFT+O", "Ctrl+Shift+O"), ("us", "LEFTALT+F", "Alt+F"),
    ("us", "CAPSLOCK LEFTCTRL+C", "Ctrl+C"), ("us", "LEFTCTRL+LEFTALT+DELETE", "Ctrl+Alt+Delete"),
    ("us", "LEFTCTRL+1", "Ctrl+1"), ("us", "LEFTCTRL+LEFTSHIFT+1", "Ctrl+!"), ("us", "LEFTCTRL+SPACE", "Ctrl+space"),
    ("us", "LEFTCTRL+LEFTMETA+RIGHT", "Ctrl+Super+Right"), ("us", "LEFTALT+F4", "Alt+F4"),
    ("us", "LEFTCTRL+KPSLASH", "Ctrl+/"),
    ("us,ru", "SCROLLLOCK LEFTCTRL+C", "Ctrl+C"), ("us,ru", "SCROLLLOCK LEFTCTRL+LEFTSHIFT+C", "Ctrl+Shift+C"),
    ("us,ru", "SCROLLLOCK LEFTCTRL+SEMICOLON", "Ctrl+;"), ("ru", "LEFTCTRL+C", "Ctrl+с"),
    ("fr", "LEFTALT+2", "Alt+é"), ("us,fr", "SCROLLLOCK LEFTALT+2", "Alt+é"), ("gr,us", "LEFTCTRL+S", "Ctrl+S"),
    ("gr,us", "LEFTCTRL+Q", "Ctrl+Q"), ("us,us(dvorak)", "LEFTCTRL+SEMICOLON", "Ctrl+;"),
  ])
  func areNamed(layout: String, keys: String, expected: String) throws {
    let simulator = try simulator(layout, options: "grp:sclk_toggle", fields: [FieldConfiguration(initial: "x")])
    var names: [String] = []
    simulator.onTrace = { names += $0.shortcut.map { [$0] } ?? [] }
    try simulator.play(keys)
    #expect(names == [expected])
    #expect(simulator.picture == "x|")
  }

  @Test(arguments: [
    ("de", "RIGHTALT+Q", "@|"), ("fr(bepo)", "RIGHTALT+A", "æ|"), ("us", "LEFTSHIFT+2", "@|"),
    ("us", "LEFTMETA+A", "a|"), ("pl", "RIGHTALT+A", "ą|"), ("us", "+LEFTCTRL -LEFTCTRL A", "a|"),
  ])
  func textIsNone(layout: String, keys: String, expected: String) throws {
    let simulator = try simulator(layout)
    simulator.onTrace = { #expect($0.shortcut == nil) }
    #expect(try picture(keys, on: simulator) == expected)
  }
}
