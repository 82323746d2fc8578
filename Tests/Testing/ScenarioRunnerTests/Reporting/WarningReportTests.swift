import KeywrightDiagnostics
import KeywrightScenarioRunner
import TestSupport
import Testing

/// Warnings of scenarios that pass are told in every report, each once for a file where a person reads it.
@Suite struct WarningReportTests {
  private static let file = """
    options nosuch:opt
    scenario "one"
     keys A
     expect text "a"
    scenario "two"
     keys A
     expect text "a"
    scenario "three"
     options caps:escape
     keys +A -A *A
     expect text "a"
    scenario "four"
     compose nofile
     keys A
     expect text "b"
    scenario "five"
     expect warning KW-K008

    """

  private static let option = """
    a.keys:1:9: warning: the option “nosuch:opt” is unknown and ignored [KW-K008]
      hint: rules/evdev.lst lists the options

    """

  @Test func onATerminal() throws {
    #expect(
      try RunText(["a.keys": Self.file]).report.replacing(#/ \(\d+ ms\)/#, with: "") == Self.option + """
        a.keys:10:13: warning: A repeats but is not down; the repeat is left out [KW-R008]
          hint: press it before: +A
        ✗ a.keys:12: four
            a.keys:15:2: expected the text “b”, got “a”
              expect text "b"
              expected  “b”  U+0062 LATIN SMALL LETTER B
              got       “a”  U+0061 LATIN SMALL LETTER A
            a.keys:13:10: warning: the X locale data has no Compose file for locale “nofile” [KW-C002]
              hint: name a locale such as en_US.UTF-8, a file, or off
            a.keys:1:9: warning: the option “nosuch:opt” is unknown and ignored [KW-K008]
              hint: rules/evdev.lst lists the options
            the last keys:
              focus  xkb:us is the first active mode  → |
              A      a is on level 1 of English (US); “a” is inserted  → a|

        ! 1 more scenario has the same warning: the option “nosuch:opt” is unknown and ignored [KW-K008]
        ✗ a.keys  4 passed, 1 failed

        4 passed, 1 failed in 1 file
        5 warnings (the setting strict makes warnings failures)

        """)
  }

  /// The warning by which a strict scenario fails is reported once.
  @Test func strict() throws {
    let run = try RunText(["a.keys": "strict\noptions nosuch:opt\nscenario \"one\"\n keys A\n expect text \"a\"\n"])
    #expect(run.lines == ["failed one"])
    #expect(run.report.ranges(of: "nosuch:opt").count == 1, "\(run.report)")
    #expect(run.summary.counts.warnings == 0)
  }

  @Test func inAWorkflow() throws {
    let lines = try RunText(["a.keys": Self.file], reporter: .github).report.split(separator: "\n")
    let hint = "%0A  hint: rules/evdev.lst lists the options"
    #expect(
      lines.filter { $0.hasPrefix("::warning ") }.map(String.init) == [
        "::warning file=a.keys,line=1,col=9,title=one::\(Self.option.prefix { $0 != "\n" })\(hint)",
        "::warning file=a.keys,line=10,col=13,title=three::a.keys:10:13: warning: A repeats but is not down; the repeat is left out"
          + " [KW-R008]%0A  hint: press it before: +A",
      ])
  }

  @Test func asTAP() throws {
    let lines = try RunText(["a.keys": Self.file], reporter: .tap).report.split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("ok 1") })
    #expect(
      lines[(index + 1)...(index + 2)].joined(separator: "\n") + "\n"
        == Self.option.split(separator: "\n").map { "# \($0)\n" }.joined())
  }

  @Test func asJUnit() throws {
    let report = try RunText(["a.keys": Self.file], reporter: .junit).report
    #expect(report.contains("<system-out>\(Self.option.dropLast())</system-out>"), "\(report)")
  }

  @Test func asJSON() throws {
    let report = try RunText(["a.keys": Self.file], reporter: .json).report
    #expect(report.ranges(of: "\"code\":\"KW-K008\"").count == 3, "\(report)")
    #expect(report.contains("\"warnings\":5"), "\(report)")
  }
}
