import ScenarioTestSupport
import Scenarios
import Testing

/// What an expectation has looked at is not looked at again, however its field is named.
@Suite struct LookedAtTests {
  @Test func effectsAreThoseOfTheSameButton() {
    let story = Story(
      """
      field notes plain
      field icon hidden
      field other hidden
      scenario "with its name and without"
        tap icon
        expect effects focused keyboardShown
        expect effects of icon none
        blur
        expect effects of icon resigned keyboardHidden
        expect effects none
      scenario "another button"
        tap other
        expect effects none
        expect effects of other focused keyboardShown
      """)
    #expect(story.lines == ["passed with its name and without", "passed another button"])
  }

  @Test func eventsAreThoseOfTheFieldThatIsMeant() {
    let story = Story(
      """
      field first plain
      field second plain
      scenario "of the field that had the focus"
        focus second
        expect events didEndEditing
        expect events of second shouldBeginEditing didBeginEditing
        blur
        expect events shouldEndEditing didEndEditing
        expect events of second none
      """)
    #expect(
      story.lines == [
        "failed of the field that had the focus: story.keys:5:3: expected events “didEndEditing”, got "
          + "“shouldBeginEditing” “didBeginEditing” (number 1 is “shouldBeginEditing”, not “didEndEditing”; expected 1, got 2)",
        "failed of the field that had the focus: story.keys:6:3: expected events “shouldBeginEditing” “didBeginEditing”, "
          + "got none (number 1 is missing: “shouldBeginEditing”; expected 2, got 0)",
      ])
  }
}
