import KeyRecordings
import KeywrightKeyEvents

/// Readers of recordings: in parts as whole, steps that make sense, and every writer takes them.
enum RecordingTargets {
  private static let names = KeyNameTable()
  private nonisolated(unsafe) static let lookup = KeyLookup(
    names: names, keysymKeys: { name in names.code(named: name).map { [$0] } })

  static func read(_ bytes: Span<UInt8>, as format: RecordingFormat) {
    var whole = KeystrokeSequence()
    var reader = format.reader(file: nil, lookup: lookup)
    reader.read(bytes, into: &whole)
    reader.finish(into: &whole)
    let middle = bytes.isEmpty ? 0 : Int(bytes[0]) % (bytes.count + 1)
    var parts = KeystrokeSequence()
    reader = format.reader(file: nil, lookup: lookup)
    reader.read(bytes.extracting(first: middle), into: &parts)
    reader.read(bytes.extracting(droppingFirst: middle), into: &parts)
    reader.finish(into: &parts)
    precondition(whole == parts, "the parts of a recording give something else than the whole")
    check(whole.actions)
    for target in RecordingFormat.writable where !whole.hasErrors { write(whole.actions, as: target) }
  }

  static func detect(_ bytes: Span<UInt8>) {
    var output = KeystrokeSequence()
    var reader = DetectingReader(file: nil, lookup: lookup)
    reader.read(bytes, into: &output)
    reader.finish(into: &output)
    _ = RecordingFormat.detected(in: bytes)
  }

  static func unpack(_ bytes: Span<UInt8>) {
    var recording = RecordingBytes(file: nil)
    var count = 0
    let first = bytes.count / 3
    _ = recording.read(bytes.extracting(first: first)) { count += $0.count }
    _ = recording.read(bytes.extracting(droppingFirst: first)) { count += $0.count }
    _ = recording.finish { count += $0.count }
  }

  static func anonymise(_ bytes: Span<UInt8>) {
    var output = KeystrokeSequence()
    var reader = DetectingReader(file: nil, lookup: lookup)
    reader.read(bytes, into: &output)
    reader.finish(into: &output)
    var anonymiser = KeystrokeAnonymiser(using: SystemRandomNumberGenerator())
    for action in output.steps { _ = try? anonymiser.anonymise(action) }
  }

  private static func check(_ actions: [KeystrokeAction]) {
    var held = HeldKeys()
    var last = Duration.zero
    for case .key(let event) in actions {
      precondition(held.admit(event).fault == nil, "a key does what it cannot do")
      precondition(event.time >= last, "time runs backwards")
      last = event.time
    }
  }

  private static func write(_ actions: [KeystrokeAction], as format: RecordingFormat) {
    guard var writer = format.writer(names: names) else { return }
    var bytes: [UInt8] = []
    for action in actions {
      do { try writer.write(action, into: &bytes) } catch { return }
    }
    _ = writer.finish(into: &bytes)
  }
}
