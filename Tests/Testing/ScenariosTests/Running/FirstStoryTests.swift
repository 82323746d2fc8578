import Testing

@Suite struct FirstStoryTests {
  @Test func theExamplesOfTheLanguagePass() {
    let story = Story(
      """
      # bepo.keys
      layout fr(bepo)
      compose en_US.UTF-8

      scenario "dead circumflex composes"
        keys <AD06> <AD04>
        expect text "ô"

      scenario "the icon field brings up emoji"
        modes xkb:fr emoji:search
        field icon hidden accept emoji prefer emoji
        tap
        expect mode emoji:search because preferred
        type "grin"
        choose "😀"
        expect icon "😀"
        longpress
        expect saved "🟣"
      """)
    #expect(story.lines == ["passed dead circumflex composes", "passed the icon field brings up emoji"])
  }
}
