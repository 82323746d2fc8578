import KeywrightScenarioRunner
import TestSupport
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
        ].joined(separator: "%0A") + "\n✗ a,b.keys  1 passed, 1 failed\n1 passed, 1 failed in 1 file (300 ms)\n")
  }

  @Test func aRunOfNothingIsAnError() throws {
    #expect(
      try RunText(["a.keys": ""], reporter: .github).report
        == "::error::no scenario was run\nno scenario was run (60 ms)\n")
  }

  @Test func whatWasRunIsToldThoughAllIsWell() throws {
    #expect(
      try RunText(["a.keys": "scenario \"fine\"\n expect text \"\"\n"], reporter: .github).report
        == "✓ a.keys  1 passed\n1 passed in 1 file (180 ms)\n")
  }

  /// Of what keeps one scenario after the other from running there is one annotation, with the path that the repository has.
  @Test func aFaultThatComesBackIsOneAnnotation() throws {
    let scenarios = (1...29).map { "scenario \"number \($0)\"\n expect text \"\"\n" }.joined()
    let folder = try TemporaryFolder(
      [
        "tests/a.keys": "keymap ../xkb/broken.xkb\n" + scenarios,
        "tests/b.keys": "layout nowhere\n" + scenarios
          + "scenario \"own\"\n layout us\n type \"字\"\n expect text \"\"\n",
        "xkb/broken.xkb": "xkb_keymap {\n",
      ])
    let report = try RunText(folder, names: ["tests/a.keys", "tests/b.keys"], reporter: .github).report
    let annotations = report.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == 3, "\(report)")
    #expect(annotations[0].hasPrefix("::error file=xkb/broken.xkb,"), "\(annotations[0])")
    #expect(annotations[1].hasPrefix("::error file=tests/b.keys,line=1,col=8,title=number 1::"), "\(annotations[1])")
    #expect(annotations[2].contains("title=own::"), "\(annotations[2])")
    #expect(report.components(of: "28 more scenarios end with the same error: ") == 2, "\(report)")
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
