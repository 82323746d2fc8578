import KeyRecordings
import KeywrightKeyEvents
import Testing

/// The records of other machines than a 64-bit little-endian one.
struct EvdevLayoutTests {
  private static let layouts: [(format: RecordingFormat, press: [UInt8])] = [
    (
      .evdev, [0x01, 0xF1, 0x53, 0x65, 0, 0, 0, 0, 0x02, 0, 0, 0, 0, 0, 0, 0, 0x01, 0, 0x2A, 0, 0x01, 0, 0, 0]
    ),
    (
      .evdev64be, [0, 0, 0, 0, 0x65, 0x53, 0xF1, 0x01, 0, 0, 0, 0, 0, 0, 0, 0x02, 0, 0x01, 0, 0x2A, 0, 0, 0, 0x01]
    ),
    (.evdev32, [0x01, 0xF1, 0x53, 0x65, 0x02, 0, 0, 0, 0x01, 0, 0x2A, 0, 0x01, 0, 0, 0]),
    (.evdev32be, [0x65, 0x53, 0xF1, 0x01, 0, 0, 0, 0x02, 0, 0x01, 0, 0x2A, 0, 0, 0, 0x01]),
  ]

  @Test(arguments: layouts)
  func `a record has its fields where the machine puts them`(layout: (format: RecordingFormat, press: [UInt8])) {
    var release = layout.press
    // The value is the last field: its lowest byte is the first or the last.
    for index in release.indices.suffix(4) { release[index] = 0 }
    let bytes = layout.press + release
    #expect(RecordingFormat.detected(in: bytes.span) == layout.format)
    #expect(summary(read(bytes, as: layout.format)) == "+42@0 -42@0")
  }

  @Test(arguments: [
    (RecordingFormat.evdev64be, "a 64-bit big-endian Linux"), (.evdev32, "a 32-bit little-endian Linux"),
    (.evdev32be, "a 32-bit big-endian Linux"),
  ])
  func `what the machine cannot have written is refused`(format: RecordingFormat, machine: String) {
    #expect(
      read([UInt8](repeating: 0xFF, count: 24), as: format).messages == """
        keywright: r: error: record 1 cannot come from \(machine) [KW-R002]
          hint: check how it was made, or name another format: --format notation
        """)
  }
}
