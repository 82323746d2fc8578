import Glibc
import KeywrightScenarioRunner
import TestSupport
import Testing

@Suite struct TAPReporterTests {
  @Test func casesAreLinesWithDiagnostics() throws {
    let run = try RunText(["a.keys": SampleFile.text], reporter: .tap)
    #expect(
      run.report == ##"""
        TAP version 14
        ok 1 - a.keys > dead circumflex composes
        not ok 2 - a.keys > broken: <&> \# \u{1B}[31m 👨‍👩‍👧 \u{202E}
          ---
          message: "expected the text “ôb\x1B”, got “ôa”"
          severity: fail
          at:
            file: "a.keys"
            line: 8
          wanted: "“ôb\x1B”"
          found: "“ôa”"
          details: |
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
          ...
        ok 3 - a.keys > later # SKIP not \# yet
        not ok 4 - a.keys > known # TODO bug 7
          ---
          message: "expected the text “q”, got “”"
          severity: todo
          at:
            file: "a.keys"
            line: 14
          wanted: "“q”"
          found: "“”"
          details: |
            a.keys:14:3: expected the text “q”, got “”
              expect text "q"
              expected  “q”  U+0071 LATIN SMALL LETTER Q
              got       nothing here
            the last keys:
              focus  xkb:fr(bepo) is the first active mode  → |
          ...
        not ok 5 - a.keys > mended
          ---
          message: "passed, though it is marked as a known failure: bug 8"
          severity: fail
          at:
            file: "a.keys"
            line: 15
          details: |
            passed, though it is marked as a known failure: bug 8
            hint: take the mark away
          ...
        not ok 6 - a.keys > stopped
          ---
          message: "expected the text “é”, got “a”"
          severity: fail
          at:
            file: "a.keys"
            line: 20
          wanted: "“é”"
          found: "“a”"
          details: |
            a.keys:20:3: expected the text “é”, got “a”
              expect text "é"
              expected  “é”  U+00E9 LATIN SMALL LETTER E WITH ACUTE
              got       “a”  U+0061 LATIN SMALL LETTER A
            a.keys:21:3: there is no candidate number 3 [KW-S006]
              hint: no candidates are shown here
            the last keys:
              focus  xkb:fr(bepo) is the first active mode  → |
              A      a is on level 1 of French (BEPO); “a” is inserted  → a|
          ...
        not ok 7 - a.keys > misspelt
          ---
          message: "unknown keyword “kees”"
          severity: fail
          at:
            file: "a.keys"
            line: 23
          details: |
            a.keys:23:3: unknown keyword “kees” [KW-S002]
              hint: did you mean keys?
          ...
        1..7

        """##)
  }

  @Test func aRunOfNothingSaysSo() throws {
    #expect(try RunText(["a.keys": ""], reporter: .tap).report == "TAP version 14\n1..0 # SKIP no scenario was run\n")
  }

  /// Of Debian 12's prove, which reads TAP up to version 13; what follows the first line is the same.
  @Test(.enabled(if: access("/usr/bin/prove", X_OK) == 0))
  func proveReadsItBack() throws {
    let files: KeyValuePairs = ["a.keys": SampleFile.text]
    let report = try RunText(files, reporter: .tap13).report
    #expect(report.dropFirst("TAP version 13".count) == (try RunText(files, reporter: .tap)).report.dropFirst(14))
    let folder = try TemporaryFolder(["report.tap": report])
    guard let pipe = popen("cd '\(folder.path)' && LC_ALL=C /usr/bin/prove -e cat report.tap 2>&1", "r") else {
      Issue.record("no shell")
      return
    }
    var output = ""
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, 4096, pipe) != nil {
      output += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    #expect(pclose(pipe) >> 8 == 1)
    #expect(output.contains("Failed tests:  2, 5-7\n") && output.contains("Tests: 7 Failed: 4"), "\(output)")
    #expect(!output.contains("Parse error"), "\(output)")
  }
}
