import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

/// A recording that breaks off at any byte gives the keys before it, and never another key in silence.
struct CutOffTests {
  private static let samples: [(name: String, format: RecordingFormat)] = [
    ("shift-q.evdev", .evdev), ("shift-q.evemu", .evemu), ("shift-q.libinput", .libinput),
    ("shift-q.evtest", .evtest), ("shift-q.xev", .xev), ("shift-q.xkbcli", .xkbcli), ("shift-q.xkbcli-1.6", .xkbcli),
    ("shift-q.kanata", .kanata), ("shift-q.keyd", .keyd), ("shift-q.ydotool", .ydotool),
    ("shift-q.xdotool", .xdotool),
  ]

  @Test(arguments: samples)
  func `a recording cut off at any byte`(sample: (name: String, format: RecordingFormat)) {
    let bytes = Fixtures.bytes(sample.name)
    let whole = Self.keys(read(bytes, as: sample.format))
    #expect(whole.count > 5, "\(sample.name)")
    for count in bytes.indices {
      let result = read(Array(bytes[..<count]), as: sample.format)
      var keys = Self.keys(result)
      // What is released at the end types nothing.
      while keys.last?.direction == .release { keys.removeLast() }
      let isTold = result.diagnostics.contains { $0.code == .recordingTruncated || $0.severity == .error }
      #expect(isTold || whole.starts(with: keys), "\(sample.name) cut off at \(count)")
    }
  }

  /// Only what has not yet shown its format may be taken for notation.
  @Test(arguments: samples)
  func `a format that shows does not get lost`(sample: (name: String, format: RecordingFormat)) throws {
    let bytes = Fixtures.bytes(sample.name)
    func format(_ count: Int) -> RecordingFormat? { .detected(in: bytes.span.extracting(first: count)) }
    let shown = try #require(bytes.indices.first { format($0) == sample.format })
    #expect(shown <= 24, "\(sample.name)")
    for count in shown...bytes.count { #expect(format(count) == sample.format, "\(sample.name) at \(count)") }
  }

  private static let cutOff = "cut off; it is left out [KW-R001]"
  private static let perhaps = "without a line feed; it counts, but may be cut off [KW-R001]"

  @Test(
    arguments: [
      (.keyd, "a down\na up\nb down\nb u", "+30 -30 +48", ["r:4:1: warning: the last line is \(cutOff)"]),
      (.keyd, "a down\nb d", "+30", ["r:2:1: warning: the last line is \(cutOff)"]),
      (.keyd, "a down\na up", "+30 -30", []),
      (.kanata, "d:a u:a d:shf", "+30 -30", ["r:1:9: warning: the last word is \(cutOff)"]),
      (.kanata, "d:a u:a t:", "+30 -30", ["r:1:9: warning: the last word is \(cutOff)"]),
      (.kanata, "d:a u:a d", "+30 -30", ["r:1:9: warning: the last word is \(cutOff)"]),
      (.kanata, "d:c", "+46", ["r:1:1: warning: the recording ends in “d:c” \(perhaps)"]),
      (.kanata, "d:c\n", "+46", []),
      (.kanata, "d:caps", "+58", []),
      (.kanata, "d:a u:a", "+30 -30", []),
      (.ydotool, "30:1 30:0 31", "+30 -30", ["r:1:11: warning: the last word is \(cutOff)"]),
      (.ydotool, "30:1 30:0", "+30 -30", []),
      (.xdotool, "xdotool key a\nxdotool key Retur", "+30 -30", ["r:2:13: warning: the last word is \(cutOff)"]),
      (.xdotool, "xdotool key a\nxdotool typ", "+30 -30", ["r:2:9: warning: the last word is \(cutOff)"]),
      (.xdotool, "xdotool key a\nxdotool type 'b", "+30 -30", ["r:2:1: warning: the last line is \(cutOff)"]),
      (.xdotool, "xdotool key s", "+31 -31", ["r:1:13: warning: the recording ends in “s” \(perhaps)"]),
      (.xdotool, "xdotool key 's'", "+31 -31", []),
      (.xdotool, "xdotool key s\n", "+31 -31", []),
      (.xdotool, "xdotool type b sle", "", ["r:1:16: warning: the recording ends in “sle” \(perhaps)"]),
      (.xdotool, "xdotool type b c", "", []),
    ] as [(RecordingFormat, String, String, [String])])
  func `what is cut off is told`(format: RecordingFormat, text: String, keys: String, messages: [String]) {
    let detecting = DetectingReader(file: "r", lookup: usLookup)
    let result = read(Array(text.utf8), with: detecting)
    let found = Self.keys(result).map { "\($0.direction == .press ? "+" : "-")\($0.code.rawValue)" }
    #expect(found.joined(separator: " ") == keys, "\(text)")
    let told = result.diagnostics.filter { $0.code == .recordingTruncated }
    #expect(
      told.compactMap { $0.description.split(separator: "\n").first.map(String.init) }
        == messages.map { "keywright: \($0)" }, "\(text)")
    #expect(!result.hasErrors, "\(text)")
    #expect(read(text, as: format) == result, "\(text)")
  }

  private struct Key: Equatable {
    var code: KeyCode
    var direction: KeyEvent.Direction
  }

  private static func keys(_ sequence: KeystrokeSequence) -> [Key] {
    sequence.events.map { Key(code: $0.code, direction: $0.direction) }
  }
}
