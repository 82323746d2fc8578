import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB

/// Everything a reader gives for bytes that come in chunks of a size.
func read(_ bytes: [UInt8], with reader: some RecordingReader, chunk: Int = .max) -> KeystrokeSequence {
  var reader = reader
  var output = KeystrokeSequence(file: "r")
  var start = 0
  while start < bytes.count {
    let end = start + min(chunk, bytes.count - start)
    reader.read(bytes.span.extracting(start..<end), into: &output)
    start = end
  }
  reader.finish(into: &output)
  return output
}

private let names = KeyNameTable()

private let us = try? KeymapLoader().load(.names(KeymapNames(shorthand: "us"))).keymap

/// The names of keys, and the keysyms of the keymap us.
var usLookup: KeyLookup {
  let keysyms = us.map { KeysymKeys($0) }
  return KeyLookup(names: names, keysymKeys: { keysyms?.keys(named: $0) })
}

/// Everything the reader of a format gives for bytes that come in chunks of a size.
func read(_ bytes: [UInt8], as format: RecordingFormat, chunk: Int = .max) -> KeystrokeSequence {
  func all(_ reader: some RecordingReader) -> KeystrokeSequence { read(bytes, with: reader, chunk: chunk) }
  return all(format.reader(file: "r", lookup: usLookup))
}

/// Everything the reader of a format gives for a text.
func read(_ text: String, as format: RecordingFormat) -> KeystrokeSequence { read(Array(text.utf8), as: format) }

/// What a format cannot be written in.
struct NotWritable: Error { var format: RecordingFormat }

/// What the writer of a format makes of steps, and what it warns of.
func written(
  _ actions: [KeystrokeAction], as format: RecordingFormat
) throws -> (bytes: [UInt8], warnings: [Diagnostic]) {
  guard var writer = format.writer(names: names) else { throw NotWritable(format: format) }
  var bytes: [UInt8] = []
  for action in actions { try writer.write(action, into: &bytes) }
  let warnings = writer.finish(into: &bytes)
  return (bytes, warnings)
}

extension KeystrokeSequence {
  /// The key events alone.
  var events: [KeyEvent] { actions.compactMap { if case .key(let event) = $0 { event } else { nil } } }

  /// The messages as a terminal shows them.
  var messages: String { diagnostics.map(\.description).joined(separator: "\n") }
}
