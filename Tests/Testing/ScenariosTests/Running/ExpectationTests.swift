import Scenarios
import Testing

@Suite struct ExpectationTests {
  @Test func everythingThatIsExpectedIsSo() {
    let story = Story(
      #"""
      field first plain initial "abc"
      field second hidden accept emoji prefer emoji icon "🟣"
      modes xkb:us emoji emoji:search unicode

      scenario "two fields"
        expect text first "abc"
        expect field "abc|"
        expect events shouldBeginEditing didBeginEditing
        keys D
        expect field first "abcd|"
        expect events of first shouldChange selectionChanged editingChanged
        select 1 3
        expect field "a«bc|»d"
        click 2
        expect surrounding "ab" "cd"
        paste "XY"
        expect text "abXYcd"
        expect commits "d" "XY"
        keys CTRL+C
        expect shortcut "Ctrl+C"
        wait 1ms
        expect shortcut none
        expect typed "d\u{3}"
        expect keysyms d Control_L c
        tap second
        expect mode emoji because preferred
        expect text first "abXYcd"
        expect icon "🟣"
        expect saved second "🟣" chosen
        expect effects focused keyboardShown(emoji,preferred)
        keys A
        expect effects iconSet(🤔) bounceBegan haptic(soft) fieldCleared resigned keyboardHidden
        expect icon second "🤔"
        wait 1s
        expect effects bounceReturned bounceEnded
        longpress
        expect icon none
        expect saved "🟣" default
        focus
        expect field "abXY|cd"
        mode unicode
        keys +CTRL +SHIFT U -SHIFT -CTRL 2 6 3 A
        expect preedit "u263A" cursor 5 spans 0-5 underline
        expect field "abXY[u263A|]cd"
        keys SPACE
        expect text "abXY☺cd"
        globe
        expect mode xkb:us because switched
        expect leds none
        keys CAPS
        expect leds "Caps Lock"
        expect modifiers locked Lock
        expect modifiers Lock
        expect modifiers depressed none
        expect layout 1
        expect layout "English (US)"
        expect warning none

      scenario "candidates"
        modes emoji:search
        field first plain
        type "grin"
        expect candidates "😁" "😀" "😸" "😃" "😄" "😆" "😅" "😺" "🤩" highlighted 1 page 1
        expect auxiliary ""
        expect preedit "grin" cursor 4
        choose 2
        expect text "😀"
        expect candidates "😀"

      scenario "what a hidden field does not take"
        field icon hidden accept emoji
        modes xkb:us
        focus icon
        keys A
        save
        expect refused icon "a"
        expect saved icon "🟣" default
        keys B
        expect warning KW-F001
        expect warning none
        expect discarded icon "b"
      """#)
    #expect(
      story.text == """
        passed two fields
        passed candidates
        passed what a hidden field does not take
        """)
  }

  @Test func everyKindOfFailureSaysWhatItHasToBecome() {
    let story = Story(
      #"""
      modes emoji:search xkb:us
      scenario "wrong"
        field icon hidden icon "x"
        field notes plain initial "a"
        expect saved "y" default   # why
        expect icon none
        expect effects none
        expect text notes "b"
        focus notes
        type "grin"
        expect preedit "grin" cursor 3 spans none
        expect candidates "😀" highlighted 2
        expect mode emoji because preferred
        expect field notes "|"
        mode xkb:us
        keys A CAPS
        expect commits "b" "c"
        expect typed "x"
        expect keysyms none
        expect modifiers none
        expect layout 2
        expect leds none
        expect shortcut "Ctrl+C"
        expect warning KW-K018
        expect surrounding "" ""
      """#)
    #expect(
      story.text == #"""
        failed wrong: story.keys:5:3: expected the saved icon “y”, got “x” (chosen, not default)
        failed wrong: story.keys:6:3: expected the icon none, got “x”
        failed wrong: story.keys:7:3: expected effects none, got “focused” “keyboardShown” (unexpected item 1: “focused”; expected 0, got 2)
        failed wrong: story.keys:8:3: expected the text of notes “b”, got “a”
        failed wrong: story.keys:11:3: expected the marked text “grin” cursor 3, got “grin” cursor 4 (spans 0-4 underline, not spans none)
        failed wrong: story.keys:12:3: expected candidates “😀”, got “😁” “😀” “😸” “😃” “😄” “😆” “😅” “😺” “🤩” (number 1 is “😁”, not “😀”; expected 1, got 9; highlighted 1, not highlighted 2)
        failed wrong: story.keys:13:3: expected the mode emoji because preferred, got emoji:search because default (emoji:search is the first active mode)
        failed wrong: story.keys:14:3: expected the field notes “|”, got “a[grin|]”
        failed wrong: story.keys:17:3: expected commits “b” “c”, got “a” (number 1 is “a”, not “b”; expected 2, got 1)
        failed wrong: story.keys:18:3: expected the typed text “x”, got “grina”
        failed wrong: story.keys:19:3: expected keysyms none, got “g” “r” “i” “n” “a” “Caps_Lock” (unexpected item 1: “g”; expected 0, got 6)
        failed wrong: story.keys:20:3: expected effective modifiers none, got “Lock” (unexpected item 1: “Lock”; expected 0, got 1)
        failed wrong: story.keys:21:3: expected the layout 2, got 1
        failed wrong: story.keys:22:3: expected leds none, got “Caps Lock” (unexpected item 1: “Caps Lock”; expected 0, got 1)
        failed wrong: story.keys:23:3: expected the shortcut “Ctrl+C”, got none
        failed wrong: story.keys:24:3: expected warnings KW-K018, got none
        failed wrong: story.keys:25:3: expected the surrounding text “” “”, got “aa” “” (number 1 is “aa”, not “”; expected 2, got 2)
        """#)
    #expect(
      story.results.flatMap(\.failures).compactMap(\.replacement?.new).joined(separator: "\n") == #"""
          expect saved "x" chosen    # why
          expect icon "x"
          expect effects focused keyboardShown
          expect text notes "a"
          expect preedit "grin" cursor 4 spans 0-4 underline
          expect candidates "😁" "😀" "😸" "😃" "😄" "😆" "😅" "😺" "🤩" highlighted 1
          expect mode emoji:search because default
          expect field notes "a[grin|]"
          expect commits "a"
          expect typed "grina"
          expect keysyms g r i n a Caps_Lock
          expect modifiers Lock
          expect layout 1
          expect leds "Caps Lock"
          expect shortcut none
          expect surrounding "aa" ""
        """#)
  }
}
