import KeyRecordings
import KeywrightKeyEvents

/// What a test of another tool says: the keys that were pressed, and what the tool made of them.
protocol KeyStreams {
  /// The keys that were pressed.
  var input: KeystrokeSequence { get }
  /// What the tool gave; nil where the test does not say, or says it in other things than keys.
  var output: KeystrokeSequence? { get }
  /// Why what it says has no meaning here; nil where it has one.
  var obstacle: String? { get }

  /// Reads a test.
  init(_ bytes: [UInt8], file: String, names: KeyNameTable)
}

extension KeystrokeSequence {
  /// A sequence read from the bytes of a recording.
  init(_ bytes: [UInt8], as format: RecordingFormat, file: String, names: KeyNameTable) {
    self.init(file: file)
    var reader = format.reader(file: file, lookup: KeyLookup(names: names))
    reader.read(bytes.span, into: &self)
    reader.finish(into: &self)
  }
}
