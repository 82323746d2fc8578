import KeyEvents
import KeyRecordings
import TestSupport
import Testing

struct RoundTripTests {
  private static let names = KeyNameTable()

  @Test(arguments: RecordingFormat.allCases, 0..<20)
  func `every format gives back the events and their times`(format: RecordingFormat, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var clock = VirtualClock()
    var held = HeldKeys()
    var events: [KeyEvent] = []
    func admit(_ event: KeyEvent) {
      if let event = held.admit(event).event { events.append(event) }
    }
    for _ in 0..<300 {
      if Bool.random(using: &random) {
        clock.advance(by: .microseconds(Int64.random(in: 0...2_000_000, using: &random)))
      }
      let code = KeyCode(.random(in: 1...KeyCode.maximum.rawValue, using: &random))
      guard !code.isButton else { continue }
      admit(KeyEvent(code, .press, at: clock.now))
      if Bool.random(using: &random) { admit(KeyEvent(code, .release, at: clock.now)) }
    }
    events += held.releaseAll(at: clock.now)

    var writer = format.writer(names: Self.names)
    var bytes: [UInt8] = []
    for event in events { try writer.write(.key(event), into: &bytes) }
    writer.finish(into: &bytes)
    #expect(RecordingFormat.detected(in: bytes.span) == format)

    var reader = format.reader(file: "r", names: Self.names)
    var output = KeystrokeSequence(file: "r")
    reader.read(bytes.span, into: &output)
    reader.finish(into: &output)
    #expect(output.actions.compactMap { if case .key(let event) = $0 { event } else { nil } } == events)
    #expect(output.diagnostics.isEmpty)
  }
}
