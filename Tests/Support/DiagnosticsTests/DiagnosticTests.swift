import KeywrightDiagnostics
import Testing

struct DiagnosticTests {
  @Test func `a message with place and hint`() {
    let diagnostic = Diagnostic.error(
      .unknownKeyName, "no key is named “LEFTSHFT”", at: SourcePlace(file: "a.keys", line: 3, column: 7),
      hint: "did you mean LEFTSHIFT?")
    #expect(
      diagnostic.rendered() == """
        keywright: a.keys:3:7: error: no key is named “LEFTSHFT” [KW-N002]
          hint: did you mean LEFTSHIFT?
        """)
    #expect(diagnostic.description == diagnostic.rendered())
  }

  @Test func `a message without place or hint`() {
    let diagnostic = Diagnostic.warning(.recordingTruncated, "the end is missing")
    #expect(diagnostic.rendered(program: "kw") == "kw: warning: the end is missing [KW-R001]")
  }

  @Test func `colours stand around the word, the code and the word hint`() {
    let error = Diagnostic.error(.usage, "no", at: SourcePlace(file: "-k"), hint: "yes")
    #expect(
      error.rendered(style: .coloured) == """
        keywright: -k: \u{1B}[1;31merror:\u{1B}[0m no \u{1B}[2m[KW-U001]\u{1B}[0m
          \u{1B}[2mhint:\u{1B}[0m yes
        """)
    let warning = Diagnostic.warning(.usage, "no")
    #expect(
      warning.rendered(style: .coloured)
        == "keywright: \u{1B}[1;33mwarning:\u{1B}[0m no \u{1B}[2m[KW-U001]\u{1B}[0m")
  }

  @Test func `what a file smuggles in is shown, not obeyed`() {
    let diagnostic = Diagnostic.error(
      .usage, "a\u{1B}[2Jb", at: SourcePlace(file: "x\u{202E}y\n", line: 1), hint: "c\u{7}d")
    #expect(
      diagnostic.rendered(style: .coloured) == """
        keywright: x\\u{202E}y\\n:1: \u{1B}[1;31merror:\u{1B}[0m a\\u{1B}[2Jb \u{1B}[2m[KW-U001]\u{1B}[0m
          \u{1B}[2mhint:\u{1B}[0m c\\u{7}d
        """)
  }
}

struct SourcePlaceTests {
  @Test(arguments: [
    (SourcePlace(), ""),
    (SourcePlace(file: "f"), "f"),
    (SourcePlace(file: "f", line: 2), "f:2"),
    (SourcePlace(file: "f", line: 2, column: 3), "f:2:3"),
    (SourcePlace(line: 2, column: 3), "2:3"),
    (SourcePlace(file: "f", column: 3), "f"),
  ])
  func `as much as is known`(place: SourcePlace, text: String) {
    #expect(place.description == text)
  }
}

struct TerminalStyleTests {
  @Test func `every style, plain and coloured`() {
    let plain = TerminalStyle.plain
    #expect(
      [plain.error("x"), plain.warning("x"), plain.good("x"), plain.heading("x"), plain.faint("x")]
        == ["x", "x", "x", "x", "x"])
    let coloured = TerminalStyle.coloured
    #expect(
      [coloured.error("x"), coloured.warning("x"), coloured.good("x"), coloured.heading("x"), coloured.faint("x")]
        == ["1;31", "1;33", "32", "1", "2"].map { "\u{1B}[\($0)mx\u{1B}[0m" })
  }
}
