import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct DetectionTests {
  private static let names = KeyNameTable()

  @Test(
    arguments: [
      ("nothing", [], .notation),
      ("notation", Array("A +B".utf8), .notation),
      ("text in Latin-1", [0x41, 0xE4], .notation),
      ("evdev", EvdevBytes("1700000000.5 1 30 1\n1700000000.6 1 30 0").bytes, .evdev),
      ("evdev, cut off", EvdevBytes("1700000000.5 1 30 1").bytes + [0, 0], .evdev),
      ("evdev, too short", Array(EvdevBytes("1700000000.5 1 30 1").bytes.prefix(23)), nil),
      ("a time that is none", EvdevBytes("1.0 1 30 1\n1.1000000 1 30 0").bytes, nil),
      ("a type that is none", EvdevBytes("1.0 1 30 1\n1.0 32 30 0").bytes, nil),
      ("text in UTF-16", Array("A B C D E F G H I J K L M ".utf16).flatMap { [UInt8($0), 0] }, nil),
      ("zeros in text", Array("A\0".utf8), nil),
      ("line feeds", Array("\n\n\n".utf8), .notation),
      ("a comment, then evemu", Array("# by hand\n\nE: 0.1 1 1e 1\n".utf8), .evemu),
      ("umockdev", Array("# device /dev/input/event0\nE: 0.1 1 1e 1\n".utf8), .evemu),
      ("libinput without its comment", Array("version: 1\nndevices: 1\n".utf8), .libinput),
      ("evtest pasted in part", Array("Event: time 1.0, type 1\n".utf8), .evtest),
      ("xev pasted in part", Array("KeyPress event, serial 28, synthetic NO, window 0x1,\n".utf8), .xev),
      ("xkbcli 1.13", Array("key up   [ AD01 ]\n".utf8), .xkbcli),
      ("xkbcli in several lines", Array("------------\nkey down:   0x018 <AD01>\n".utf8), .xkbcli),
      ("kanata with arrows", Array("↓a 🕐5 ↑a".utf8), .kanata),
      ("keyd", Array("a down\n5ms\na up\n\nb down\nb up\n".utf8), .keyd),
      ("a key and an arrow in notation", Array("TAB DOWN\nTAB UP\n".utf8), .notation),
      ("an arrow down that never comes up", Array("tab down\nenter\n".utf8), .notation),
      ("an arrow down by itself", Array("tab down\n".utf8), .notation),
      ("keyd, cut off in its second line", Array("a down\na u".utf8), .keyd),
      ("keyd, cut off after a press", Array("a down\n5ms\n".utf8), .keyd),
      ("an arrow and a comment", Array("tab down\n# end".utf8), .notation),
      ("a wait in notation", Array("250ms\nA\n".utf8), .notation),
      ("a chord in notation", Array("ctrl+shift+u\n".utf8), .notation),
      (
        "wev pasted in part",
        Array("[14:     wl_keyboard] key: serial: 5; time: 6; key: 38; state: 1 (pressed)\n".utf8), .wev
      ),
      (
        "libinput debug-events", Array("-event2   KEYBOARD_KEY            +0.000s\tKEY_A (30) pressed\n".utf8),
        .libinputEvents
      ),
      ("keyd monitor", Array("Some keyboard\t046d:c31c\ta down\n".utf8), .keydMonitor),
      ("prose", Array("The quick brown fox jumps over the lazy dog. I am at home.\n".utf8), nil),
      ("a shell pipe", Array("cat /dev/input/event3 | xxd | head -n 4\n".utf8), nil),
      ("a list of devices", Array("Device:           Power Button\nKernel:           /dev/input/event2\n".utf8), nil),
      ("control characters", Array("\u{1}\u{2}\n".utf8), nil),
      (
        "rubbish before evtest",
        Array("$ sudo evtest\nEvent: time 1.000000, type 1 (EV_KEY), code 30 (KEY_A), value 1\n".utf8), .evtest
      ),
      ("a script that first does something else", Array("#!/bin/sh\nset -e\nsleep 1\nxdotool key a\n".utf8), .xdotool),
      ("notation with slips", Array("H E L L O SAPCE WROLD LEFTSHITF+1 250ms \"a text\"\n".utf8), .notation),
      ("one word that is no key", Array("keyQ\n".utf8), .notation),
      ("ydotool", Array("30:1 30:0".utf8), .ydotool),
      ("a script", Array("#!/bin/sh\nxdotool key a\n".utf8), .xdotool),
      ("a byte order mark", Array("\u{FEFF}# EVEMU 1.2\r\n".utf8), .evemu),
    ] as [(String, [UInt8], RecordingFormat?)])
  func `the content shows the format`(name: String, bytes: [UInt8], format: RecordingFormat?) {
    #expect(RecordingFormat.detected(in: bytes.span) == format, "\(name)")
  }

  @Test(arguments: [1, 100, 10_000])
  func `a stream is read once its format shows`(chunk: Int) {
    let detecting = DetectingReader(file: "r", lookup: usLookup)
    let text = Array(String(repeating: "A 1ms\n", count: 1000).utf8)
    #expect(
      read(text, with: detecting, chunk: chunk)
        == read(text, with: NotationRecordingReader(file: "r", names: Self.names)))
    let records = EvdevBytes(String(repeating: "5.0 1 30 1\n5.0 1 30 0\n", count: 300)).bytes
    #expect(
      read(records, with: detecting, chunk: chunk) == read(records, with: EvdevReader(file: "r", names: Self.names)))
  }

  @Test(arguments: [1, 50, 10_000])
  func `an unknown format is refused once`(chunk: Int) {
    let bytes = [0] + [UInt8](repeating: 0xFF, count: 9000)
    let result = read(bytes, with: DetectingReader(file: "r", lookup: usLookup), chunk: chunk)
    #expect(result.actions.isEmpty)
    #expect(
      result.diagnostics.map(\.description) == [
        """
        keywright: r: error: the format of this recording is not recognised [KW-R002]
          hint: if it has one of these formats, name it with --format FORMAT: notation, evdev, evdev64be, evdev32, evdev32be, evemu, libinput, libinput-debug-events, evtest, xev, wev, xkbcli, kanata, keyd, keyd-monitor, ydotool, xdotool
        """
      ])
  }

  @Test(
    arguments: [
      ("key shift+a\n", true),
      ("# keys\nA\ntype \"hello\"\n", true),
      ("ctrl+Prior\n", true),
      ("keyQ\n", false),
      ("ctrl+shift+u\nkeyQ\n", false),
    ] as [(String, Bool)], [1, 10_000])
  func `what may be for xdotool is told`(sample: (text: String, isLikely: Bool), chunk: Int) {
    let hint = "if this is for xdotool, name that format: --format xdotool"
    let detecting = DetectingReader(file: "r", lookup: usLookup)
    let result = read(Array(sample.text.utf8), with: detecting, chunk: chunk)
    #expect(result.hasErrors, "\(sample.text)")
    #expect(result.diagnostics.filter { $0.hint == hint }.count == (sample.isLikely ? 1 : 0), "\(sample.text)")
    let forced = read(sample.text, as: .notation)
    #expect(!forced.diagnostics.contains { $0.hint == hint }, "\(sample.text)")
  }

  @Test(arguments: [1, 10_000])
  func `what gzip has packed twice is told`(chunk: Int) {
    let bytes = [0x1F, 0x8B, 0x08, 0] + [UInt8](repeating: 0xFF, count: 100)
    let result = read(bytes, with: DetectingReader(file: "r", lookup: usLookup), chunk: chunk)
    #expect(
      result.messages == """
        keywright: r: error: this recording is packed with gzip twice [KW-R002]
          hint: unpack it once with gunzip
        """)
  }
}
