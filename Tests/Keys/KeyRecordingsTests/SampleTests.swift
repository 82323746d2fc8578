import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

/// One stream of keys, recorded by the programs themselves or written as they would have it:
/// Shift and a held Q, then Caps Lock, E and Return.
struct SampleTests {
  @Test(arguments: RecordingFormat.allCases) func `an empty recording says so`(format: RecordingFormat) {
    let result = read("", as: format)
    #expect(result.actions.isEmpty)
    #expect(
      result.messages
        == (format == .notation
          ? """
          keywright: r: warning: there are no keystrokes [KW-R014]
            hint: write which keys are pressed, such as H I LEFTSHIFT+1
          """
          : """
          keywright: r: warning: the recording has no key events [KW-R014]
            hint: record the keyboard's own device
          """),
      "\(format)")
  }

  private static let withRepeat = "+42 +16 *16 -16 -42 +58 -58 +18 -18 +28 -28"
  private static let withoutRepeat = "+42 +16 -16 -42 +58 -58 +18 -18 +28 -28"
  private static let samples: [(name: String, format: RecordingFormat, keys: String)] = [
    ("shift-q.evdev", .evdev, withRepeat),
    ("shift-q.evemu", .evemu, withRepeat),
    ("shift-q.libinput", .libinput, withRepeat),
    ("shift-q.evtest", .evtest, withRepeat),
    ("shift-q.xev", .xev, withoutRepeat),
    ("shift-q.wev", .wev, withoutRepeat),
    ("shift-q.libinput-debug-events", .libinputEvents, withoutRepeat),
    ("shift-q.keyd-monitor", .keydMonitor, withoutRepeat),
    ("shift-q.xkbcli", .xkbcli, withRepeat),
    ("shift-q.kanata", .kanata, withRepeat),
    ("shift-q.keyd", .keyd, withoutRepeat),
    ("shift-q.ydotool", .ydotool, withoutRepeat),
    ("shift-q.xdotool", .xdotool, withoutRepeat),
    ("shift-q.notation", .notation, withRepeat),
  ]

  @Test(arguments: samples, [1, 7, 4096])
  func `a sample shows its format and gives its keys`(
    sample: (name: String, format: RecordingFormat, keys: String), chunk: Int
  ) {
    let bytes = Fixtures.bytes(sample.name)
    #expect(RecordingFormat.detected(in: bytes.span) == sample.format, "\(sample.name)")
    let result = read(
      bytes, with: DetectingReader(file: "r", lookup: usLookup), chunk: chunk)
    let keys = result.events.map { event in
      (event.direction == .press ? "+" : event.direction == .release ? "-" : "*") + String(event.code.rawValue)
    }
    #expect(keys.joined(separator: " ") == sample.keys, "\(sample.name)")
    #expect(result.diagnostics.isEmpty, "\(sample.name)")
  }

  /// The recorders give microseconds, the others milliseconds.
  @Test(arguments: [
    ("shift-q.evdev", "131071 360318"), ("shift-q.evemu", "131071 360318"), ("shift-q.libinput", "131071 360318"),
    ("shift-q.evtest", "131071 360318"), ("shift-q.xev", "133000 196000"), ("shift-q.kanata", "131000 360000"),
    ("shift-q.wev", "131000 393000"), ("shift-q.libinput-debug-events", "131000 393000"),
    ("shift-q.keyd-monitor", "131000 393000"), ("shift-q.keyd", "131000 393000"), ("shift-q.ydotool", "60000 120000"),
    ("shift-q.notation", "131000 360000"),
  ])
  func `the times count from the first event`(name: String, times: String) {
    let result = read(
      Fixtures.bytes(name), with: DetectingReader(file: "r", lookup: usLookup))
    let found = result.events.dropFirst().prefix(2).map { String($0.time.components.attoseconds / 1_000_000_000_000) }
    #expect(found.joined(separator: " ") == times, "\(name)")
  }

  @Test func `an obfuscated recording is refused`() {
    let result = read(Fixtures.bytes("shift-q.libinput-obfuscated"), as: .libinput)
    #expect(result.events.isEmpty)
    #expect(
      result.messages == """
        keywright: r:68:7: error: libinput has hidden which keys were typed: every letter is KEY_A in this recording [KW-R015]
          hint: record again with libinput record --show-keycodes
        """)
  }

  @Test func `xkbcli before 1.6 names no keys and is refused`() {
    let bytes = Fixtures.bytes("shift-q.xkbcli-1.5")
    #expect(RecordingFormat.detected(in: bytes.span) == .xkbcli)
    #expect(
      read(bytes, as: .xkbcli).messages == """
        keywright: r:1:1: error: this output of xkbcli says which symbols were typed, not which keys [KW-R020]
          hint: xkbcli names keys from version 1.6 on; record with evtest, libinput record or evemu-record instead
        """)
  }

  @Test func `xkbcli before 1.11 tells no releases, which the modifiers then tell`() {
    let result = read(Fixtures.bytes("shift-q.xkbcli-1.6"), as: .xkbcli)
    #expect(summary(result) == "+42@0 +16@0 -16@0 +16@0 -16@0 -42@0 +58@0 -58@0 +18@0 -18@0 +28@0 -28@0")
    #expect(
      result.messages == """
        keywright: r:1:1: warning: this version of xkbcli does not report releases or repeats; each line counts as a press [KW-R021]
          hint: record with xkbcli 1.11 or later, or with evtest, libinput record or evemu-record
        """)
  }

  @Test func `libinput debug-events without key codes is refused`() {
    let result = read(Fixtures.bytes("shift-q.libinput-debug-events-obfuscated"), as: .libinputEvents)
    #expect(result.events.isEmpty)
    #expect(
      result.messages == """
        keywright: r:3:1: error: libinput has hidden which keys were typed: they are *** in this recording [KW-R015]
          hint: record again with libinput debug-events --show-keycodes
        """)
  }

  @Test(arguments: [RecordingFormat.xev, .wev])
  func `xev and wev say which text was typed`(format: RecordingFormat) {
    var reader = format.reader(file: "r", lookup: usLookup)
    var output = KeystrokeSequence(file: "r")
    reader.read(Fixtures.bytes("shift-q.\(format.rawValue)").span, into: &output)
    #expect(reader.expectedText == "QE\r")
  }
}
