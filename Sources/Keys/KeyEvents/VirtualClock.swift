/// A clock that only its owner moves, and only forwards.
public struct VirtualClock: Hashable, Sendable {
  /// The latest time that a clock can show: a hundred years.
  public static var maximum: Duration { .seconds(3_155_760_000) }

  /// The time since the start.
  public private(set) var now: Duration

  /// A clock that shows a time since the start, zero by default.
  public init(now: Duration = .zero) { self.now = min(max(now, .zero), Self.maximum) }

  /// Moves the clock on; it stops at ``maximum``, and a negative duration leaves it where it is.
  public mutating func advance(by duration: Duration) {
    guard duration > .zero else { return }
    now = duration < Self.maximum - now ? now + duration : Self.maximum
  }

  /// Moves the clock on to a time; one in the past leaves it where it is.
  public mutating func advance(to time: Duration) {
    guard time > now else { return }
    now = time < Self.maximum ? time : Self.maximum
  }
}
