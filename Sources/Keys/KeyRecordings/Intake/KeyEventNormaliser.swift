import KeywrightDiagnostics
import KeywrightKeyEvents

/// The keys of a recording on its clock: what makes no sense is told, the rest becomes steps.
struct KeyEventNormaliser {
  private let lastMicrosecond = VirtualClock.maximum.wholeMicroseconds

  var messages: RecordingMessages
  /// The keys that the device says it has; nil where nobody knows.
  var deviceKeys: KeySet?
  private(set) var microseconds: Int64 = 0
  private(set) var hasKeys = false
  private var pressed = PressedKeys()
  private var lastStep: Int64 = 0
  @inline(__always) private var time: Duration { Self.time(microseconds) }

  init(file: String?, lookup: KeyLookup) { messages = RecordingMessages(file: file, lookup: lookup) }

  var names: KeyNameTable { messages.names }
  var isStopped: Bool { messages.isStopped }

  /// Lets the clock run; answers whether it can show the time.
  @discardableResult
  @inline(__always)
  mutating func advance(by step: Int64) -> Bool {
    guard step > 0 else { return true }
    let fits = step <= lastMicrosecond - microseconds
    microseconds = fits ? microseconds + step : lastMicrosecond
    return fits
  }

  /// A time on the clock; multiplied without a check for overflow, which cannot be: the clock ends long before.
  @inline(__always)
  static func time(_ microseconds: Int64) -> Duration {
    Duration(attoseconds: Int128(microseconds) &* 1_000_000_000_000)
  }

  /// How far the clock can still run.
  var room: Int64 { lastMicrosecond - microseconds }

  /// Has a closure take in key events that become steps without a message, and answer how many.
  @inline(__always)
  mutating func takeKeys(_ body: (PressedKeys.Changes) -> Int) -> Int { pressed.change(body) }

  /// Takes note of the time of the last key that ``takeKeys(_:)`` was about.
  mutating func noteKey(at time: Duration) {
    hasKeys = true
    lastStep = time.wholeMicroseconds
  }

  /// Takes an event of a key whose number somebody wrote down.
  mutating func key(
    _ number: UInt64, _ direction: KeyEvent.Direction, at place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    hasKeys = true
    guard let code = admitted(number, place, &output) else { return }
    add(code, direction, place, &output)
  }

  /// Takes an event of a key that another program has named.
  mutating func key(
    _ name: String, _ meaning: ForeignKeyNames.Meaning, _ direction: KeyEvent.Direction, at place: EventLocation,
    _ output: inout KeystrokeSequence
  ) {
    switch meaning {
    case .key(let code): key(UInt64(code.rawValue), direction, at: place, &output)
    case .noKey:
      hasKeys = true
      messages.noKey(name, place, &output)
    }
  }

  /// Takes an event of a key with the kernel's value.
  @inline(__always)
  mutating func key(_ code: UInt16, value: Int32, at place: EventLocation, _ output: inout KeystrokeSequence) {
    hasKeys = true
    // What is a key and no button for certain need not be asked.
    if code &- 1 < 0xFF, let direction = UInt8(exactly: value).flatMap(KeyEvent.Direction.init(rawValue:)) {
      return add(KeyCode(code), direction, place, &output)
    }
    otherKey(code, value: value, at: place, &output)
  }

  private mutating func otherKey(
    _ code: UInt16, value: Int32, at place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    guard let code = admitted(UInt64(code), place, &output),
      let direction = self.direction(value, code, place, &output)
    else { return }
    add(code, direction, place, &output)
  }

  /// The key of a number; nil, after a message, for what is none.
  mutating func admitted(_ number: UInt64, _ place: EventLocation, _ output: inout KeystrokeSequence) -> KeyCode? {
    guard number > 0, number <= UInt64(KeyCode.maximum.rawValue) else {
      messages.unknownKey(number, place, &output)
      return nil
    }
    let code = KeyCode(UInt16(number))
    guard !code.isButton else {
      messages.button(code, place, &output)
      return nil
    }
    return code
  }

  /// What the kernel's value says; nil, after a message, where that is nothing.
  mutating func direction(
    _ value: Int32, _ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) -> KeyEvent.Direction? {
    guard let value = UInt8(exactly: value), let direction = KeyEvent.Direction(rawValue: value) else {
      messages.unknownValue(value, code, place, &output)
      return nil
    }
    return direction
  }

  /// Adds an event of a key, if it makes sense beside the keys that are down.
  @inline(__always)
  mutating func add(
    _ code: KeyCode, _ direction: KeyEvent.Direction, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    hasKeys = true
    switch (direction, pressed.contains(code)) {
    case (.press, false):
      if deviceKeys != nil { checkDevice(code, place, &output) }
      pressed.press(code)
    case (.release, true): pressed.release(code)
    case (.repeat, true): break
    default: return addFaulty(code, direction, place, &output)
    }
    lastStep = microseconds
    output.append(.key(KeyEvent(code, direction, at: time)), line: place.line, column: place.column)
  }

  private mutating func checkDevice(_ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    if deviceKeys?.contains(code) == false { messages.stranger(code, place, &output) }
  }

  /// A press of a held key counts as a repeat, as X servers take it; what a key that is up cannot do is left out.
  private mutating func addFaulty(
    _ code: KeyCode, _ direction: KeyEvent.Direction, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    switch direction {
    case .press:
      messages.fault(.pressOfHeldKey, code, place, &output)
      lastStep = microseconds
      output.notePressOfHeldKey()
      output.append(.key(KeyEvent(code, .repeat, at: time)), line: place.line, column: place.column)
    case .release: messages.fault(.releaseWithoutPress, code, place, &output)
    case .repeat: messages.fault(.repeatWithoutPress, code, place, &output)
    }
  }

  /// Adds a text that keys of the current keyboard type.
  mutating func add(_ text: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    hasKeys = true
    wait(place, &output)
    output.append(.text(text, place.source(in: messages.file)), line: place.line, column: place.column)
  }

  /// Releases every key; answers which they were.
  mutating func releaseAll(_ place: EventLocation, _ output: inout KeystrokeSequence) -> [KeyCode] {
    let codes = pressed.codes
    pressed.removeAll()
    for code in codes.reversed() {
      output.append(.key(KeyEvent(code, .release, at: time)), line: place.line, column: place.column)
    }
    if !codes.isEmpty { lastStep = microseconds }
    return codes
  }

  /// Says at the end what is left to say; `waits` keeps the time after the last key.
  mutating func finish(waits: Bool = false, _ output: inout KeystrokeSequence) {
    if waits { wait(EventLocation(), &output) }
    if !hasKeys, !messages.hasErrors { messages.noKeys(&output) }
    messages.finish(&output)
    messages.stillDown(pressed.codes, &output)
  }

  private mutating func wait(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard microseconds > lastStep else { return }
    output.append(.wait(.microseconds(microseconds - lastStep)), line: place.line, column: place.column)
    lastStep = microseconds
  }
}
