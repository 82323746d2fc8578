/// How many cases ended in which way.
public struct RunCounts: Hashable, Sendable {
  private var counts: [RunStatus: Int] = [:]
  /// How many scenarios were run.
  public private(set) var executed = 0
  /// How many warnings there were beside that, each counted in every scenario that had it.
  public private(set) var warnings = 0

  /// Nothing yet.
  public init() {}

  /// How many ended in this way.
  public subscript(status: RunStatus) -> Int { counts[status, default: 0] }

  /// How many there are in all.
  public var total: Int { counts.values.reduce(0, +) }

  /// Whether one of them is a failure.
  public var hasFailure: Bool { RunStatus.allCases.contains { $0.isFailure && self[$0] > 0 } }

  mutating func add(_ runCase: RunCase) {
    counts[runCase.status, default: 0] += 1
    warnings += runCase.warnings.count
    if runCase.status != .skipped, runCase.result != nil { executed += 1 }
  }
}
