import KeywrightDiagnostics
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("plain naïve 😀", "plain naïve 😀"),
    ("", ""),
    ("a\0b", "a\\u{0}b"),
    ("\n\t\r", "\\n\\t\\r"),
    ("\r\n", "\\r\\n"),
    ("\u{1B}[31m", "\\u{1B}[31m"),
    ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9B}\\u{9F}\u{A0}"),
    ("\u{61C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"),
    ("\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{2028}\\u{2029}\\u{202A}\\u{202E}\\u{2066}\\u{2069}"),
    ("👨\u{200D}👩", "👨\u{200D}👩"),
    ("back\\slash", "back\\slash"),
  ])
  func `what a terminal would obey is escaped`(text: String, escaped: String) {
    #expect(SafeText.escaped(text).unicodeScalars.elementsEqual(escaped.unicodeScalars), "\(escaped)")
  }

  @Test func `an invisible tag character is escaped, except in a flag`() {
    #expect(SafeText.escaped("a\u{E0041}\u{E007F}b") == "a\\u{E0041}\\u{E007F}b")
    let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    #expect(SafeText.escaped(scotland) == scotland)
    #expect(SafeText.escaped(scotland + "x\u{E0067}\n") == scotland + "x\\u{E0067}\\n")
  }

  @Test func `the middle of a path is left out when it is longer than any path`() {
    let usual = String(repeating: "é/", count: 1365)
    #expect(SafeText.shortened(usual) == usual)
    let long = "/start" + String(repeating: "é", count: 50_000) + "end"
    let shown = SafeText.shortened(long)
    #expect(shown.hasPrefix("/startéé") && shown.hasSuffix("éend") && shown.unicodeScalars.count == 1001)
    #expect(shown.contains("é…é"))
    #expect(SourcePlace(file: long, line: 3).description == "\(shown):3")
  }
}
