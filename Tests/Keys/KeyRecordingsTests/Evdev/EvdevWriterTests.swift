import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct EvdevWriterTests {
  private func bytes(_ actions: [KeystrokeAction]) throws -> [UInt8] {
    try written(actions, as: .evdev).bytes
  }

  @Test func `each event ends its frame, and time before the first event is kept`() throws {
    let actions = try KeystrokeNotation().parse("1.5s +A 250us *A -A").actions
    #expect(
      try bytes(actions)
        == EvdevBytes(
          """
          0.0 0 0 0
          1.500000 1 30 1
          1.500000 0 0 0
          1.500250 1 30 2
          1.500250 0 0 1
          1.500250 1 30 0
          1.500250 0 0 0
          """
        ).bytes)
  }

  @Test func `a text cannot be written`() {
    #expect(
      throws: Diagnostic.error(
        .textInRecording, "a text has no keys of its own, and evdev knows only keys",
        at: SourcePlace(file: "f", line: 1, column: 1),
        hint: "write to notation, or name the keys that type it")
    ) {
      try bytes([.text("a", SourcePlace(file: "f", line: 1, column: 1))])
    }
  }
}
