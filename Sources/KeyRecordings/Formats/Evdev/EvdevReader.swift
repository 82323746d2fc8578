import Diagnostics
public import KeyEvents

/// Reads what `cat /dev/input/eventN` gives on a machine whose words are 64 or 32 bits wide, in either byte order.
public struct EvdevReader: RecordingReader {
  private let layout: EvdevLayout
  private var events: KernelEvents
  private var isRefused = false
  private var recordCount = 0
  private var unfinished: [UInt8] = []

  /// A reader; `file` is the name that messages give.
  public init(file: String?, names: KeyNameTable, isWide: Bool = true, isBigEndian: Bool = false) {
    layout = EvdevLayout(isWide: isWide, isBigEndian: isBigEndian)
    events = KernelEvents(file: file, names: names)
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
    readRecords(bytes.extracting(droppingFirst: missing), &output)
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if recordCount == 0 {
      tooShort(&output)
    } else {
      if !unfinished.isEmpty { truncated(&output) }
    }
    unfinished = []
    isRefused = true
    events.track.finish(&output)
  }

  private mutating func readRecords(_ bytes: Span<UInt8>, _ output: inout KeystrokeSequence) {
    // What never changes within a chunk is looked at once, so that the loop is specialised.
    switch (layout.isWide, layout.isBigEndian) {
    case (true, false): readRecords(bytes, EvdevLayout(isWide: true, isBigEndian: false), &output)
    case (true, true): readRecords(bytes, EvdevLayout(isWide: true, isBigEndian: true), &output)
    case (false, false): readRecords(bytes, EvdevLayout(isWide: false, isBigEndian: false), &output)
    case (false, true): readRecords(bytes, EvdevLayout(isWide: false, isBigEndian: true), &output)
    }
  }

  @inline(__always)
  private mutating func readRecords(
    _ bytes: Span<UInt8>, _ layout: EvdevLayout, _ output: inout KeystrokeSequence
  ) {
    var start = 0
    let raw = bytes.bytes
    while !isRefused, bytes.count - start >= layout.size {
      recordCount += 1
      let event = layout.event(raw, at: start)
      guard event.isPlausible else { return notEvdev(&output) }
      // Most of what a keyboard sends beside keys are scan codes, which mean nothing.
      events.take(event, at: EventPlace(record: recordCount), &output)
      start += layout.size
    }
    guard !isRefused, start < bytes.count else { return }
    bytes.extracting(droppingFirst: start).withUnsafeBufferPointer { unfinished.append(contentsOf: $0) }
  }

  private mutating func tooShort(_ output: inout KeystrokeSequence) {
    guard !unfinished.isEmpty else { return events.track.messages.empty(&output) }
    events.track.messages.fail(
      .recordingUnrecognised, "the recording is shorter than one evdev record of \(layout.size) bytes",
      hint: "check how it was made, or say what it is instead: --format notation", &output)
  }

  private mutating func notEvdev(_ output: inout KeystrokeSequence) {
    isRefused = true
    events.track.messages.fail(
      .recordingUnrecognised, "record \(recordCount) is none that \(layout.machine) writes",
      hint: "check how the recording was made, or say what it is instead: --format notation", &output)
  }

  private mutating func truncated(_ output: inout KeystrokeSequence) {
    events.track.messages.warn(
      .recordingTruncated,
      "the last \(unfinished.count) bytes, behind record \(recordCount), are no whole record; they are left out",
      hint: "this is usual where the recording was stopped by a signal", &output)
  }
}
