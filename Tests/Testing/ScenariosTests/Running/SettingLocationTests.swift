import ScenarioTestSupport
import Scenarios
import Testing

/// What is wrong with a setting is reported where the setting is stated.
@Suite struct SettingLocationTests {
  @Test(arguments: [
    ("layout us(foo)", "1:8: error: /usr/share/X11/xkb/symbols/us: the layout “us” has no variant “foo” [KW-K013]"),
    ("layout nowhere", "1:8: error: there is no layout “nowhere” in /usr/share/X11/xkb [KW-K013]"),
    ("layout us\nrules evdv", "2:7: error: there are no rules “evdv” in /usr/share/X11/xkb [KW-K001]"),
    ("keymap none.xkb", "1:8: error: none.xkb: the keymap file cannot be read: No such file or directory [KW-K002]"),
    ("xkb-path nowhere", "1:10: error: nowhere: there is no XKB folder here [KW-K002]"),
    (
      "layout us\ncompose kayria.compose",
      "2:9: error: “kayria.compose” is neither a Compose file that is there nor a locale [KW-C001]"
    ),
    ("modes emojii", "1:7: error: there is no input mode “emojii” [KW-M001]"),
  ])
  func `an error names the line of the setting`(settings: String, message: String) {
    let story = Story("\(settings)\nscenario \"a\"\n  keys A\n  expect text \"a\"\n")
    let lines = story.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "errored a")
    #expect(lines.dropFirst().first == "keywright: story.keys:\(message)", "\(story.text)")
  }

  /// A scenario that chooses layouts has nothing to do with the keymap that its file states.
  @Test func `a setting that was replaced is not blamed`() {
    let story = Story(
      """
      keymap none.xkb
      scenario "a"
        rules evdv
        keys A
        expect text "a"
      """)
    #expect(story.text.contains("story.keys:3:9: error: there are no rules “evdv”"), "\(story.text)")
  }

  @Test func `a warning that strict refuses names the line of the setting`() {
    let story = Story(
      """
      strict
      options foo:bar
      scenario "a"
        keys A
        expect text "a"
      """)
    #expect(
      story.text == """
        failed a: story.keys:2:9: expected warnings none, got “KW-K008: the option “foo:bar” is unknown and ignored” \
        (expect each of them, as in expect warning KW-K008, or leave strict out)
        """)
  }
}
