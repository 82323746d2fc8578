import TestSupport
import Testing

@Suite struct IncludeTests {
  @Test func aFIFOIsNotIncluded() throws {
    let folder = try TemporaryFolder()
    try folder.fifo("pipe")
    let story = Story("include pipe\nscenario \"s\"\n expect text \"\"\n", folder: folder.path)
    #expect(
      story.text.replacing("\(folder.path)/", with: "") == """
        keywright: story.keys:1:1: error: cannot read “pipe”: it is not a regular file [KW-S003]
          hint: put what it gives into a file, and include that
        errored s
        keywright: story.keys:2:1: error: the lines before the first scenario have errors, so this one is not run [KW-S008]
          hint: correct them first
        """)
  }

  @Test func thatTooManyAreIncludedIsToldOnce() throws {
    let folder = try TemporaryFolder(["a.keys": ""])
    let story = Story(String(repeating: "include a.keys\n", count: 110), folder: folder.path)
    #expect(
      story.text == """
        keywright: story.keys:101:1: error: more than 100 files are included [KW-S004]
          hint: put the settings together in fewer files
        """)
  }

  @Test func settingsAreSharedAndPathsCountFromTheirOwnFile() throws {
    let folder = try TemporaryFolder()
    try folder.file("common/layouts.keys", "# shared\nlayout fr\ncompose dead.compose\n")
    try folder.file("common/dead.compose", "<dead_circumflex> <o> : \"OHAT\"\n")
    let story = Story(
      #"""
      include common/layouts.keys
      scenario "all of it holds"
        keys <AD11> O
        expect text "OHAT"
      scenario "and may be set anew"
        compose off
        layout us
        keys Q
        expect text "q"
      """#, folder: folder.path)
    #expect(story.lines == ["passed all of it holds", "passed and may be set anew"])
  }

  @Test func whatMustNotBeIncludedIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.keys", "include b.keys\n")
    try folder.file("b.keys", "include a.keys\nscenario \"x\"\n  keys A\nlayuot us\n")
    try folder.file("inner/outside.keys", "include ../a.keys\n")
    let story = Story("include a.keys\ninclude inner/outside.keys\n", folder: folder.path)
    let here = folder.path
    #expect(
      story.text == """
        keywright: \(here)/b.keys:1:1: error: “\(here)/a.keys” includes itself [KW-S004]
          hint: leave this line out
        keywright: \(here)/b.keys:2:1: error: “scenario” is not allowed in an included file [KW-S001]
          hint: such a file holds only settings
        keywright: \(here)/b.keys:3:3: error: “keys” is not allowed in an included file [KW-S001]
          hint: such a file holds only settings
        keywright: \(here)/b.keys:4:1: error: unknown keyword “layuot” [KW-S002]
          hint: did you mean layout?
        keywright: \(here)/inner/outside.keys:1:1: error: “\(here)/a.keys” is not in the folder of the file that includes it [KW-S004]
          hint: move it there, or allow it with --allow-outside
        """)
  }

  @Test func depthIsBounded() throws {
    let folder = try TemporaryFolder()
    for depth in 0..<20 { try folder.file("\(depth).keys", "include \(depth + 1).keys\n") }
    let story = Story("include 0.keys\n", folder: folder.path)
    #expect(
      story.text == """
        keywright: \(folder.path)/8.keys:1:1: error: files include each other more than 8 deep [KW-S004]
          hint: include the innermost file directly
        """)
  }
}
