import ScenarioRunner
import Testing

@Suite struct GitHubReporterTests {
  @Test func aFailureIsAnAnnotationOfItsLine() throws {
    let run = try RunText(
      ["a,b.keys": "scenario \"100 %: a, b\"\n keys A\n expect text \"%0A\"\nscenario \"fine\"\n expect text \"\"\n"],
      reporter: .github)
    #expect(
      run.report
        == "::error file=a%2Cb.keys,line=3,col=2,title=100 %25%3A a%2C b::"
        + [
          "a,b.keys:3:2: expected the text “%250A”, got “a”", "  expect text \"%250A\"",
          "  expected  “%25”  U+0025 PERCENT SIGN", "            “0”  U+0030 DIGIT ZERO",
          "            “A”  U+0041 LATIN CAPITAL LETTER A", "  got       “a”  U+0061 LATIN SMALL LETTER A",
          "the last keys:", "  focus  xkb:us is the first active mode  → |",
          "  A      a is on level 1 of English (US); “a” is inserted  → a|",
        ].joined(separator: "%0A") + "\n")
  }

  @Test func aRunOfNothingIsAnError() throws {
    #expect(try RunText(["a.keys": ""], reporter: .github).report == "::error::no scenario was run\n")
  }
}
