import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Reads what `cat /dev/input/eventN` gives on a machine whose words are 64 or 32 bits wide, in either byte order.
public struct EvdevReader: RecordingReader {
  private let layout: EvdevLayout
  private let otherFormat: String
  private var events: KernelEvents
  private var isRefused = false
  private var recordCount = 0
  private var unfinished: [UInt8] = []

  /// A reader; `file` is the name that messages give.
  public init(file: String?, names: KeyNameTable, isWide: Bool = true, isBigEndian: Bool = false) {
    self.init(
      file: file, lookup: KeyLookup(names: names), layout: EvdevLayout(isWide: isWide, isBigEndian: isBigEndian))
  }

  init(file: String?, lookup: KeyLookup, layout: EvdevLayout) {
    self.layout = layout
    otherFormat = lookup.formatChoice.phrase(RecordingFormat.notation.rawValue)
    events = KernelEvents(file: file, lookup: lookup)
  }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    guard !unfinished.isEmpty else { return readRecords(bytes, &output) }
    // Only one record is put together from two chunks; the rest is read where it lies.
    let missing = min(layout.size - unfinished.count, bytes.count)
    bytes.extracting(first: missing).withUnsafeBufferPointer { unfinished.append(contentsOf: $0) }
    guard unfinished.count == layout.size else { return }
    var record: [UInt8] = []
    swap(&record, &unfinished)
    readRecords(record.span, &output)
    if !isRefused { readRecords(bytes.extracting(droppingFirst: missing), &output) }
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if !unfinished.isEmpty {
      if recordCount == 0 { tooShort(&output) } else { truncated(&output) }
    }
    unfinished = []
    isRefused = true
    events.track.finish(&output)
  }

  private mutating func readRecords(_ bytes: Span<UInt8>, _ output: inout KeystrokeSequence) {
    // What never changes within a recording is looked at once for a chunk, so that each loop is compiled for its layout.
    bytes.withUnsafeBytes { bytes in
      switch (layout.isWide, layout.isBigEndian) {
      case (true, false): readRecords(bytes, EvdevRecord<Int64, LittleEndian>.self, &output)
      case (true, true): readRecords(bytes, EvdevRecord<Int64, BigEndian>.self, &output)
      case (false, false): readRecords(bytes, EvdevRecord<UInt32, LittleEndian>.self, &output)
      case (false, true): readRecords(bytes, EvdevRecord<UInt32, BigEndian>.self, &output)
      }
    }
  }

  private mutating func readRecords<Time, Order>(
    _ bytes: UnsafeRawBufferPointer, _ record: EvdevRecord<Time, Order>.Type, _ output: inout KeystrokeSequence
  ) {
    let before = recordCount
    let count = bytes.count / record.size
    var index = 0
    while true {
      index = events.takePlain(bytes, from: index, count: count, record, &output)
      guard index < count else { break }
      let event = record.event(bytes, index)
      index += 1
      guard event.isPlausible else {
        recordCount = before + index
        return notEvdev(&output)
      }
      events.take(event, at: EventLocation(record: before + index), &output)
    }
    recordCount = before + count
    unfinished.append(contentsOf: bytes[(count * record.size)...])
  }

  private mutating func tooShort(_ output: inout KeystrokeSequence) {
    events.track.messages.fail(
      .recordingUnrecognised, "the recording is shorter than one evdev record (\(layout.size) bytes)",
      hint: "check how it was made, or name another format: \(otherFormat)", &output)
  }

  private mutating func notEvdev(_ output: inout KeystrokeSequence) {
    isRefused = true
    events.track.messages.fail(
      .recordingUnrecognised, "record \(recordCount) cannot come from \(layout.machine)",
      hint: "check how it was made, or name another format: \(otherFormat)", &output)
  }

  private mutating func truncated(_ output: inout KeystrokeSequence) {
    events.track.messages.warn(
      .recordingTruncated,
      "the last \(unfinished.count) bytes, after record \(recordCount), are not a whole record and are left out",
      hint: "this is usual where the recording was stopped by a signal", &output)
  }
}
