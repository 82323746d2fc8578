public import KeywrightKeyEvents

/// Keys that are pressed in order and released in reverse: modifiers, then the key.
public struct KeyChord: Hashable, Sendable {
  /// The keys in the order of their presses.
  public var keys: [KeyCode]

  /// A chord of keys in the order of their presses.
  public init(_ keys: [KeyCode]) { self.keys = keys }

  /// The presses and releases, all at one time.
  public func events(at time: Duration) -> [KeyEvent] {
    keys.map { KeyEvent($0, .press, at: time) } + keys.reversed().map { KeyEvent($0, .release, at: time) }
  }
}
