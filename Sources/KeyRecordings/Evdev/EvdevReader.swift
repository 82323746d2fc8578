import Diagnostics
public import KeyEvents

/// Reads what `cat /dev/input/eventN` gives on a 64-bit little-endian machine.
public struct EvdevReader: RecordingReader {
  private let names: KeyNameTable
  private var messages: EvdevMessages
  private var clock = EvdevClock()
  private var held = HeldKeys()
  /// Keys that were down when events were lost; until they show up again, what they do means nothing.
  private var uncertain: Set<KeyCode> = []
  private var isSkippingToReport = false
  private var isStopped = false
  private var recordCount = 0
  private var hasKeys = false
  private var lastActionTime = Duration.zero
  private var unfinished: [UInt8] = []

  /// A reader; `file` is the name that messages give.
  public init(file: String?, names: KeyNameTable) {
    self.names = names
    messages = EvdevMessages(file: file, names: names)
  }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !unfinished.isEmpty else {
      readRecords(bytes, &output)
      return
    }
    var joined: [UInt8] = []
    swap(&joined, &unfinished)
    bytes.withUnsafeBufferPointer { joined.append(contentsOf: $0) }
    readRecords(joined.span, &output)
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isStopped else { return }
    if recordCount == 0 {
      messages.tooShort(unfinished.count, &output)
    } else if !unfinished.isEmpty {
      messages.truncated(unfinished.count, after: recordCount, &output)
    }
    if recordCount > 0, !hasKeys { messages.noKeys(&output) }
    unfinished = []
    isStopped = true
    messages.atEnd(held, &output)
  }

  private mutating func readRecords(_ bytes: Span<UInt8>, _ output: inout KeystrokeSequence) {
    var start = 0
    while !isStopped, bytes.count - start >= EvdevRecord.size {
      recordCount += 1
      read(EvdevRecord(bytes, at: start), &output)
      start += EvdevRecord.size
    }
    guard !isStopped, start < bytes.count else { return }
    bytes.extracting(droppingFirst: start).withUnsafeBufferPointer { unfinished.append(contentsOf: $0) }
  }

  private mutating func read(_ record: EvdevRecord, _ output: inout KeystrokeSequence) {
    guard record.isPlausible else {
      messages.notEvdev(recordCount, &output)
      isStopped = true
      return
    }
    switch clock.move(to: record) {
    case .good: break
    case .backwards: messages.backwards(recordCount, &output)
    case .outOfRange: messages.outOfRange(recordCount, &output)
    }
    switch record.type {
    case EvdevRecord.synchronisation: synchronise(record, &output)
    case EvdevRecord.key where !isSkippingToReport: key(record, &output)
    default: break
    }
  }

  private mutating func synchronise(_ record: EvdevRecord, _ output: inout KeystrokeSequence) {
    if record.code == EvdevRecord.report {
      isSkippingToReport = false
    } else if record.code == EvdevRecord.dropped {
      isSkippingToReport = true
      messages.dropped(recordCount, held, &output)
      uncertain.formUnion(held.codes)
      for event in held.releaseAll(at: clock.clock.now) { add(event, &output) }
    }
  }

  private mutating func key(_ record: EvdevRecord, _ output: inout KeystrokeSequence) {
    hasKeys = true
    let code = KeyCode(record.code)
    guard !code.isButton else {
      messages.button(code, recordCount, &output)
      return
    }
    guard code.rawValue > 0, code <= .maximum else {
      messages.unknownKey(code, recordCount, &output)
      return
    }
    guard let value = UInt8(exactly: record.value), let direction = KeyEvent.Direction(rawValue: value) else {
      messages.unknownValue(record.value, code, recordCount, &output)
      return
    }
    if uncertain.contains(code) {
      if direction != .repeat { uncertain.remove(code) }
      if direction != .press { return }
    }
    let (event, fault) = held.admit(KeyEvent(code, direction, at: clock.clock.now))
    if let fault { messages.fault(fault, code, recordCount, &output) }
    if let event { add(event, &output) }
  }

  private mutating func add(_ event: KeyEvent, _ output: inout KeystrokeSequence) {
    if event.time > lastActionTime {
      output.append(.wait(event.time - lastActionTime))
      lastActionTime = event.time
    }
    output.append(.key(event))
  }
}
