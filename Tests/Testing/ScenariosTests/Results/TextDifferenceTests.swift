import Scenarios
import Testing

@Suite struct TextDifferenceTests {
  @Test func textsPartByScalarsAndAreNamed() throws {
    let difference = try #require(TextDifference(expected: "fô\u{F4}é", actual: "fôo\u{302}é"))
    #expect(difference.samePrefix == 2)
    #expect(difference.sameSuffix == 1)
    #expect(difference.expected.map(\.scalars) == [["U+00F4 LATIN SMALL LETTER O WITH CIRCUMFLEX"]])
    #expect(
      difference.actual.map(\.scalars) == [["U+006F LATIN SMALL LETTER O", "U+0302 COMBINING CIRCUMFLEX ACCENT"]])
  }

  @Test func sameTextsDoNotDiffer() { #expect(TextDifference(expected: "😀", actual: "😀") == nil) }
}
