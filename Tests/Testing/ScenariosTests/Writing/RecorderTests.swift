import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import ScenarioTestSupport
import Scenarios
import Testing
import TextFields

@Suite struct RecorderTests {
  @Test func whatIsWrittenPassesAgain() throws {
    var settings = ScenarioSettings()
    settings.keyboard.layout = "fr(bepo)"
    settings.modes = [.init(id: "xkb:fr(bepo)"), .init(id: "emoji:search")]
    settings.fields = [
      FieldConfiguration(name: "notes"),
      FieldConfiguration(
        name: "icon", kind: .hidden(accept: .emoji), preferences: [.language("emoji")], icon: "🟣"),
    ]
    let keys = try KeystrokeNotation().parse("<AD06> <AD04> 250ms LEFTSHIFT+A CAPS \"é\" +B 1.5s *B -B ENTER")
    let text = try ScenarioRecorder(modes: CatalogueModes()).text(
      name: "a \"recording\"", settings: settings, actions: keys.actions)
    #expect(
      text == #"""
        scenario "a \"recording\""
          layout fr(bepo)
          modes xkb:fr(bepo) emoji:search
          field notes plain
          field icon hidden accept emoji prefer emoji icon "🟣"
          keys Y R 250ms LEFTSHIFT+A CAPSLOCK "é" +B 1500ms *B -B ENTER
          expect text notes "ôAéKK\n"
          expect mode xkb:fr(bepo) because default
          expect icon icon "🟣"
          expect saved icon "🟣"
          expect leds "Caps Lock"

        """#)
    #expect(Story(text).text == "passed a \"recording\"")
  }

  @Test func timesMayBeLeftOut() throws {
    let keys = try KeystrokeNotation().parse("A 250ms B")
    let text = try ScenarioRecorder(modes: CatalogueModes()).text(
      name: "r", settings: ScenarioSettings(), actions: keys.actions, keepsTimes: false)
    #expect(text == "scenario \"r\"\n  keys A B\n  expect text \"ab\"\n")
  }
}
