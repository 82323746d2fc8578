/// Which keys are down, and whether the next event makes sense beside them.
public struct HeldKeys: Hashable, Sendable {
  /// What an event contradicts.
  public enum Fault: Hashable, Sendable {
    /// The key is down already. X servers treat such a press as a repeat, and so it is given on as one.
    case pressOfHeldKey
    /// The key is not down; the release is dropped.
    case releaseWithoutPress
    /// The key is not down; the repeat is dropped.
    case repeatWithoutPress
  }

  /// The keys that are down, in the order of their presses.
  public private(set) var codes: [KeyCode] = []

  /// No key is down.
  public init() {}

  /// Takes note of an event and answers what becomes of it; nil where it is dropped.
  public mutating func admit(_ event: KeyEvent) -> (event: KeyEvent?, fault: Fault?) {
    // Releases mostly concern a key that was pressed lately.
    let index = codes.lastIndex(of: event.code)
    switch (event.direction, index) {
    case (.press, nil):
      codes.append(event.code)
      return (event, nil)
    case (.press, .some):
      return (KeyEvent(event.code, .repeat, at: event.time), .pressOfHeldKey)
    case (.release, .some(let index)):
      codes.remove(at: index)
      return (event, nil)
    case (.release, nil): return (nil, .releaseWithoutPress)
    case (.repeat, .some): return (event, nil)
    case (.repeat, nil): return (nil, .repeatWithoutPress)
    }
  }

  /// Releases every key, the one pressed last first.
  public mutating func releaseAll(at time: Duration) -> [KeyEvent] {
    defer { codes.removeAll(keepingCapacity: true) }
    return codes.reversed().map { KeyEvent($0, .release, at: time) }
  }
}
