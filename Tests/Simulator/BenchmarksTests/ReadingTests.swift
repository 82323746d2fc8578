import KeyRecordings
import KeywrightKeyEvents
import Testing

@testable import KeywrightBenchmarks

/// The recordings that are read for measuring, and that both contenders read the same of them.
struct ReadingTests {
  @Test(arguments: [RecordingFormat.evdev, .evemu, .libinput])
  func `a recording is one, and the plain loop reads it like the reader`(format: RecordingFormat) throws {
    let recording = RecordedStream(.prose(events: 3000), as: format)
    #expect(RecordingFormat.detected(in: recording.bytes.span) == format)
    var reader = format.reader(file: nil, lookup: KeyLookup(names: KeyNameTable()))
    var output = KeystrokeSequence()
    reader.read(recording.bytes.span, into: &output)
    reader.finish(into: &output)
    #expect(output.actions.count == recording.count)
    #expect(output.diagnostics.isEmpty)
    let pair = try Pair.reading(recording)
    let (baseline, keywright) = try (pair.baseline(), pair.keywright())
    #expect(baseline.text == keywright.text)
    #expect(baseline.text.hasPrefix("\(recording.count) events, "))
  }
}
