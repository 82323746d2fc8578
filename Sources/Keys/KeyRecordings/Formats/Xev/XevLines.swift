import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `xev` prints: a block of lines for each X event.
///
/// What an input method sends has no key (keycode 0); its text counts as expected, not as typed.
struct XevLines: RecordingLines {
  /// A key event whose block is being read.
  private struct Block {
    var isPress: Bool
    var isSynthetic: Bool
    var line: Int
    var time: UInt32?
    var text: [UInt8] = []
  }

  /// A release that may yet turn out to be half of a repeat.
  private struct Release {
    var code: UInt64
    var time: UInt32
    var place: EventLocation
  }

  private var track: KeyEventNormaliser
  private var block: Block?
  private var release: Release?
  private var clock = ServerClock()
  private var hasNewMapping = false
  private var hasButtons = false
  private var expected = RecordedText()

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  var isStopped: Bool { track.isStopped }
  var expectedText: String? { expected.text }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    if let event = line.index(of: " event, serial ") {
      begin(line, event, number, &output)
      return
    }
    guard block != nil else { return }
    let line = line.extracting(line.trimmedRange)
    if line.hasPrefix("root ") {
      if let at = line.index(of: ", time ") {
        var index = at + 7
        block?.time = line.decimal(&index).flatMap(UInt32.init(exactly:))
      }
    } else if line.hasPrefix("state ") {
      state(line, number, isUnterminated, &output)
    } else if line.hasPrefix("XmbLookupString gives ") {
      block?.text = Self.bytes(line)
    } else if line.hasPrefix("XFilterEvent returns: ") {
      // A press that an input method eats gives nothing by itself.
      if let block, block.isPress, line.hasSuffix("False") { expected.append(block.text) }
      block = nil
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) {
    flushRelease(&output)
    if let block { track.messages.cutOffLine(EventLocation(line: block.line, column: 1), &output) }
    track.finish(&output)
  }

  private mutating func begin(
    _ line: Span<UInt8>, _ end: Int, _ number: Int, _ output: inout KeystrokeSequence
  ) {
    block = nil
    let name = line.extracting(first: end)
    let isPress = name.hasSuffix("KeyPress")
    if isPress || name.hasSuffix("KeyRelease") {
      let isSynthetic = line.index(of: "synthetic YES", from: end) != nil
      block = Block(isPress: isPress, isSynthetic: isSynthetic, line: number)
    } else if name.hasSuffix("MappingNotify") {
      hasNewMapping = true
    } else if name.hasSuffix("ButtonPress"), !hasButtons {
      hasButtons = true
      track.messages.warn(
        .buttonIgnored, "a mouse button is pressed; events of buttons are left out",
        at: EventLocation(line: number, column: 1), hint: "xev -event keyboard reports only key events", &output)
    }
  }

  private mutating func state(
    _ line: Span<UInt8>, _ number: Int, _ isUnterminated: Bool, _ output: inout KeystrokeSequence
  ) {
    guard let block else { return }
    let place = EventLocation(line: number, column: 1)
    var index = line.index(of: "keycode ").map { $0 + 8 } ?? line.count
    guard let time = block.time, let keycode = line.decimal(&index), line.has(" (keysym ", at: index) else {
      self.block = nil
      if isUnterminated { return track.messages.cutOffLine(place, &output) }
      return track.messages.fail(
        .recordingSyntax, "this event of xev has no keycode or no time", at: place,
        hint: "keep the lines of xev as they are", &output)
    }
    guard !block.isSynthetic else {
      self.block = nil
      return track.messages.warn(
        .syntheticEventIgnored, "a program has sent this event, not a keyboard; it is left out", at: place,
        hint: "record what is typed on the keyboard", &output)
    }
    guard keycode != 0 else { return }
    guard keycode > 8, keycode != 255 || !hasNewMapping else {
      return track.messages.warn(
        .keycodeRemapped,
        "a program gave the keycode \(keycode) a symbol of its own and typed with it; the event is left out", at: place,
        hint: "xdotool does this for what no key gives; its text is not typed here", &output)
    }
    key(keycode - 8, isPress: block.isPress, time, place, &output)
  }

  private mutating func key(
    _ code: UInt64, isPress: Bool, _ time: UInt32, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    if isPress, let release, release.code == code, release.time == time {
      self.release = nil
      clock.move(to: time, &track, place, &output)
      track.key(code, .repeat, at: place, &output)
      return
    }
    flushRelease(&output)
    if isPress {
      clock.move(to: time, &track, place, &output)
      track.key(code, .press, at: place, &output)
    } else {
      release = Release(code: code, time: time, place: place)
    }
  }

  private mutating func flushRelease(_ output: inout KeystrokeSequence) {
    guard let release else { return }
    self.release = nil
    clock.move(to: release.time, &track, release.place, &output)
    track.key(release.code, .release, at: release.place, &output)
  }

  /// The bytes in hexadecimal digits between parentheses; the text in quotation marks may hold any control character.
  private static func bytes(_ line: Span<UInt8>) -> [UInt8] {
    guard var index = line.index(of: "(").map({ $0 + 1 }) else { return [] }
    var bytes: [UInt8] = []
    while let byte = line.hexadecimal(&index), let byte = UInt8(exactly: byte) {
      bytes.append(byte)
      line.skipSpaces(&index)
    }
    return bytes
  }
}
