/// What was measured: one row of the table.
public struct Measurement: Hashable, Sendable {
  /// What a cost is counted by.
  public enum Unit: String, Hashable, Sendable {
    /// Nanoseconds for each key event; a press and a release are two.
    case nanosecondsPerEvent = "ns/event"
    /// Microseconds for each query.
    case microsecondsPerQuery = "µs/query"
    /// Milliseconds for a whole run.
    case millisecondsPerRun = "ms/run"
  }

  /// What was measured.
  public var benchmark: Benchmark
  /// Which query it was, or how many jobs a run had; nil for a stream of keys.
  public var query: String?
  /// What the costs are counted by.
  public var unit: Unit
  /// The cost of the plain loop, or of what else is compared with; nil where there is nothing.
  public var baseline: Spread?
  /// The cost of Keywright.
  public var cost: Spread
  /// The cost divided by that of the plain loop, round by round.
  public var ratio: Spread?
}
