import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct NotationWriterTests {
  private let notation = KeystrokeNotation()

  @Test(arguments: [
    ("", ""),
    ("A", "A\n"), ("+A -A", "A\n"), ("+A -B", "+A -B\n"), ("+A *A -A", "+A *A -A\n"),
    ("+LEFTSHIFT +A -A -LEFTSHIFT", "LEFTSHIFT+A\n"), ("+SHIFT +A -SHIFT -A", "+LEFTSHIFT +A -LEFTSHIFT -A\n"),
    ("+SHIFT +A -A +B -B -SHIFT", "+LEFTSHIFT A B -LEFTSHIFT\n"), ("+A +A -A -A", "+A A -A\n"),
    ("+A 10ms -A", "+A 10ms -A\n"), ("A 1s 500ms B 250us", "A 1500ms B 250us\n"),
    ("<LVL3> code:272 code:767 KEY_1", "<LVL3> code:272 code:767 1\n"),
    (#""q\"\\\n\u{D}\u{0}😀" A"#, #""q\"\\\n\u{D}\u{0}😀" A"# + "\n"),
    ("1s \"x\"", "1s \"x\"\n"),
  ])
  func `steps become the shortest notation`(text: String, written: String) throws {
    #expect(notation.text(of: try notation.parse(text).actions) == written)
  }

  @Test func `lines are filled up to a width`() throws {
    var writer = NotationWriter(names: notation.names, width: 10)
    for action in try notation.parse("LEFTSHIFT A B SPACE \"a longer text\" C").actions { writer.write(action) }
    #expect(
      writer.finish() == """
        LEFTSHIFT
        A B SPACE
        "a longer text"
        C

        """)
  }

  @Test func `what is settled can be taken before the end`() throws {
    var writer = NotationWriter(names: notation.names)
    writer.write(KeyEvent(KeyCode(30), .press))
    #expect(writer.takeText() == "")
    writer.write(KeyEvent(KeyCode(30), .release, at: .milliseconds(5)))
    #expect(writer.takeText() == "+A")
    #expect(writer.finish() == " 5ms -A\n")
  }

  @Test func `an event that is too early is written at the clock`() {
    let actions = [
      KeystrokeAction.key(KeyEvent(KeyCode(30), .press, at: .seconds(2))),
      .key(KeyEvent(KeyCode(30), .release, at: .seconds(1))),
    ]
    #expect(notation.text(of: actions) == "2s A\n")
  }

  private func events(_ actions: [KeystrokeAction]) -> [KeyEvent] {
    actions.compactMap { if case .key(let event) = $0 { event } else { nil } }
  }

  @Test(arguments: 0..<200)
  func `reading what was written gives the same events at the same times`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var clock = VirtualClock()
    var actions: [KeystrokeAction] = []
    // Few keys make taps and chords likely.
    let few = (0..<4).map { _ in KeyCode(.random(in: 1...KeyCode.maximum.rawValue, using: &random)) }
    for _ in 0..<Int.random(in: 1...600, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let wait = Duration.microseconds(Int64.random(in: 1...3_000_000, using: &random))
        clock.advance(by: wait)
        actions.append(.wait(wait))
      case 1:
        let code = KeyCode(.random(in: 1...KeyCode.maximum.rawValue, using: &random))
        actions.append(.key(KeyEvent(code, .repeat, at: clock.now)))
      case 2:
        let chord = few.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        actions += chord.map { .key(KeyEvent($0, .press, at: clock.now)) }
        actions += chord.reversed().map { .key(KeyEvent($0, .release, at: clock.now)) }
      default:
        guard let code = few.randomElement(using: &random) else { continue }
        actions.append(.key(KeyEvent(code, Bool.random(using: &random) ? .press : .release, at: clock.now)))
      }
    }
    let read = try notation.parse(notation.text(of: actions))
    #expect(events(read.actions) == events(actions))
    // Waits alone bring a clock to every event's time, and to the end.
    var replayed = VirtualClock()
    for action in read.actions {
      switch action {
      case .wait(let duration): replayed.advance(by: duration)
      case .key(let event): #expect(event.time == replayed.now)
      case .text: Issue.record("a text came from nowhere")
      }
    }
    #expect(replayed.now == clock.now)
  }
}
