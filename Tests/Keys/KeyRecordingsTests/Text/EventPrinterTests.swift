import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

/// What wev, `libinput debug-events` and `keyd monitor` print, in other shapes than the samples.
@Suite struct EventPrinterTests {
  @Test(
    arguments: [
      (
        .wev, "a release of a key that was down before, and the loss of the focus",
        """
        [14:     wl_keyboard] key: serial: 5; time: 100; key: 36; state: 0 (released)
        [14:     wl_keyboard] key: serial: 6; time: 120; key: 38; state: 1 (pressed)
        [14:     wl_keyboard] leave: serial: 7; surface: 3
        [14:     wl_keyboard] key: serial: 8; time: 220; key: 38; state: 1 (pressed)
        [14:     wl_keyboard] key: serial: 9; time: 240; key: 38; state: 2 (unknown)
        [14:     wl_keyboard] key: serial: 9; time: 250; key: 38; state: 0 (released)

        """,
        "+30@20000 -30@20000 +30@120000 *30@140000 -30@150000",
        """
        keywright: r:1:1: warning: ENTER is released but was not down; the release is left out [KW-R006]
          hint: this is usual for the key that started the recording
        """
      ),
      (
        .wev, "a clock that begins anew, printed with a sign",
        """
        [14:     wl_keyboard] key: serial: 6; time: -1; key: 38; state: 1 (pressed)
        [14:     wl_keyboard] key: serial: 6; time: 9; key: 38; state: 0 (released)

        """, "+30@0 -30@10000", ""
      ),
      (
        .wev, "what is no event of a key",
        "[14:     wl_keyboard] key: serial: 6; time: x\n[14:     wl_keyboard] key: serial: 6; ti", "",
        """
        keywright: r:1:1: error: this is no event of a key as wev prints it [KW-R018]
          hint: wev prints key: serial: N; time: MILLISECONDS; key: KEYCODE; state: 1 (pressed)
        keywright: r:2:1: warning: the last line is cut off; it is left out [KW-R001]
          hint: this is usual where the recording was stopped by a signal
        """
      ),
      (
        .libinputEvents, "a count of events, other devices, two digits",
        "-event3   KEYBOARD_KEY              1  +0.50s\tKEY_A (30) pressed\n-event9   POINTER_MOTION            2  +0.51s\t 1.00/ 0.00\n event3   KEYBOARD_KEY              3  +1.75s\tKEY_A (30) released\n",
        "+30@0 -30@1250000", ""
      ),
      (
        .libinputEvents, "a key without a name, and a name of another key",
        " event3   KEYBOARD_KEY            +0.000s\t??? (84) pressed\n event3   KEYBOARD_KEY            +0.001s\t??? (84) released\n event3   KEYBOARD_KEY            +0.002s\tKEY_B (30) pressed\n event3   KEYBOARD_KEY            +0.003s\tKEY_B (30) released\n",
        "+84@0 -84@1000 +30@2000 -30@3000",
        """
        keywright: r:3:1: warning: the number here is that of A, the name that of B; the number counts [KW-R032]
          hint: the recording was edited; correct the one or the other
        """
      ),
      (
        .libinputEvents, "what is no event of a key", " event3   KEYBOARD_KEY   A pressed\n", "",
        """
        keywright: r:1:1: error: this is no event of a key as libinput debug-events prints it [KW-R018]
          hint: it prints KEYBOARD_KEY +SECONDS.MILLISECONDSs NAME (NUMBER) pressed or released
        """
      ),
      (
        .keydMonitor, "without times, colours of a terminal, a wheel",
        "Some keyboard\t046d:c31c\ta down\n\u{1B}[31m+5\u{1B}[0m ms\tSome keyboard\t046d:c31c\ta up\nmouse\t046d:c31d:0a0b0c0d\tscrollup down\n",
        "+30@0 -30@5000",
        """
        keywright: r:3:1: warning: “scrollup” is not a key of a keyboard; all its events are left out [KW-R010]
          hint: give the keys that were pressed
        """
      ),
      (
        .keydMonitor, "a name that keyd does not have, and a line with tabs",
        "kbd\t046d:c31c\twobblewobble down\nkbd\tx\ty\n", "",
        """
        keywright: r:1:1: error: no key is named “wobblewobble” in keyd v2.6.0-2-gf564288 [KW-N002]
          hint: keys are named as keyd does: leftshift, space, q
        keywright: r:2:1: error: this is no event as keyd monitor prints it [KW-R018]
          hint: it prints the device, its number such as 046d:c31c, and a key with down or up, with tabs between them
        """
      ),
    ] as [(RecordingFormat, String, String, String, String)])
  func otherShapes(format: RecordingFormat, name: String, text: String, steps: String, messages: String) {
    let result = read(text, as: format)
    #expect(summary(result) == steps, "\(name)")
    #expect(result.messages == messages, "\(name)")
  }

  /// A dead key gives no text of its own, so what wev says of the text is not the whole.
  @Test(arguments: [("a", "97", "a", "a"), ("dead_acute", "65105", "", nil)] as [(String, String, String, String?)])
  func wevSaysWhichTextWasTypedUnlessSomethingIsComposed(
    keysym: String, number: String, text: String, expected: String?
  ) {
    var reader = RecordingFormat.wev.reader(file: "r", lookup: usLookup)
    var output = KeystrokeSequence(file: "r")
    let line = "[14:     wl_keyboard] key: serial: 6; time: 1; key: 38; state: 1 (pressed)\n"
    reader.read(
      Array("\(line)                      sym: \(keysym) (\(number)), utf8: '\(text)'\n".utf8).span, into: &output)
    #expect(reader.expectedText == expected)
  }
}
