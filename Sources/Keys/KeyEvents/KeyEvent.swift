/// What happened to one physical key, and when.
public struct KeyEvent: Hashable, Sendable {
  /// What happened to the key.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    /// The key came up (value 0 of the kernel).
    case release = 0
    /// The key went down (value 1 of the kernel).
    case press = 1
    /// The kernel repeated a held key (value 2); never a press.
    case `repeat` = 2
  }

  /// The physical key.
  public var code: KeyCode
  /// What happened to it.
  public var direction: Direction
  /// The time since the start of the simulation or recording.
  public var time: Duration

  /// An event of a key, at a time since the start.
  public init(_ code: KeyCode, _ direction: Direction, at time: Duration = .zero) {
    self.code = code
    self.direction = direction
    self.time = time
  }
}
