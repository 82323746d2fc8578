import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct NotationReadingTests {
  private let notation = KeystrokeNotation()

  /// The steps in one line: `+30@0 -30@0 wait250000 "text"`, times in microseconds.
  private func summary(_ sequence: KeystrokeSequence) -> String {
    sequence.actions.map { action in
      switch action {
      case .key(let event):
        let sign = [KeyEvent.Direction.press: "+", .release: "-", .repeat: "*"][event.direction] ?? ""
        return "\(sign)\(event.code.rawValue)@\(event.time / .microseconds(1))"
      case .wait(let duration): return "wait\(duration / .microseconds(1))"
      case .text(let text, let place): return "\(place):\(text.debugDescription)"
      }
    }.joined(separator: " ").replacing(".0", with: "")
  }

  @Test(arguments: [
    ("", ""),
    (" \t\r\n # only a comment", ""),
    ("A", "+30@0 -30@0"),
    ("a b", "+30@0 -30@0 +48@0 -48@0"),
    ("+A *A -A", "+30@0 *30@0 -30@0"),
    ("LEFTSHIFT+A", "+42@0 +30@0 -30@0 -42@0"),
    ("CTRL+ALT+<DELE>", "+29@0 +56@0 +111@0 -111@0 -56@0 -29@0"),
    ("code:30+KEY_S", "+30@0 +31@0 -31@0 -30@0"),
    ("+<VOL+> -<VOL->", "+115@0 -114@0"),
    ("<VOL+>+<VOL->", "+115@0 +114@0 -114@0 -115@0"),
    ("1 0 102ND KPPLUS", "+2@0 -2@0 +11@0 -11@0 +86@0 -86@0 +78@0 -78@0"),
    ("code:272 CODE:767 code:1", "+272@0 -272@0 +767@0 -767@0 +1@0 -1@0"),
    ("A#comment \"\nB", "+30@0 -30@0 +48@0 -48@0"),
    ("<A#x>", "+99@0 -99@0"),
    ("A 250ms B", "+30@0 -30@0 wait250000 +48@250000 -48@250000"),
    ("2s 1.5s 0.000001s +A", "wait2000000 wait1500000 wait1 +30@3500001"),
    ("250us 250µs 250μs 1.5MS 0s -A", "wait250 wait250 wait250 wait1500 wait0 -30@2250"),
    ("3155760000s", "wait3155760000000000"),
    ("\"naïve 😀\"", "1:1:\"naïve 😀\""),
    ("A \"b#\" C", "+30@0 -30@0 1:3:\"b#\" +46@0 -46@0"),
    (#""" "\"\\\n\t\u{1F600}\u{0}""#, #"1:1:"" 1:4:"\"\\\n\t😀\0""#),
    ("\"a\tb\"#c", "1:1:\"a\\tb\""),
    ("\u{FEFF}A", "+30@0 -30@0"),
    ("<ZZ99>", "+99@0 -99@0"),
    ("A\r\nB", "+30@0 -30@0 +48@0 -48@0"),
  ])
  func `notation means steps`(text: String, expected: String) throws {
    let sequence = try notation.parse(text) { name in ["A#x", "ZZ99"].contains(name) ? KeyCode(99) : nil }
    #expect(summary(sequence) == expected)
    #expect(sequence.places.count == sequence.actions.count)
  }

  @Test func `every step knows its place`() throws {
    let sequence = try notation.parse(
      "A 2s\n  \"ä\" é# x".replacing(" é", with: "  +B"), at: SourcePlace(file: "f.keys", line: 10, column: 5))
    #expect(
      (0..<sequence.actions.count).map { sequence.places[$0].description } == [
        "f.keys:10:5", "f.keys:10:5", "f.keys:10:7", "f.keys:11:3", "f.keys:11:8",
      ])
    #expect(sequence.places[99] == SourcePlace(file: "f.keys"))
    #expect(sequence.places[-1] == SourcePlace(file: "f.keys"))
  }

  @Test func `the clock goes on from where it stood`() throws {
    let sequence = try notation.parse("1s +A", clock: VirtualClock(now: .seconds(5)))
    #expect(sequence.actions == [.wait(.seconds(1)), .key(KeyEvent(KeyCode(30), .press, at: .seconds(6)))])
  }

  @Test(arguments: 1...7)
  func `chunks of any size give the same`(size: Int) throws {
    let text = "\u{FEFF}A +SHIFT #ä😀\r\n -<LFSH> 1.5s \"n\\u{1F600}ï\\\"😀\" CTRL+ALT+A 250µs *B"
    let bytes = Array(text.utf8)
    let whole = try notation.parse(bytes: bytes, at: SourcePlace(file: "f"))
    var reader = NotationReader(names: notation.names, origin: SourcePlace(file: "f"))
    var pieces = KeystrokeSequence(file: "f")
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.read(bytes.span.extracting(start..<min(start + size, bytes.count)), into: &pieces)
    }
    reader.finish(into: &pieces)
    #expect(pieces == whole)
    #expect(reader.clock.now == .microseconds(1_500_250))
  }
}
