import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct NotationErrorTests {
  private let notation = KeystrokeNotation()

  private func errors(_ bytes: [UInt8]) -> String {
    do {
      let sequence = try notation.parse(bytes: bytes, at: SourcePlace(file: "f"))
      return "no errors, \(sequence.actions.count) steps"
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    (
      "LEFTSHFT", "f:1:1: error: no key is named “LEFTSHFT” [KW-N002]",
      "did you mean LEFTSHIFT?"
    ),
    ("A\n  KEY_ENTR", "f:2:3: error: no key is named “KEY_ENTR” [KW-N002]", "did you mean ENTER?"),
    ("Return", "f:1:1: error: no key is named “Return” [KW-N002]", "did you mean ENTER?"),
    ("ä ;", "f:1:1: error: no key is named “ä” [KW-N002]", "a text to type goes in quotation marks"),
    (
      "XYZZYPLUGH", "f:1:1: error: no key is named “XYZZYPLUGH” [KW-N002]",
      "keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number (code:30)"
    ),
    ("\u{0}\u{1B}[2J", "f:1:1: error: no key is named “\\u{0}\\u{1B}[2J” [KW-N002]", nil),
    ("LEFTSHIFT+FOOBARBAZQUX", "f:1:11: error: no key is named “FOOBARBAZQUX” [KW-N002]", nil),
    ("+FOOBARBAZQUX", "f:1:2: error: no key is named “FOOBARBAZQUX” [KW-N002]", nil),
    ("<AC99>", "f:1:1: error: no key is named “<AC99>” [KW-N002]", nil),
    ("<>", "f:1:1: error: no key is named “<>” [KW-N002]", nil),
    (
      "500", "f:1:1: error: no key is named “500” [KW-N002]",
      "a duration needs its unit (500ms), a key number its prefix (code:500)"
    ),
    ("BTN_LEFT", "f:1:1: error: “BTN_LEFT” is a button, not a key [KW-N002]", "code:272 sends it all the same"),
    (
      "+", "f:1:1: error: expected a key after “+” [KW-N001]",
      "the keys with these characters are KPPLUS, MINUS and KPASTERISK"
    ),
    ("-", "f:1:1: error: expected a key after “-” [KW-N001]", nil),
    (
      "+A+B", "f:1:1: error: “+A+B” has one of + - * before a chord [KW-N001]",
      "write either the chord A+B, or +A +B and later -B -A"
    ),
    (
      "A++B", "f:1:3: error: a key is missing in the chord “A++B” [KW-N001]",
      "a chord is KEY+KEY; the key of the character + is EQUAL or KPPLUS"
    ),
    ("A+", "f:1:3: error: a key is missing in the chord “A+” [KW-N001]", nil),
    (
      "SHIFT+<LFSH>", "f:1:7: error: “<LFSH>” is down already in this chord [KW-N001]",
      "name each key of a chord once"
    ),
    (
      "A+B+C+D+E+F+G+H+I+J+K+L+M+N+O+P+Q", "f:1:1: error: the chord has more than 16 keys [KW-N001]",
      "press and release the keys one by one: +A -A"
    ),
    (
      "<AC01", "f:1:1: error: “<AC01” is no XKB key name: it begins with < and does not end with > [KW-N001]",
      "write it as in <AC01>"
    ),
    (
      "SHIFT+\"a\"", "f:1:7: error: white space is missing beside a text [KW-N001]",
      "a text in quotation marks is a step of its own; it cannot be part of a chord"
    ),
    ("\"ä\"B", "f:1:4: error: white space is missing beside a text [KW-N001]", nil),
    (
      "code:768", "f:1:1: error: “code:768” is not a key number [KW-N006]",
      "code: takes the kernel's decimal number of a key, from 1 to 767"
    ),
    ("code:0", "f:1:1: error: “code:0” is not a key number [KW-N006]", nil),
    ("code:", "f:1:1: error: “code:” is not a key number [KW-N006]", nil),
    ("code:0x1e", "f:1:1: error: “code:0x1e” is not a key number [KW-N006]", nil),
    ("code:99999999999999999999", "f:1:1: error: “code:99999999999999999999” is not a key number [KW-N006]", nil),
    (
      "2m", "f:1:1: error: “2m” is neither a key nor a duration [KW-N003]",
      "the units of durations are us, ms and s: 250us, 250ms, 1.5s"
    ),
    ("1.5", "f:1:1: error: “1.5” is neither a key nor a duration [KW-N003]", nil),
    (
      "1.5us", "f:1:1: error: the duration “1.5us” is finer than a microsecond [KW-N003]",
      "round it to whole microseconds"
    ),
    ("0.0000001s", "f:1:1: error: the duration “0.0000001s” is finer than a microsecond [KW-N003]", nil),
    (
      "3155760000.000001s",
      "f:1:1: error: with the duration “3155760000.000001s” the clock would run longer than a hundred years [KW-N003]",
      "wait for less"
    ),
    (
      "1s 3155760000s",
      "f:1:4: error: with the duration “3155760000s” the clock would run longer than a hundred years [KW-N003]", nil
    ),
    (
      "99999999999999999999999s",
      "f:1:1: error: with the duration “99999999999999999999999s” the clock would run longer than a hundred years "
        + "[KW-N003]", nil
    ),
    (
      "A \"open # B\nC", "f:1:3: error: the text that begins here has no closing quotation mark on its line [KW-N004]",
      "close it with \"; a line break within a text is \\n"
    ),
    ("\"open", "f:1:1: error: the text that begins here has no closing quotation mark on its line [KW-N004]", nil),
    ("\"open\r\n", "f:1:1: error: the text that begins here has no closing quotation mark on its line [KW-N004]", nil),
    (
      "\"ä\\q\"", "f:1:3: error: “\\q” is not an escape [KW-N005]",
      "the escapes are \\\" \\\\ \\n \\t and a scalar's hexadecimal number such as \\u{1F600}"
    ),
    ("\"\\u{D800}\"", "f:1:2: error: “\\u{D800}” is not an escape [KW-N005]", nil),
    ("\"\\u{110000}\"", "f:1:2: error: “\\u{110000}” is not an escape [KW-N005]", nil),
    ("\"\\u{}\"", "f:1:2: error: “\\u{}” is not an escape [KW-N005]", nil),
    ("\"\\u{123456789}\"", "f:1:2: error: “\\u{12345678” is not an escape [KW-N005]", nil),
    ("\"\\u41\"", "f:1:2: error: “\\u” is not an escape [KW-N005]", nil),
    ("\"a\u{1}\"", "f:1:3: error: a text holds the control character U+0001 [KW-N005]", "write it as \\u{1}"),
  ])
  func `errors say where, what and what to do`(text: String, message: String, hint: String?) {
    let lines = errors(Array(text.utf8)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == "keywright: \(message)")
    if let hint { #expect(lines.dropFirst().first.map(String.init) == "  hint: \(hint)") }
  }

  @Test(
    arguments: [
      ([0x41, 0x20, 0xFF], "1:3", "FF"), ([0x41, 0xC3], "1:2", "C3"),
      ([0xC3, 0xA4, 0x0A, 0x23, 0xC3, 0x28], "2:2", "C3"),
      ([0x22, 0xC3, 0xA4, 0xED, 0xA0, 0x80, 0x22], "1:3", "ED"), ([0xC0, 0x80], "1:1", "C0"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1", "F4"), ([0xE0, 0x80, 0x80], "1:1", "E0"),
      ([0x22, 0xF0, 0x9F, 0x98, 0x22], "1:2", "F0"), ([0x05, 0x80], "1:2", "80"),
    ] as [([UInt8], String, String)])
  func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8], place: String, byte: String) {
    let expected = """
      keywright: f:\(place): error: the byte 0x\(byte) is not UTF-8 here [KW-N007]
        hint: save the file as UTF-8
      """
    #expect(errors(bytes).contains(expected), "\(errors(bytes))")
  }

  @Test func `all errors are told, in order`() {
    #expect(
      errors(Array("+ A 2m\n\"x".utf8)) == """
        keywright: f:1:1: error: expected a key after “+” [KW-N001]
          hint: the keys with these characters are KPPLUS, MINUS and KPASTERISK
        keywright: f:1:5: error: “2m” is neither a key nor a duration [KW-N003]
          hint: the units of durations are us, ms and s: 250us, 250ms, 1.5s
        keywright: f:2:1: error: the text that begins here has no closing quotation mark on its line [KW-N004]
          hint: close it with "; a line break within a text is \\n
        """)
  }

  @Test func `reading stops after many errors`() {
    #expect(throws: DiagnosticList.self) {
      do {
        _ = try notation.parse(String(repeating: "+ ", count: 1000))
      } catch let error as DiagnosticList {
        #expect(error.diagnostics.count == NotationReader.maximumErrors + 1)
        #expect(error.diagnostics.last?.message == "reading stops after \(NotationReader.maximumErrors) errors")
        #expect(error.diagnostics.last?.place.column == 2 * NotationReader.maximumErrors - 1)
        throw error
      }
    }
  }

  @Test func `a long name is cut short`() {
    #expect(
      errors(Array(String(repeating: "ä", count: 500).utf8)).hasPrefix(
        "keywright: f:1:1: error: no key is named “\(String(repeating: "ä", count: 40))…” [KW-N002]"))
  }

  @Test(arguments: [
    (String(repeating: "A", count: 1025), "f:1:1: error: what begins here has more than 1024 bytes without an end"),
    (
      "A \"" + String(repeating: "x", count: 65_536) + "\"",
      "f:1:3: error: what begins here has more than 65536 bytes without an end"
    ),
  ])
  func `tokens have bounds`(text: String, message: String) {
    let expected = """
      keywright: \(message) [KW-N008]
        hint: check that this is keystroke notation
      """
    #expect(errors(Array(text.utf8)) == expected)
    var reader = NotationReader(names: notation.names, origin: SourcePlace(file: "f"))
    var output = KeystrokeSequence(file: "f")
    for byte in text.utf8.prefix(2000) {
      reader.read([byte].span, into: &output)
    }
    reader.read(Array(text.utf8.dropFirst(2000)).span, into: &output)
    reader.finish(into: &output)
    #expect(output.diagnostics.map(\.description) == [expected])
  }

  @Test func `the input has a bound`() {
    var reader = NotationReader(names: notation.names, origin: SourcePlace(file: "f"), byteLimit: 5)
    var output = KeystrokeSequence(file: "f")
    reader.read(Array("A B ".utf8).span, into: &output)
    reader.read(Array("C ".utf8).span, into: &output)
    reader.read(Array("D ".utf8).span, into: &output)
    reader.finish(into: &output)
    #expect(output.actions.count == 4)
    #expect(
      output.diagnostics.map(\.description) == [
        "keywright: f: error: there are more than 5 bytes of notation [KW-N008]\n  hint: split the input"
      ])
  }
}
