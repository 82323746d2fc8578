import KeywrightDiagnostics
import KeywrightScenarioRunner
import Testing

@Suite struct TerminalReporterTests {
  private static let files: KeyValuePairs = [
    "a.keys": SampleFile.text, "b.keys": "scenario \"fine\"\n keys A\n expect text \"a\"\n", "c.keys": "layout us\n",
  ]

  @Test func aFailureExplainsItself() throws {
    let run = try RunText(Self.files)
    #expect(
      run.report == #"""
        ✗ a.keys:6: broken: <&> # \u{1B}[31m 👨‍👩‍👧 \u{202E}
            a.keys:8:3: expected the text “ôb\u{1B}”, got “ôa”
              expect text "ôb\u{1B}"
              the same: 1 grapheme before
              expected  “b”  U+0062 LATIN SMALL LETTER B
                        “\u{1B}”  U+001B
              got       “a”  U+0061 LATIN SMALL LETTER A
            a.keys:9:3: expected commits “ô”, got “ô” “a”
              expect commits "ô"
              unexpected item 2: “a”; expected 1, got 2
            the last keys:
              focus  xkb:fr(bepo) is the first active mode  → |
              Y      dead_circumflex is on level 1 of French (BEPO); the Compose sequence waits for its next key  → |
              R      o is on level 1 of French (BEPO); it completes a Compose sequence: “ô”; “ô” is inserted  → ô|
              A      a is on level 1 of French (BEPO); “a” is inserted  → ôa|

        ✗ a.keys:15: mended
            passed, though it is marked as a known failure: bug 8
            hint: take the mark away

        ✗ a.keys:18: stopped
            a.keys:20:3: expected the text “é”, got “a”
              expect text "é"
              expected  “é”  U+00E9 LATIN SMALL LETTER E WITH ACUTE
              got       “a”  U+0061 LATIN SMALL LETTER A
            a.keys:21:3: there is no candidate number 3 [KW-S006]
              hint: no candidates are shown here
            the last keys:
              focus  xkb:fr(bepo) is the first active mode  → |
              A      a is on level 1 of French (BEPO); “a” is inserted  → a|

        ✗ a.keys:22: misspelt
            a.keys:23:3: unknown keyword “kees” [KW-S002]
              hint: did you mean keys?

        ✗ a.keys  1 passed, 1 failed, 2 errors, 1 passed though marked as a known failure, 1 failed as known, 1 skipped
        ✓ b.keys  1 passed

        Skipped:
          not # yet

        2 passed, 1 failed, 2 errors, 1 passed though marked as a known failure, 1 failed as known, 1 skipped in 2 files (1.0 s)

        """#)
  }

  @Test func aTerminalGetsColour() throws {
    let run = try RunText(
      ["a.keys": "scenario \"s\"\n layout fr\n keys Q\n expect text \"à\"\n"], style: .coloured)
    #expect(
      run.report.replacing("\u{1B}", with: "␛") == #"""
        ␛[1;31m✗␛[0m ␛[1ma.keys:1: s␛[0m
            a.keys:4:2: ␛[1;31mexpected the text “à”, got “a”␛[0m
              ␛[2mexpect text "à"␛[0m
              ␛[32mexpected␛[0m  “à”  U+00E0 LATIN SMALL LETTER A WITH GRAVE
              ␛[1;31mgot     ␛[0m  “a”  U+0061 LATIN SMALL LETTER A
            ␛[1mthe last keys:␛[0m
              focus  xkb:fr is the first active mode  ␛[2m→␛[0m |
              Q      a is on level 1 of French; “a” is inserted  ␛[2m→␛[0m a|

        ␛[1;31m✗␛[0m a.keys  ␛[1;31m1 failed␛[0m

        ␛[1;31m1 failed␛[0m in 1 file ␛[2m(180 ms)␛[0m

        """#)
  }

  @Test func whatIsSlowIsTold() {
    var reporter = TerminalReporter(style: .plain)
    var summary = RunSummary()
    summary.isStopped = true
    summary.seed = 7
    #expect(
      reporter.text(of: .ended(summary))
        == "\nno scenario was run (0 ms)\nstopped at the first failure\nthe order comes back with --seed 7\n")
  }

  @Test func slowScenariosStandAtTheEnd() throws {
    let text = (1...7).map { "scenario \"\($0)\"\n expect text \"\"\n" }.joined()
    let folder = try FixedDurations(text)
    #expect(
      folder.report == """
        ✓ slow.keys  7 passed

        The slowest:
          700 ms  slow.keys:13: 7
          600 ms  slow.keys:11: 6
          500 ms  slow.keys:9: 5
          400 ms  slow.keys:7: 4
          300 ms  slow.keys:5: 3

        7 passed in 1 file (2.8 s)

        """)
  }
}
