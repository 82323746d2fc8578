/// What came of a whole run.
public struct RunSummary: Sendable {
  /// How the cases ended.
  public var counts = RunCounts()
  /// How many files had a case.
  public var files = 0
  /// How long the run took on the wall.
  public var duration = Duration.zero
  /// Whether a failure ended the run before its end.
  public var isStopped = false
  /// The seed of the order; nil for the order of the files.
  public var seed: UInt64?

  /// How many scenarios belong to other parts of the run, those left out that are marked to be skipped.
  public var elsewhere = 0

  /// A run of nothing.
  public init() {}

  /// Whether nothing was run, neither here nor in another part.
  public var isEmpty: Bool { counts.executed == 0 && elsewhere == 0 }

  /// Whether a failure is among the cases, or nothing was run at all.
  public var isFailure: Bool { counts.hasFailure || isEmpty }
}
