import Scenarios
import Testing

@Suite struct TableTests {
  @Test func eachRowIsACaseOfItsOwn() {
    let story = Story(
      #"""
      scenario "the first letter"
        layout fr
        expect text ""
        table name | layout | keys | text | known-failure
        | "of fr" |    | Q        | "a"   |         |
        | "of us" | us | Q        | "q"   |         |
        |         | de | Q        | "a"   | "never" | # comment
        |         | de | Q        | "q"   | "never" |
        |         | de | SHIFT+Q  | "a"   |         |
        |         | de | BACKSLASH E | "#e"  |
        |         |    | A
        |         | zz | A        | "a"   |         |
        |         | us | "|" SHIFT+BACKSLASH | "||" |  |
        | "again" | us | A | b    |         |
      """#)
    #expect(
      story.text == #"""
        passed the first letter: of fr
        passed the first letter: of us
        known the first letter: Q: never
        unexpectedly passed the first letter: Q: never
        failed the first letter: SHIFT+Q: story.keys:9:31: expected the text “a”, got “Q”
        errored the first letter: row 6
        keywright: story.keys:10:3: error: the row has 4 cells and the table 5 columns [KW-S001]
          hint: separate the cells by |; a cell may be empty
        errored the first letter: row 7
        keywright: story.keys:11:3: error: the row has 3 cells and the table 5 columns [KW-S001]
          hint: separate the cells by |; a cell may be empty
        errored the first letter: A
        keywright: story.keys:12:15: error: there is no layout “zz” in /usr/share/X11/xkb [KW-K013]
          hint: did you mean az?
        passed the first letter: "|" SHIFT+BACKSLASH
        errored the first letter: again
        keywright: story.keys:14:24: error: “b” is not a text in quotation marks [KW-S001]
          hint: usage: expect text "ô", or expect text NAME "ô"
        """#)
    #expect(
      story.results[4].failures.first?.replacement?.new
        == #"  |         | de | SHIFT+Q  | "Q"   |         |"#)
  }

  @Test func aTableThatCannotBeReadIsToldOnce() {
    let story = Story(
      #"""
      scenario "no rows"
        table keys | text
      scenario "an unknown column"
        table name | keys | text | frob
        | "x" | A | "a" | b |
        | "y" | B | "b" | b |
      scenario "a line after the rows"
        table keys | text
        | A | "a" |
        expect text "a"
        | B | "b" |
      """#)
    #expect(
      story.text == #"""
        errored no rows
        keywright: story.keys:2:3: error: the table has no rows [KW-S001]
          hint: write rows such as: | <AD06> <AD04> | "ô"
        errored an unknown column
        keywright: story.keys:4:30: error: unknown column “frob” [KW-S002]
          hint: see keywright help keys
        passed a line after the rows: A
        errored a line after the rows
        keywright: story.keys:10:3: error: “expect” comes after the rows of a table [KW-S001]
          hint: put it before the table, where each row runs it, or into a column of the table
        """#)
  }
}
