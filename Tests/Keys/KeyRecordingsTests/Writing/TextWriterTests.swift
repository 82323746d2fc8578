import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct TextWriterTests {
  private static let keys = "200ms +LEFTSHIFT +A 1500us *A -A -LEFTSHIFT 1s"

  @Test(
    arguments: [
      (
        .kanata, "t:200 d:lsft d:a t:2 r:a u:a u:lsft t:1000\n",
        """
        keywright: warning: kanata counts milliseconds; times are rounded [KW-R022]
          hint: convert to a format that keeps them: evemu, libinput, evtest, evdev or notation
        """
      ),
      (
        .keyd, "200ms\nleftshift down\na down\n2ms\na up\nleftshift up\n1000ms\n\n",
        """
        keywright: warning: keyd has no repeats; 1 repeat is left out [KW-R022]
          hint: what types again where a key is held will type once
        keywright: warning: keyd counts milliseconds; times are rounded [KW-R022]
          hint: convert to a format that keeps them: evemu, libinput, evtest, evdev or notation
        """
      ),
      (
        .ydotool, "42:1 30:1 30:0 42:0\n",
        """
        keywright: warning: ydotool has no repeats; 1 repeat is left out [KW-R022]
          hint: what types again where a key is held will type once
        keywright: warning: ydotool has no times; they are left out [KW-R022]
          hint: convert to a format that keeps them: evemu, libinput, evtest, evdev or notation
        """
      ),
      (.notation, "200ms +LEFTSHIFT +A 1500us *A -A -LEFTSHIFT 1s\n", ""),
    ] as [(RecordingFormat, String, String)])
  func `what a format cannot say is told`(format: RecordingFormat, text: String, messages: String) throws {
    let (bytes, warnings) = try written(KeystrokeNotation().parse(Self.keys).actions, as: format)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(warnings.map(\.description).joined(separator: "\n") == messages)
  }

  @Test(arguments: [
    (RecordingFormat.kanata, "kanata v1.12.1-prerelease-1-22-g565d5070"), (.keyd, "keyd v2.6.0-2-gf564288"),
  ])
  func `keys without a name are told by name`(format: RecordingFormat, program: String) throws {
    let (bytes, warnings) = try written(
      KeystrokeNotation().parse("A F24 BRIGHTNESS_MIN MARK_WAYPOINT").actions, as: format)
    #expect(!bytes.isEmpty)
    #expect(
      warnings.map(\.description) == [
        """
        keywright: warning: \(program) has no name for BRIGHTNESS_MIN, MARK_WAYPOINT; their events are left out [KW-R022]
          hint: convert to a format that knows every key: evemu, libinput, evdev or notation
        """
      ])
  }

  /// The lines of events are those of the recorders themselves.
  @Test(arguments: [
    (
      RecordingFormat.evemu,
      """
      E: 0.000000 0001 0010 0001\t# EV_KEY / KEY_Q                1
      E: 0.000000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
      E: 1.250000 0001 0010 0002\t# EV_KEY / KEY_Q                2
      E: 1.250000 0000 0000 0001\t# ------------ SYN_REPORT (1) ----------
      """
    ),
    (
      .libinput,
      """
        - evdev:
          - [  0,      0,   1,  16,       1] # EV_KEY / KEY_Q                1
          - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
        - evdev:
          - [  1, 250000,   1,  16,       2] # EV_KEY / KEY_Q                2
          - [  1, 250000,   0,   0,       1] # ------------ SYN_REPORT (1) ----------
      """
    ),
    (
      .evtest,
      """
      Event: time 0.000000, type 1 (EV_KEY), code 16 (KEY_Q), value 1
      Event: time 0.000000, -------------- SYN_REPORT ------------
      Event: time 1.250000, type 1 (EV_KEY), code 16 (KEY_Q), value 2
      Event: time 1.250000, -------------- SYN_REPORT ------------
      """
    ),
  ])
  func `events look as their recorder writes them`(format: RecordingFormat, lines: String) throws {
    let (bytes, warnings) = try written(KeystrokeNotation().parse("+Q 1250ms *Q").actions, as: format)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\n" + lines + "\n"))
    #expect(warnings.isEmpty)
  }
}
