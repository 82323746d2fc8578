import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct EvdevReaderTests {
  private static let names = KeyNameTable()

  private func read(_ bytes: [UInt8], chunk: Int = .max) -> KeystrokeSequence {
    KeyRecordingsTests.read(bytes, with: EvdevReader(file: "r", names: Self.names), chunk: chunk)
  }

  @Test func `a record has its fields where the kernel puts them`() {
    // LEFTSHIFT pressed at 1700000001.000001 s.
    let bytes: [UInt8] = [
      0x01, 0xF1, 0x53, 0x65, 0, 0, 0, 0, 0x01, 0, 0, 0, 0, 0, 0, 0, 0x01, 0, 0x2A, 0, 0x01, 0, 0, 0,
    ]
    #expect(EvdevBytes("1700000001.1 1 42 1").bytes == bytes)
    #expect(read(bytes).actions == [.key(KeyEvent(KeyCode(42), .press))])
  }

  @Test func `keys, times and what else a keyboard sends`() {
    let recording = EvdevBytes(
      """
      1700000000.900000 4 4 30
      1700000000.900000 1 30 1
      1700000000.900000 0 0 0
      1700000001.150000 1 30 2
      1700000001.150000 0 0 1
      1700000001.160001 17 1 1
      1700000001.160001 1 30 0
      1700000001.160001 0 0 0
      """)
    let result = read(recording.bytes)
    #expect(summary(result) == "+30@0 *30@250000 -30@260001")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "a press of a held key", "0.0 1 30 1\n0.5 1 30 1\n0.9 1 30 0", "+30@0 *30@5 -30@9",
      """
      keywright: r: warning: record 2: A is pressed while it is down; this counts as a repeat [KW-R005]
        hint: a release is missing in the recording
      """
    ),
    (
      "a release without a press", "0.0 1 28 0\n0.5 1 30 1\n0.5 1 30 0", "+30@5 -30@5",
      """
      keywright: r: warning: record 1: ENTER is released but was not down; the release is left out [KW-R006]
        hint: this is usual for the key that started the recording
      """
    ),
    (
      "a repeat without a press", "0.0 1 28 2\n0.0 1 30 1\n0.0 1 30 0", "+30@0 -30@0",
      """
      keywright: r: warning: record 1: ENTER repeats but is not down; the repeat is left out [KW-R008]
        hint: the key was down before the recording began
      """
    ),
    (
      "an unknown value", "0.0 1 30 1\n0.0 1 30 3\n0.0 1 30 -1\n0.0 1 30 0", "+30@0 -30@0",
      """
      keywright: r: warning: record 2: the value 3 of A means nothing; the event is left out [KW-R009]
        hint: a key has the values 0 (release), 1 (press) and 2 (repeat)
      keywright: r: warning: record 3: the value -1 of A means nothing; the event is left out [KW-R009]
        hint: a key has the values 0 (release), 1 (press) and 2 (repeat)
      """
    ),
    (
      "numbers that are no key's", "0.0 1 0 1\n0.0 1 768 1\n0.0 1 767 1\n0.0 1 767 0", "+767@0 -767@0",
      """
      keywright: r: warning: record 1: 0 is not a key number; the event is left out [KW-R009]
        hint: keys have the numbers 1 to 767
      keywright: r: warning: record 2: 768 is not a key number; the event is left out [KW-R009]
        hint: keys have the numbers 1 to 767
      """
    ),
    (
      "buttons, each told once", "0.0 1 272 1\n0.0 1 272 0\n0.0 1 273 1\n0.0 1 272 1\n0.0 1 352 1\n0.0 1 352 0",
      "+352@0 -352@0",
      """
      keywright: r: warning: record 1: BTN_LEFT is a button, not a key; all its events are left out [KW-R010]
        hint: record the keyboard's own device
      keywright: r: warning: record 3: BTN_RIGHT is a button, not a key; all its events are left out [KW-R010]
        hint: record the keyboard's own device
      """
    ),
    (
      "a clock that is set back", "100.0 1 30 1\n100.7 1 30 0\n50.0 1 31 1\n50.9 1 31 0",
      "+30@0 -30@7 +31@7 -31@16",
      """
      keywright: r: warning: record 3 is earlier than the one before it; both count as simultaneous [KW-R007]
        hint: somebody set the clock while recording; the times after it are right again
      """
    ),
    (
      "the least and the greatest time",
      "-9223372036854775808.0 1 30 1\n9223372036854775807.999999 1 30 0\n-9223372036854775808.0 1 31 1\n"
        + "-9223372036854775808.5 1 31 0",
      "+30@0 -30@3155760000000000 +31@3155760000000000 -31@3155760000000000",
      """
      keywright: r: warning: record 2 is more than a hundred years after the first; the clock stops there [KW-R012]
        hint: somebody set the clock while recording; record again
      keywright: r: warning: record 3 is earlier than the one before it; both count as simultaneous [KW-R007]
        hint: somebody set the clock while recording; the times after it are right again
      keywright: r: warning: record 4 is more than a hundred years after the first; the clock stops there [KW-R012]
        hint: somebody set the clock while recording; record again
      """
    ),
    (
      "lost events",
      """
      0.0 1 42 1
      0.0 1 30 1
      0.0 0 0 0
      0.5 0 3 0
      0.5 1 31 1
      0.5 0 0 0
      0.6 1 42 2
      0.6 1 42 0
      0.7 1 30 1
      0.8 1 30 0
      """,
      "+42@0 +30@0 -30@5 -42@5 +30@7 -30@8",
      """
      keywright: r: warning: record 4 says that the kernel lost events here; every key counts as released [KW-R004]
        hint: record again, on a machine that is less busy
      """
    ),
    (
      "a device without keys", "0.0 2 0 5\n0.0 0 0 0", "",
      """
      keywright: r: warning: the recording has no key events [KW-R014]
        hint: record the keyboard's own device
      """
    ),
    (
      "keys that stay down", "0.0 1 42 1\n0.0 1 30 1", "+42@0 +30@0",
      """
      keywright: r: warning: still down at the end: LEFTSHIFT, A [KW-R011]
        hint: release what should not stay down
      """
    ),
  ])
  func `what is odd is told, and the rest is kept`(name: String, lines: String, steps: String, messages: String) {
    let result = read(EvdevBytes(lines).bytes)
    #expect(summary(result) == steps, "\(name)")
    #expect(result.diagnostics.map(\.description).joined(separator: "\n") == messages, "\(name)")
  }

  @Test(arguments: 1...23)
  func `a truncated last record is told, and the rest is kept`(count: Int) {
    let whole = EvdevBytes("0.0 1 30 1\n0.1 1 30 0").bytes
    let result = read(whole + EvdevBytes("0.2 1 31 1").bytes.prefix(count))
    #expect(summary(result) == "+30@0 -30@1")
    #expect(
      result.diagnostics.map(\.description) == [
        """
        keywright: r: warning: the last \(count) bytes, after record 2, are not a whole record and are left out [KW-R001]
          hint: this is usual where the recording was stopped by a signal
        """
      ])
  }

  @Test(
    arguments: [
      (
        Array(repeating: 0, count: 23), "the recording is shorter than one evdev record (24 bytes)",
        "check how it was made, or name another format: --format notation"
      ),
      (
        EvdevBytes("0.1000000 1 30 1").bytes, "record 1 cannot come from a 64-bit little-endian Linux",
        "check how it was made, or name another format: --format notation"
      ),
      (
        EvdevBytes("0.-1 1 30 1").bytes, "record 1 cannot come from a 64-bit little-endian Linux",
        "check how it was made, or name another format: --format notation"
      ),
      (
        EvdevBytes("0.0 1 30 1\n0.0 1 30 0\n0.0 32 30 1").bytes,
        "record 3 cannot come from a 64-bit little-endian Linux",
        "check how it was made, or name another format: --format notation"
      ),
    ] as [([UInt8], String, String)])
  func `what is not evdev is refused`(bytes: [UInt8], message: String, hint: String) {
    #expect(
      read(bytes).diagnostics.map(\.description) == ["keywright: r: error: \(message) [KW-R002]\n  hint: \(hint)"])
  }

  @Test(arguments: [1, 5, 23, 24, 25, 100])
  func `chunks of any size give the same`(size: Int) {
    let bytes = EvdevBytes("7.0 1 42 1\n7.1 1 30 1\n7.1 0 0 0\n7.2 1 30 0\n8.0 1 42 0\n8.0 1 42 0").bytes + [1, 2]
    #expect(read(bytes, chunk: size) == read(bytes))
  }

  @Test func `of many warnings the first are told and the rest are counted`() {
    let result = read(EvdevBytes(String(repeating: "0.0 1 30 0\n", count: 25)).bytes)
    #expect(result.diagnostics.count == 11)
    #expect(result.diagnostics.last?.description == "keywright: r: warning: and 15 more of this kind [KW-R006]")
  }
}
