import KeywrightDiagnostics

/// Writes steps as notation: taps and chords where events are exactly such, single events else, waits in between.
///
/// Reading what it wrote gives the same events at the same times, to the microsecond. An event that is earlier than the
/// clock is written at the clock; a key number that the notation doesn't know (0, or above `KeyCode.maximum`) is
/// written as `code:` all the same.
public struct NotationWriter: Sendable {
  private static let pendingLimit = 256

  private let names: KeyNameTable
  private let width: Int
  private var clock: VirtualClock
  /// How far the waits that were written move a reader's clock.
  private var writtenMicroseconds: Int64
  /// Events of one moment that may yet become taps and chords.
  private var pending: [KeyEvent] = []
  private var text = ""
  private var column = 0

  /// A writer whose clock starts at a time and whose lines have a width in scalars.
  public init(names: KeyNameTable, clock: VirtualClock = VirtualClock(), width: Int = 100) {
    self.names = names
    self.clock = clock
    self.width = width
    writtenMicroseconds = clock.now.wholeMicroseconds
  }

  /// Writes a step.
  public mutating func write(_ action: KeystrokeAction) {
    switch action {
    case .key(let event): write(event)
    case .wait(let duration):
      flush()
      clock.advance(by: duration)
    case .text(let text, _):
      flush()
      writeWait()
      writeToken(KeystrokeNotation.quoted(text))
    }
  }

  /// Writes a key event at its time.
  public mutating func write(_ event: KeyEvent) {
    if event.time > clock.now || pending.count == Self.pendingLimit { flush() }
    clock.advance(to: event.time)
    pending.append(event)
  }

  /// What was written since the last call; events that may yet become a chord wait for ``finish()``.
  public mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  /// What was written since the last call of ``takeText()``, to the end.
  public mutating func finish() -> String {
    flush()
    writeWait()
    if column > 0 { text += "\n" }
    column = 0
    return takeText()
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    writeWait()
    var index = 0
    while index < pending.count {
      let event = pending[index]
      let size = chordSize(at: index)
      if size > 0 {
        writeToken(pending[index..<index + size].map { names.notationName(of: $0.code) }.joined(separator: "+"))
        index += 2 * size
      } else {
        writeToken(Self.prefix(event.direction) + names.notationName(of: event.code))
        index += 1
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// How many keys are pressed here in order and then released in reverse; 0 where it is not so.
  private func chordSize(at start: Int) -> Int {
    var size = 0
    while start + size < pending.count, size < NotationWordReader.chordLimit, pending[start + size].direction == .press
    {
      let code = pending[start + size].code
      if pending[start..<start + size].contains(where: { $0.code == code }) { break }
      size += 1
    }
    guard size > 0, start + 2 * size <= pending.count else { return 0 }
    for offset in 0..<size {
      let release = pending[start + 2 * size - 1 - offset]
      guard release.direction == .release, release.code == pending[start + offset].code else { return 0 }
    }
    return size
  }

  private mutating func writeWait() {
    let target = clock.now.wholeMicroseconds
    guard target > writtenMicroseconds else { return }
    writeToken(NotationDuration.text(microseconds: target - writtenMicroseconds))
    writtenMicroseconds = target
  }

  private mutating func writeToken(_ token: String) {
    let length = token.unicodeScalars.count
    if column > 0 {
      let isFull = column + 1 + length > width
      text += isFull ? "\n" : " "
      column = isFull ? 0 : column + 1
    }
    text += token
    column += length
  }

  private static func prefix(_ direction: KeyEvent.Direction) -> String {
    switch direction {
    case .press: "+"
    case .release: "-"
    case .repeat: "*"
    }
  }
}
