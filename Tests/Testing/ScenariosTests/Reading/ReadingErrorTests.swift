import Testing

@Suite struct ReadingErrorTests {
  @Test func textsThatMustSaySomethingDo() {
    let story = Story(
      #"""
      scenario ""
        skip " \t"
        expect text ""
      scenario "\u{A0}"
        known-failure ""
        expect text ""
      """#)
    #expect(
      story.text == #"""
        errored ""
        keywright: story.keys:1:10: error: the name of “scenario” is empty [KW-S001]
          hint: usage: scenario "what it shows"
        keywright: story.keys:2:8: error: the reason of “skip” is empty [KW-S001]
          hint: usage: skip "why it is not run"
        errored "\u{A0}"
        keywright: story.keys:4:10: error: the name of “scenario” is empty [KW-S001]
          hint: usage: scenario "what it shows"
        keywright: story.keys:5:17: error: the reason of “known-failure” is empty [KW-S001]
          hint: usage: known-failure "why it fails"
        """#)
  }

  @Test func effectsAndEventsAreChecked() {
    let story = Story(
      #"""
      field icon hidden
      scenario "words"
        expect effects focused wibble
        expect effects of icon iconset haptic(hard) iconSet( iconSet() focused(x)
        expect effects keyboardShown(emoji) keyboardShown(emoji,preferd)
        expect events frob
        expect events of icon editingChange "a"
        expect effects focused keyboardShown(none,none) iconSet(🤔) haptic(light) bounceEnded animationReset
        expect events shouldReturn didEndEditing
      scenario "the first of several"
        expect effects keyboardShown(emoji,preferd)
      """#)
    #expect(
      story.text == #"""
        errored words
        keywright: story.keys:3:26: error: unknown effect “wibble” [KW-S002]
          hint: write one of animationReset, bounceBegan, bounceEnded, bounceReturned, fieldCleared, focused, haptic(light), haptic(soft), iconRemoved, iconSet, keyboardHidden, keyboardShown, resigned
        keywright: story.keys:4:26: error: unknown effect “iconset” [KW-S002]
          hint: did you mean iconSet?
        keywright: story.keys:5:18: error: “keyboardShown” lacks a mode or its reason [KW-S001]
          hint: usage: keyboardShown(emoji,preferred), or keyboardShown alone
        keywright: story.keys:6:17: error: unknown event “frob” [KW-S002]
          hint: write one of didBeginEditing, didEndEditing, editingChanged, selectionChanged, shouldBeginEditing, shouldChange, shouldEndEditing, shouldReturn
        keywright: story.keys:7:25: error: unknown event “editingChange” [KW-S002]
          hint: did you mean editingChanged?
        errored the first of several
        keywright: story.keys:11:18: error: unknown reason “preferd” [KW-S002]
          hint: did you mean preferred?
        """#)
  }

  @Test func thatThereAreTooManyIsToldOnce() {
    let fields = (1...70).map { "  field f\($0) plain\n" }.joined()
    let story = Story(
      "scenario \"fields\"\n\(fields)  expect text \"\"\nscenario \"lines\"\n"
        + String(repeating: "  keys A\n", count: 10_005) + "  expect text \"\"\n"
        + "scenario \"after\"\n expect text \"\"\n"
        + "scenario \"bytes\"\n"
        + String(repeating: "  paste \"\(String(repeating: "a", count: 60_000))\"\n", count: 150)
        + "  expect text \"\"\n")
    #expect(
      story.text == """
        errored fields
        keywright: story.keys:66:9: error: there are more than 64 fields [KW-S005]
          hint: make several scenarios
        errored lines
        keywright: story.keys:10074:3: error: the scenario has more than 10000 lines [KW-S005]
          hint: make several scenarios of it
        passed after
        errored bytes
        keywright: story.keys:10222:3: error: the scenario has more than 8 MiB of lines [KW-S005]
          hint: make several scenarios of it
        """)
  }

  @Test func badSettingsDoNotHideEachOther() {
    let story = Story(
      #"""
      layot us
      layout us us
      layout fr
      keymap my.xkb
      field icon plain accept emoji
      field icon hiden
      field
      time-limit 5
      keys A
      text "a"
      | A | B |
      include nowhere.keys
      modes
      strict maybe
      cancelled drop
      rules "ev

      scenario dead
        expect text "a"
      """#)
    #expect(
      story.text == #"""
        keywright: story.keys:1:1: error: unknown keyword “layot” [KW-S002]
          hint: did you mean layout?
        keywright: story.keys:2:11: error: unexpected “us” after “layout” [KW-S001]
          hint: usage: layout us,fr(bepo)
        keywright: story.keys:3:1: error: “layout” is set twice [KW-U002]
          hint: leave one of the two out; a scenario may set anew what the file sets
        keywright: story.keys:4:1: error: “keymap” and “layout” contradict each other [KW-U002]
          hint: leave one of the two out
        keywright: story.keys:5:18: error: “accept” is for a hidden field [KW-U002]
          hint: make the field hidden, or leave accept out
        keywright: story.keys:6:12: error: unknown kind of field “hiden” [KW-S002]
          hint: did you mean hidden?
        keywright: story.keys:7:6: error: “field” lacks a name, or plain or hidden [KW-S001]
          hint: usage: field icon hidden accept emoji settle boundary prefer emoji icon "🟣"
        keywright: story.keys:8:12: error: “5” is not a duration [KW-S001]
          hint: usage: time-limit 5s
        keywright: story.keys:9:1: error: “keys” must come after a scenario line [KW-S001]
          hint: begin a scenario first: scenario "what it shows"
        keywright: story.keys:10:1: error: no line begins with “text” [KW-S002]
          hint: an expectation begins with expect: expect text …
        keywright: story.keys:11:1: error: this row has no table line above it [KW-S001]
          hint: name the columns first: table keys | text, then lines such as: | <AD06> <AD04> | "ô"
        keywright: story.keys:12:1: error: cannot read “nowhere.keys”: No such file or directory [KW-S003]
          hint: check the path and that you may read the file
        keywright: story.keys:13:6: error: “modes” lacks the id of a mode [KW-S001]
          hint: usage: modes xkb:fr emoji:search
        keywright: story.keys:14:8: error: unknown state “maybe” [KW-S002]
          hint: write one of off, on
        keywright: story.keys:15:11: error: unknown policy “drop” [KW-S002]
          hint: write one of pass, replay, swallow
        keywright: story.keys:16:7: error: the text that begins here has no closing quotation mark on its line [KW-N004]
          hint: close it with "; a line break within a text is \n
        errored dead
        keywright: story.keys:18:10: error: “dead” is not a name in quotation marks [KW-S001]
          hint: usage: scenario "what it shows"
        keywright: story.keys:18:1: error: the lines before the first scenario have errors, so this one is not run [KW-S008]
          hint: correct them first
        """#)
  }

  @Test func badLinesOfAScenarioDoNotHideEachOther() {
    let story = Story(
      #"""
      scenario "wrong"
        key A
        keys
        keys QQ
        wait 5 s
        type naive
        type "a\q"
        type "a
        type "a"b
        click x
        select 3 1
        choose 0
        mode
        longpress ended now then
        expect
        expect txt "a"
        expect text a
        expect text "a" "b"
        expect modifiers Shfit
        expect mode x because preffered
        expect error KW-T01
        expect preedit "a" spans 0-1 bold
        include a

      scenario "the next one is not hidden"
        keys A
        expect text "a"
        layout us
      """#)
    #expect(
      story.text == #"""
        errored wrong
        keywright: story.keys:2:3: error: unknown keyword “key” [KW-S002]
          hint: did you mean keys?
        keywright: story.keys:3:7: error: “keys” lacks the keys [KW-S001]
          hint: usage: keys LEFTSHIFT+A <AD04> 250ms "text"
        keywright: story.keys:4:8: error: no key is named “QQ” [KW-N002]
          hint: did you mean Q?
        keywright: story.keys:5:8: error: “5” is not a duration [KW-S001]
          hint: usage: wait 250ms
        keywright: story.keys:6:8: error: “naive” is not a text in quotation marks [KW-S001]
          hint: usage: type "Hello!"
        keywright: story.keys:7:10: error: “\q” is not an escape [KW-N005]
          hint: the escapes are \" \\ \n \t and a scalar's hexadecimal number such as \u{1F600}
        keywright: story.keys:8:8: error: the text that begins here has no closing quotation mark on its line [KW-N004]
          hint: close it with "; a line break within a text is \n
        keywright: story.keys:9:11: error: white space is missing beside a text [KW-S001]
          hint: put a space before and after each text in quotation marks
        keywright: story.keys:10:9: error: “x” is not a position [KW-S001]
          hint: usage: click 3
        keywright: story.keys:11:12: error: the selection ends before it begins [KW-S001]
          hint: write the lower position first
        keywright: story.keys:12:10: error: “0” is not a number from 1, or a text [KW-S001]
          hint: usage: choose 1, or choose "😀"
        keywright: story.keys:13:7: error: “mode” lacks the id of a mode [KW-S001]
          hint: usage: mode xkb:fr
        keywright: story.keys:14:23: error: unexpected “then” after “longpress” [KW-S001]
          hint: usage: longpress, or longpress NAME, or longpress ended
        keywright: story.keys:15:9: error: “expect” lacks what is expected [KW-S001]
          hint: usage: expect text "ô"
        keywright: story.keys:16:10: error: unknown expectation “txt” [KW-S002]
          hint: did you mean text?
        keywright: story.keys:17:15: error: “a” is not a text in quotation marks [KW-S001]
          hint: usage: expect text "ô", or expect text NAME "ô"
        keywright: story.keys:18:19: error: unexpected “"b"” after “expect text” [KW-S001]
          hint: usage: expect text "ô", or expect text NAME "ô"
        keywright: story.keys:19:20: error: unknown modifier “Shfit” [KW-S002]
          hint: did you mean Shift?
        keywright: story.keys:20:25: error: unknown reason “preffered” [KW-S002]
          hint: did you mean preferred?
        keywright: story.keys:21:16: error: unknown code “KW-T01” [KW-S002]
          hint: did you mean KW-T001?
        keywright: story.keys:22:32: error: unknown look “bold” [KW-S002]
          hint: write one of highlight, plain, underline
        keywright: story.keys:23:3: error: “include” is not allowed in a scenario [KW-S001]
          hint: put it before the first scenario; what it includes holds for the whole file
        errored the next one is not hidden
        keywright: story.keys:28:3: error: the setting “layout” must come before the first step [KW-S001]
          hint: a scenario states its settings before its first step; begin another scenario for other settings
        """#)
  }

  @Test func whatAScenarioDoesNotHaveIsTold() {
    let story = Story(
      #"""
      scenario "fields"
        field name plain
        focus nmae
        tap
        expect text nmae "a"
        expect icon "a"
      scenario "nothing"
        keys A
      """#)
    #expect(
      story.text == #"""
        errored fields
        keywright: story.keys:3:3: error: there is no field “nmae” [KW-S002]
          hint: did you mean name?
        keywright: story.keys:4:3: error: the scenario has no icon button [KW-S001]
          hint: a hidden field has one: field icon hidden accept emoji settle boundary prefer emoji icon "🟣"
        keywright: story.keys:5:3: error: there is no field “nmae” [KW-S002]
          hint: did you mean name?
        keywright: story.keys:6:3: error: the scenario has no icon button [KW-S001]
          hint: a hidden field has one: field icon hidden accept emoji settle boundary prefer emoji icon "🟣"
        errored nothing
        keywright: story.keys:7:1: error: the scenario expects nothing, so it cannot fail [KW-S001]
          hint: add what must be so: expect text "ô"
        """#)
  }

  @Test func aKeysymThatIsNoneAndAColumnThatDescribesAFieldAreTold() {
    let story = Story(
      #"""
      scenario "keysyms"
        keys A
        expect keysyms a,dead_acuet
      scenario "field"
        table keys | field
        | A | "a|" |
      """#)
    #expect(
      story.text == #"""
        errored keysyms
        keywright: story.keys:3:18: error: “dead_acuet” is not a keysym [KW-S002]
          hint: did you mean dead_acute?
        errored field: A
        keywright: story.keys:6:9: error: “field” describes a field, and looks at none [KW-S001]
          hint: to check its content, write expect field, as the head of a column too
        """#)
  }

  @Test func aFileFullOfErrorsIsLeft() {
    let story = Story(String(repeating: "frobnicate\n", count: 1000))
    #expect(story.lines.count == 101)
    #expect(
      story.lines.last == """
        keywright: story.keys: error: reading stops after 100 errors [KW-S001]
          hint: fix these first; later ones may be hidden
        """)
  }

  @Test func aLongLineIsNotKept() {
    let story = Story(
      "layout us\nlayout \(String(repeating: "x", count: 200_000))\nscenario \"s\"\nexpect text \"\"\n")
    #expect(
      story.lines.first == """
        keywright: story.keys:2:1: error: the line has more than 65536 bytes [KW-S005]
          hint: split it, or check that this is a .keys file
        """)
  }

  @Test func windowsLineEndsAndAByteOrderMarkAreNothing() {
    let story = Story("\u{FEFF}layout us\r\nscenario \"s\" # says\r\n  keys A # a\r\n  expect text \"a\" # so\r\n")
    #expect(story.lines == ["passed s"])
  }

  @Test(arguments: [
    ("keys RETRUN", "2:8: error: no key is named “RETRUN” [KW-N002]", "did you mean ENTER?"),
    ("keys LFETSHIFT+A", "2:8: error: no key is named “LFETSHIFT” [KW-N002]", "did you mean LEFTSHIFT?"),
    ("expect keysyms dead_acut", "2:18: error: “dead_acut” is not a keysym [KW-S002]", "did you mean dead_acute?"),
    (
      "expect keysyms XF86AudioPaly", "2:18: error: “XF86AudioPaly” is not a keysym [KW-S002]",
      "did you mean XF86AudioPlay?"
    ),
  ]) func aNameThatIsMisspeltIsSuggested(line: String, message: String, hint: String) {
    let story = Story("scenario \"s\"\n  \(line)\n  expect text \"\"\n")
    #expect(story.lines == ["errored s", "keywright: story.keys:\(message)\n  hint: \(hint)"])
  }

  @Test func whatIsNoLanguageCannotBePreferred() {
    let story = Story("prefer !!\nscenario \"s\"\n  field plain prefer \"a b\"\n  expect text \"\"\n")
    #expect(
      story.text == """
        keywright: story.keys:1:8: error: “!!” is not a language [KW-S001]
          hint: write one such as emoji, ru or fr-CA
        errored s
        keywright: story.keys:2:1: error: the lines before the first scenario have errors, so this one is not run [KW-S008]
          hint: correct them first
        keywright: story.keys:3:22: error: “a b” is not a language [KW-S001]
          hint: write one such as emoji, ru or fr-CA
        """)
  }
}
