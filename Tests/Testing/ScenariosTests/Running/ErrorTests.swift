import KeywrightDiagnostics
import ScenarioTestSupport
import Scenarios
import Testing

@Suite struct ErrorTests {
  @Test func anErrorMayBeExpected() {
    let story = Story(
      #"""
      scenario "the keymap"
        layout nowhere
        expect error KW-K013
      scenario "a step"
        type "ж"
        expect error KW-T001 "no key types"
        expect text "is not looked at any more"
      scenario "a mode"
        modes xkb:us foo
        expect error KW-M001
      scenario "another error"
        layout nowhere
        expect error "foo"
      scenario "no error"
        expect error "foo"
      """#)
    #expect(
      story.text == """
        passed the keymap
        passed a step
        passed a mode
        failed another error: story.keys:13:3: expected the error "foo", got KW-K013: there is no layout “nowhere” in /usr/share/X11/xkb (it came from line 12)
        failed no error: story.keys:15:3: expected the error "foo", got none (every step could be done)
        """)
  }

  /// The same file gives the same on every version of the library, unless it asks for another format.
  @Test func theFormatOfKeymaps() {
    let story = Story(
      #"""
      scenario "the usual one"
        keymap-format v1
        keys A
        expect text "a"
      scenario "another one"
        keymap-format v3
        keys A
      """#)
    #expect(
      story.text == #"""
        passed the usual one
        errored another one
        keywright: story.keys:6:17: error: unknown format of keymaps “v3” [KW-S002]
          hint: did you mean v1?
        """#)
  }

  @Test func aKnownFailureHidesNothingThatCannotBeSetUp() {
    let story = Story(
      #"""
      scenario "unmet"
        known-failure "bug 7"
        expect text "x"
      scenario "a step that finds nothing"
        known-failure "bug 8"
        choose 1
        expect text ""
      scenario "a layout"
        known-failure "bug 9"
        layout uss
        expect text "x"
      scenario "a keymap"
        known-failure "bug 9"
        keymap nowhere.xkb
        expect text "x"
      scenario "a text"
        known-failure "bug 9"
        type "ж"
        expect text "x"
      scenario "a key"
        known-failure "bug 9"
        keys <FOO1>
        expect text "x"
      scenario "a wait"
        known-failure "bug 9"
        wait 61s
        expect text "x"
      """#)
    #expect(
      story.text == """
        known unmet: bug 7
        known a step that finds nothing: bug 8
        errored a layout
        keywright: story.keys:10:10: error: there is no layout “uss” in /usr/share/X11/xkb [KW-K013]
          hint: did you mean us?
        errored a keymap
        keywright: story.keys:14:10: error: nowhere.xkb: the keymap file cannot be read: No such file or directory [KW-K002]
          hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
        errored a text
        keywright: story.keys:18:8: error: no key types “ж” (U+0436) of “ж” on this keyboard [KW-T001]
          hint: choose a layout that has it, or give the keys of its dead key or Compose sequence
        errored a key
        keywright: story.keys:22:8: error: no key is named “<FOO1>” [KW-N002]
          hint: did you mean <FK01>?
        errored a wait
        keywright: story.keys:26:3: error: the scenario would take more than 60s of its own clock [KW-S007]
          hint: wait for less, or give it more time, such as time-limit 300s
        """)
  }

  @Test func theTimeOnTheWallIsLimited() throws {
    let paste = "  paste \"\(String(repeating: "a", count: 60_000))\"\n"
    let text =
      "scenario \"pastes\"\n  known-failure \"slow\"\n" + String(repeating: paste, count: 100) + "  expect text \"\"\n"
    var reader = ScenarioReader(text: text, name: "s.keys")
    guard case .scenario(let scenario)? = reader.next() else {
      Issue.record("no scenario")
      return
    }
    let executor = ScenarioExecutor(modes: CatalogueModes(), wallLimit: .milliseconds(1))
    guard case .errored(let errors) = executor.run(scenario).outcome else {
      Issue.record("it has run to its end")
      return
    }
    #expect(errors.map(\.code) == [.scenarioWallLimit])
    #expect(errors[0].message == "the scenario takes more than 1ms on the wall, and is stopped here")
    #expect(errors[0].hint == "make several scenarios of it, or give each more time, such as --wall-limit 60s")
  }

  @Test func stepsThatCannotBeDoneSayWhy() {
    let story = Story(
      #"""
      modes xkb:us emoji:search
      scenario "click"
        click 7
        expect text ""
      scenario "no focus"
        blur
        paste "x"
        expect text ""
      scenario "choose"
        choose 1
        expect text ""
      scenario "choose by text"
        mode emoji:search
        type "pouting"
        choose "😀"
        expect text ""
      scenario "mode"
        mode emoji:serch
        expect text ""
      scenario "keys that only a keymap could know"
        keys <FOO1>
        expect text ""
      """#)
    #expect(
      story.text == """
        errored click
        keywright: story.keys:3:3: error: the position 7 is past the end of the text (0 scalars) [KW-S006]
          hint: positions count Unicode scalars from 0
        errored no focus
        keywright: story.keys:7:3: error: no field has the focus [KW-S006]
          hint: give one the focus first: focus
        errored choose
        keywright: story.keys:10:3: error: there is no candidate number 1 [KW-S006]
          hint: no candidates are shown here
        errored choose by text
        keywright: story.keys:15:3: error: there is no candidate “😀” [KW-S006]
          hint: the page shows “😾” “🙎‍♂️” “🙎‍♀️” “🙎” “😡” “🐳” “🙎🏻‍♂️” “🙎🏼‍♂️” “🙎🏽‍♂️”
        errored mode
        keywright: story.keys:18:3: error: the mode “emoji:serch” is not active [KW-S006]
          hint: did you mean emoji:search?
        errored keys that only a keymap could know
        keywright: story.keys:21:8: error: no key is named “<FOO1>” [KW-N002]
          hint: did you mean <FK01>?
        """)
  }

  @Test func theClockOfAScenarioIsBounded() {
    let story = Story(
      #"""
      scenario "too long"
        wait 40s
        keys A 30s B
        expect text "ab"
      scenario "long, and allowed"
        time-limit 100s
        wait 40s
        keys A 30s B
        expect text "ab"
      """#)
    #expect(
      story.text == """
        errored too long
        keywright: story.keys:3:8: error: the scenario would take more than 60s of its own clock [KW-S007]
          hint: wait for less, or give it more time, such as time-limit 300s
        passed long, and allowed
        """)
    #expect(story.results[1].virtualDuration == .seconds(70))
  }

  @Test func marksAndStrictnessDecideWhatCounts() {
    let story = Story(
      #"""
      scenario "later"
        skip "not yet"
      scenario "fails as known"
        known-failure "bug 7"
        keys A
        expect text "b"
      scenario "passes though known"
        known-failure "bug 7"
        keys A
        expect text "a"
      scenario "a warning is no failure"
        blur
        keys A
        expect text ""
      scenario "but for a strict one"
        strict
        blur
        keys A
        expect text ""
      scenario "unless it is expected"
        strict
        blur
        keys A
        expect warning "reach no text field"
      """#)
    #expect(
      story.text == """
        skipped later: not yet
        known fails as known: bug 7
        unexpectedly passed passes though known: bug 7
        passed a warning is no failure
        failed but for a strict one: story.keys:15:1: expected warnings none, got “KW-F001: A and what follows reach no text field: none has the focus any more” (expect each of them, as in expect warning KW-F001, or leave strict out)
        passed unless it is expected
        """)
    #expect(story.results.map(\.isFailure) == [false, false, true, false, true, false])
  }
}
