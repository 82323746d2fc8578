import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `keyd monitor` prints: the device, its number and what its key does, with a tab between them; with `-t` the time
/// since the last event comes first.
struct KeydMonitorLines: RecordingLines {
  /// A line about a key.
  struct Item {
    var milliseconds: UInt64?
    var name: String
    var direction: KeyEvent.Direction
  }

  private var track: KeyEventNormaliser

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { track.isStopped }

  /// What a line says; nil where it is none of a key.
  static func item(_ line: Span<UInt8>) -> Item? {
    guard let second = lastTab(line, before: line.count), let first = lastTab(line, before: second),
      isNumber(line.extracting((first + 1)..<second)),
      case .key(let name, let direction)? = KeydLines.item(line.extracting((second + 1)..<line.count))
    else { return nil }
    return Item(milliseconds: time(line), name: name, direction: direction)
  }

  /// Whether a line reports that a device was added or removed.
  static func isDevice(_ line: Span<UInt8>) -> Bool {
    (line.hasPrefix("device added: ") || line.hasPrefix("device removed: ")) && line.index(of: "(/dev/input/") != nil
  }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    guard !line.isEmpty, !Self.isDevice(line) else { return }
    let place = EventLocation(line: number, column: 1)
    guard let item = Self.item(line) else {
      // What the service says of itself stands between the events.
      guard Self.isOfEvent(line) else { return }
      if isUnterminated { return track.messages.cutOffLine(place, &output) }
      return track.messages.fail(
        .recordingSyntax, "this is no event as keyd monitor prints it", at: place,
        hint: "it prints the device, its number such as 046d:c31c, and a key with down or up, with tabs between them",
        &output)
    }
    if let milliseconds = item.milliseconds {
      let (step, overflow) = Int64(milliseconds).multipliedReportingOverflow(by: 1000)
      if !track.advance(by: overflow ? .max : step) { track.messages.outOfRange(place, &output) }
    }
    guard let meaning = ForeignKeyNames.keyd.meaning(of: item.name) else {
      return track.messages.unknownName(
        item.name, in: .keyd, hint: "keys are named as keyd does: leftshift, space, q", place, &output)
    }
    track.key(item.name, meaning, item.direction, at: place, &output)
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(&output) }

  /// Whether a line has the tabs of one about a key.
  private static func isOfEvent(_ line: Span<UInt8>) -> Bool {
    lastTab(line, before: line.count).flatMap { lastTab(line, before: $0) } != nil
  }

  private static func lastTab(_ line: Span<UInt8>, before end: Int) -> Int? {
    var index = end - 1
    while index >= 0 {
      if line[index] == 0x09 { return index }
      index -= 1
    }
    return nil
  }

  /// Whether it is the number of a device: `046d:c31c`, and perhaps a third number.
  private static func isNumber(_ text: Span<UInt8>) -> Bool {
    var index = 0
    guard text.hexadecimal(&index) != nil, index == 4, text.skip(0x3A, &index), text.hexadecimal(&index) != nil,
      index == 9
    else { return false }
    return index == text.count || text.skip(0x3A, &index) && text.hexadecimal(&index) != nil && index == text.count
  }

  /// `+12 ms` and a tab at the start, on a terminal in red.
  private static func time(_ line: Span<UInt8>) -> UInt64? {
    var index = 0
    _ = line.skip("\u{1B}[31m", &index)
    guard line.skip(0x2B, &index), let milliseconds = line.decimal(&index) else { return nil }
    _ = line.skip("\u{1B}[0m", &index)
    return line.skip(" ms\t", &index) ? milliseconds : nil
  }
}
