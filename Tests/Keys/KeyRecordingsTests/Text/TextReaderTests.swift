import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

/// What is odd in a text recording is told with its place, and the rest is kept; what would give a wrong text is refused.
struct TextReaderTests {
  private static func evemu(_ lines: String) -> String { "# EVEMU 1.3\n" + lines + "\n" }
  private static let evtestA = "Event: time 5.000000, type 1 (EV_KEY), code 30 (KEY_A), value "
  private static func libinput(_ events: String, devices: Int = 1) -> String {
    "version: 1\nndevices: \(devices)\ndevices:\n- node: a\n  evdev:\n    codes:\n      1: [30, 31]\n  events:\n  - evdev:\n"
      + events
  }
  private static func xev(
    _ kind: String, _ keycode: Int, at time: UInt32, _ more: String = "", synthetic: String = "NO"
  )
    -> String
  {
    """
    \(kind) event, serial 28, synthetic \(synthetic), window 0x200001,
        root 0x4c, subw 0x0, time \(time), (1,1), root:(1,1),
        state 0x0, keycode \(keycode) (keysym 0x61, a), same_screen YES,
        XLookupString gives 1 bytes: (61) "a"
    \(more)    XFilterEvent returns: False

    """
  }

  @Test(
    arguments: [
      (
        .evemu, "evemu: an absolute clock, unpadded fields, a file of events alone",
        "E: 1700000000.25 1 1e 1\nE:  1700000000.500000  0001  001e  0002 # x\n\nE: 1700000000.500001 1 1e 0\n",
        "+30@0 *30@250000 -30@250001", ""
      ),
      (
        .evemu, "evemu: a line that is none", evemu("E: 0.1 1 1e 1\nE: 0.2 1 xx 0\nwhat\nE: 0.3 1 1e 0"),
        "+30@0 -30@200000",
        """
        keywright: r:3:10: error: this is no line of an evemu recording [KW-R018]
          hint: an event is written as E: SECONDS.MICROSECONDS TYPE CODE VALUE, type and code in hexadecimal digits
        keywright: r:4:1: error: this is no line of an evemu recording [KW-R018]
          hint: an event is written as E: SECONDS.MICROSECONDS TYPE CODE VALUE, type and code in hexadecimal digits
        """
      ),
      (
        .evemu, "evemu: a value cut off", "E: 0.1 1 1e 0001\nE: 0.2 1 1e 0000\nE: 0.3 1 1e 00", "+30@0 -30@100000",
        """
        keywright: r:3:1: warning: the last line is cut off; it is left out [KW-R001]
          hint: this is usual where the recording was stopped by a signal
        """
      ),
      (
        .evemu, "evemu: no line feed at the end, and nothing missing", "E: 0.1 1 1e 0001\nE: 0.2 1 1e 0000",
        "+30@0 -30@100000", ""
      ),
      (
        .evemu, "evemu: a key that the device lacks",
        "B: 01 00 00 00 40 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\nE: 0.1 1 1e 1\nE: 0.1 1 1e 0\nE: 0.2 1 1f 1\nE: 0.3 1 1f 0\n",
        "+30@0 -30@0 +31@100000 -31@200000",
        """
        keywright: r:5:1: warning: S is not a key of the device that the recording describes; it counts all the same [KW-R016]
          hint: the recording was edited or put together from several; check that its keys are meant
        """
      ),
      (
        .evemu, "evemu: lost events, a button and a clock set back",
        "E: 9.0 1 1e 1\nE: 9.1 0 3 0\nE: 9.1 1 1f 1\nE: 9.1 0 0 0\nE: 9.1 1 110 1\nE: 5.0 1 20 1\nE: 5.5 1 20 0\n",
        "+30@0 -30@100000 +32@100000 -32@600000",
        """
        keywright: r:2:1: warning: this event says that the kernel lost events here; every key counts as released [KW-R004]
          hint: record again, on a machine that is less busy
        keywright: r:5:1: warning: BTN_LEFT is a button, not a key; all its events are left out [KW-R010]
          hint: record the keyboard's own device
        keywright: r:6:1: warning: this event is earlier than the one before it; both count as simultaneous [KW-R007]
          hint: somebody set the clock while recording; the times after it are right again
        """
      ),
      (
        .evtest, "evtest: echoed text before the event, hexadecimal scan codes, an unknown name",
        "a\(evtestA)1\nEvent: time 5.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 7001e\n"
          + "Event: time 5.250000, type 1 (EV_KEY), code 30 (?), value 0\n",
        "+30@0 -30@250000", ""
      ),
      (
        .evtest, "evtest: a name that is not that of the number",
        "\(evtestA)1\nEvent: time 5.250000, type 1 (EV_KEY), code 30 (KEY_B), value 0\n"
          + "Event: time 5.500000, type 1 (EV_KEY), code 30 (KEY_B), value 1\n"
          + "Event: time 5.500000, type 1 (EV_KEY), code 30 (KEY_A), value 0\n",
        "+30@0 -30@250000 +30@500000 -30@500000",
        """
        keywright: r:2:1: warning: the number here is that of A, the name that of B; the number counts [KW-R032]
          hint: the recording was edited; correct the one or the other
        """
      ),
      (
        .evtest, "evtest: lost events", "\(evtestA)1\nEvent: time 5.500000, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<\n",
        "+30@0 -30@500000",
        """
        keywright: r:2:1: warning: this event says that the kernel lost events here; every key counts as released [KW-R004]
          hint: record again, on a machine that is less busy
        """
      ),
      (
        .evtest, "evtest: an event that is none, and one cut off",
        "\(evtestA)1\n\(evtestA)x\nEvent: time 5.100000, type 1 (EV_KEY), code 30 (KEY_A), value 0\n\(evtestA)",
        "+30@0 -30@100000",
        """
        keywright: r:2:1: error: this is no event as evtest prints it [KW-R018]
          hint: evtest prints Event: time SECONDS.MICROSECONDS, type N (NAME), code N (NAME), value N
        keywright: r:4:1: warning: the last line is cut off; it is left out [KW-R001]
          hint: this is usual where the recording was stopped by a signal
        """
      ),
      (
        .libinput, "libinput: a frame over two maps, and maps that are not the kernel's",
        libinput(
          "    - [0, 0, 1, 30, 1] # x\n  - libinput:\n    - [0, 1, 1, 44, 1]\n  - evdev:\n    - [  0, 10, 1, 30, 0] # x\n"
        ),
        "+30@0 -30@10", ""
      ),
      (
        .libinput, "libinput: two devices by time",
        libinput(
          "    - [0, 0, 1, 30, 1] # x\n    - [0, 500000, 1, 30, 0] # x\n- node: b\n  events:\n  - evdev:\n"
            + "    - [0, 100000, 1, 31, 1] # x\n    - [0, 200000, 1, 31, 0] # x\n", devices: 2),
        "+30@0 +31@100000 -31@200000 -30@500000", ""
      ),
      (
        .libinput, "libinput: a list cut off",
        libinput("    - [0, 0, 1, 30, 1] # x\n    - [0, 9, 1, 30, 0] # x\n    - [0, 9, 1"),
        "+30@0 -30@9",
        """
        keywright: r:12:7: warning: the last line is cut off; it is left out [KW-R001]
          hint: this is usual where the recording was stopped by a signal
        """
      ),
      (
        .libinput, "libinput: hidden keys whose comments are gone",
        libinput(String(repeating: "    - [0, 0, 1, 30, 1]\n    - [0, 0, 1, 30, 0]\n", count: 4)),
        "+30@0 -30@0 +30@0 -30@0 +30@0 -30@0 +30@0 -30@0",
        """
        keywright: r: warning: every key that was typed is KEY_A; libinput may have hidden which keys they were [KW-R015]
          hint: record again with libinput record --show-keycodes
        """
      ),
      (
        .xev, "xev: the server's clock begins anew",
        xev("KeyPress", 38, at: 4_294_967_290) + xev("KeyRelease", 38, at: 4), "+30@0 -30@10000", ""
      ),
      (
        .xev, "xev: a release and a press at once are a repeat",
        xev("KeyPress", 38, at: 1) + xev("KeyRelease", 38, at: 5) + xev("KeyPress", 38, at: 5)
          + xev("KeyRelease", 38, at: 9), "+30@0 *30@4000 -30@8000", ""
      ),
      (
        .xev, "xev: what no keyboard sent",
        xev("KeyPress", 0, at: 1) + xev("KeyPress", 38, at: 2, synthetic: "YES") + xev("KeyPress", 8, at: 3)
          + xev("ButtonPress", 38, at: 3) + xev("KeyPress", 38, at: 4) + xev("KeyRelease", 38, at: 5),
        "+30@0 -30@1000",
        """
        keywright: r:8:1: warning: a program has sent this event, not a keyboard; it is left out [KW-R017]
          hint: record what is typed on the keyboard
        keywright: r:13:1: warning: a program gave the keycode 8 a symbol of its own and typed with it; the event is left out [KW-R026]
          hint: xdotool does this for what no key gives; its text is not typed here
        keywright: r:16:1: warning: a mouse button is pressed; events of buttons are left out [KW-R010]
          hint: xev -event keyboard reports only key events
        """
      ),
      (
        .kanata, "kanata: other spellings, and a key that it names by a sign", "down:KeyA tick:5\n↑a press:+ ↑:kp+ 🕐7",
        "+30@0 -30@5000 +78@5000 -78@5000 wait7000", ""
      ),
      (
        .kanata, "kanata: a wait beyond any clock", "d:a t:99999999999999999999 u:a\n", "+30@0 -30@3155760000000000",
        """
        keywright: r:1:5: warning: this event is more than a hundred years after the first; the clock stops there [KW-R012]
          hint: somebody set the clock while recording; record again
        """
      ),
      (
        .kanata, "kanata: what only its configuration knows, and names that it lacks",
        "d:a u:a ls:nav d:shfft x\nout:↓A t:-1\n",
        "+30@0 -30@0",
        """
        keywright: r:1:9: warning: only the configuration of kanata knows what “ls:nav” does; it is left out [KW-R033]
          hint: give the keys that were pressed, if it stands for some
        keywright: r:1:16: error: no key is named “shfft” in kanata v1.12.1-prerelease-1-22-g565d5070 [KW-N002]
          hint: did you mean shft?
        keywright: r:1:24: error: “x” is not a word of kanata's simulator [KW-R018]
          hint: d:KEY presses, u:KEY releases, r:KEY repeats, t:N waits N milliseconds
        keywright: r:2:1: error: “out:↓A” is what kanata's simulator printed, not what went into it [KW-R018]
          hint: give the file that the simulator read
        keywright: r:2:8: error: “t:-1” is not a word of kanata's simulator [KW-R018]
          hint: d:KEY presses, u:KEY releases, r:KEY repeats, t:N waits N milliseconds
        """
      ),
      (
        .keyd, "keyd: arrows are named up and down; the second half is left out",
        "# a test\nup down\n  5ms\nup up\r\n\nx down\nx up\n", "+103@0 -103@5000", ""
      ),
      (
        .keyd, "keyd: what is no line and no key", "a down\na up\na\nfoo down\n", "+30@0 -30@0",
        """
        keywright: r:3:1: error: this is no line of a keyd test [KW-R018]
          hint: a line is a key and down or up, or a time in milliseconds such as 210ms
        keywright: r:4:1: error: no key is named “foo” in keyd v2.6.0-2-gf564288 [KW-N002]
          hint: keys are named as keyd does: leftshift, space, q
        """
      ),
      (
        .ydotool, "ydotool: a delay of its own, and what it would take for a delay",
        "ydotool key -d 5 30:1 30:0 ctrl 30:2\n",
        "+30@0 -30@5000",
        """
        keywright: r:1:28: error: “ctrl” is not a number and state of a key, as ydotool takes them from version 1.0 on [KW-R018]
          hint: write CODE:1 for a press and CODE:0 for a release, with the kernel's number of the key: 30:1 30:0
        keywright: r:1:33: error: “30:2” is not a number and state of a key, as ydotool takes them from version 1.0 on [KW-R018]
          hint: write CODE:1 for a press and CODE:0 for a release, with the kernel's number of the key: 30:1 30:0
        """
      ),
      (
        .xdotool, "xdotool: chords, keysyms that need Shift, keycodes, texts",
        "ctrl+A 38\nxdotool type --delay 3 'a b' # c\nsleep 1",
        "+29@0 +42@0 +30@0 -29@6000 -42@6000 -30@6000 +30@12000 -30@18000 wait6000 \"a b\" wait1000000", ""
      ),
      (
        .xdotool, "xdotool: what types nothing", "xdotool mousemove 1\nxdotool key foo ctrl++\nkey 'a\n", "",
        """
        keywright: r:1:9: error: xdotool's “mousemove” types nothing and is not read [KW-R018]
          hint: key, keydown, keyup, type and sleep are read, with --delay, --repeat, --clearmodifiers and --window
        keywright: r:2:13: error: no key gives the keysym “foo” here [KW-R024]
          hint: keysyms are named as X does (Return, eacute, U20AC), upper and lower case differ; choose a layout that has it
        keywright: r:2:17: error: “ctrl++” is not a chord of at most 16 keysyms [KW-R018]
          hint: join keysyms with +, such as ctrl+shift+a; the plus sign itself is named plus
        keywright: r:3:1: error: a quotation mark is left open on this line [KW-R018]
          hint: close it on its line
        """
      ),
    ] as [(RecordingFormat, String, String, String, String)])
  func `a text recording`(format: RecordingFormat, name: String, text: String, steps: String, messages: String) {
    let result = read(text, as: format)
    #expect(summary(result) == steps, "\(name)")
    #expect(result.messages == messages, "\(name)")
  }

