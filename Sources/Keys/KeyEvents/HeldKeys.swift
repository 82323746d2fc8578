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

  @usableFromInline var pressed: [KeyCode] = []

  /// The keys that are down, in the order of their presses.
  public var codes: [KeyCode] { pressed }

  /// No key is down.
  public init() {}

  /// Takes note of an event and answers what becomes of it; nil where it is dropped.
  public mutating func admit(_ event: KeyEvent) -> (event: KeyEvent?, fault: Fault?) {
    let (admitted, fault) = judge(event)
    switch admitted?.direction {
    case .press: press(event.code)
    case .release: release(event.code)
    case .repeat, nil: break
    }
    return (admitted, fault)
  }

  /// Answers what becomes of an event, nil where it is dropped, and takes no note of it.
  public func judge(_ event: KeyEvent) -> (event: KeyEvent?, fault: Fault?) {
    switch (event.direction, contains(event.code)) {
    case (.press, false), (.release, true), (.repeat, true): (event, nil)
    case (.press, true): (KeyEvent(event.code, .repeat, at: event.time), .pressOfHeldKey)
    case (.release, false): (nil, .releaseWithoutPress)
    case (.repeat, false): (nil, .repeatWithoutPress)
    }
  }

  /// Whether no key is down.
  public var isEmpty: Bool { pressed.isEmpty }

  /// Whether a key is down.
  @inlinable
  public func contains(_ code: KeyCode) -> Bool { index(of: code) != nil }

  /// Where in the order of presses a key that is down stands.
  @inlinable
  public func index(of code: KeyCode) -> Int? {
    // Releases mostly concern a key that was pressed lately.
    var index = pressed.count - 1
    while index >= 0 {
      if pressed[index] == code { return index }
      index -= 1
    }
    return nil
  }

  /// Takes note that a key went down which was up.
  @inlinable
  public mutating func press(_ code: KeyCode) { pressed.append(code) }

  /// Takes note that a key came up; nothing where it was up.
  @inlinable
  public mutating func release(_ code: KeyCode) {
    if let index = index(of: code) { remove(at: index) }
  }

  /// Takes note that the key at an index of the order of presses came up.
  @inlinable
  public mutating func remove(at index: Int) {
    // The key pressed last is mostly the one to come up.
    if index == pressed.count - 1 { pressed.removeLast() } else { pressed.remove(at: index) }
  }

  /// Releases every key, the one pressed last first.
  public mutating func releaseAll(at time: Duration) -> [KeyEvent] {
    defer { pressed.removeAll(keepingCapacity: true) }
    return codes.reversed().map { KeyEvent($0, .release, at: time) }
  }
}
