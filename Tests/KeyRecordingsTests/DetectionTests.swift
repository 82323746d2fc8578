import Diagnostics
import KeyEvents
import KeyRecordings
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
    ] as [(String, [UInt8], RecordingFormat?)])
  func `the content shows the format`(name: String, bytes: [UInt8], format: RecordingFormat?) {
    #expect(RecordingFormat.detected(in: bytes.span) == format, "\(name)")
  }

  @Test(arguments: [1, 100, 10_000])
  func `a stream is read once its format shows`(chunk: Int) {
    let detecting = DetectingReader(file: "r", lookup: KeyLookup(names: Self.names))
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
    let result = read(bytes, with: DetectingReader(file: "r", lookup: KeyLookup(names: Self.names)), chunk: chunk)
    #expect(result.actions.isEmpty)
    #expect(
      result.diagnostics.map(\.description) == [
        """
        keywright: r: error: this is a recording in no known format [KW-R002]
          hint: if it is one of them all the same, say which with --format: notation, evdev, evdev64be, evdev32, evdev32be, evemu, libinput, evtest, xev, xkbcli, kanata, keyd, ydotool, xdotool
        """
      ])
  }
}