  @Test func `what an input method typed is expected, and no key`() {
    let composed =
      Self.xev("KeyPress", 38, at: 1).replacing("False", with: "True") + Self.xev("KeyRelease", 38, at: 2)
      + Self.xev("KeyPress", 0, at: 3, "    XmbLookupString gives 2 bytes: (c3 aa) \"ê\"\n")
    var reader = RecordingFormat.xev.reader(file: "r", lookup: KeyLookup(names: KeyNameTable()))
    var output = KeystrokeSequence(file: "r")
    reader.read(Array(composed.utf8).span, into: &output)
    #expect(reader.expectedText == "ê")
    reader.finish(into: &output)
    #expect(summary(output) == "+30@0 -30@1000")
  }

  @Test(arguments: [RecordingFormat.evemu, .libinput, .evtest, .xev, .xkbcli, .keyd, .xdotool])
  func `a line without end is refused, whatever its length`(format: RecordingFormat) {
    let result = read([UInt8](repeating: 0x61, count: 200_000), as: format, chunk: 1000)
    #expect(
      result.messages == """
        keywright: r:1: error: this line has more than 65536 bytes [KW-R019]
          hint: no recorder writes such a line; check that the file is a recording
        """, "\(format)")
  }

  @Test func `reading stops after twenty errors`() {
    let result = read(String(repeating: "x ", count: 100), as: .kanata)
    #expect(result.diagnostics.count == 21)
    #expect(
      result.diagnostics.last?.description == """
        keywright: r:1:39: error: reading stops after 20 errors [KW-R018]
          hint: fix these first; later ones may be hidden
        """)
  }
}
