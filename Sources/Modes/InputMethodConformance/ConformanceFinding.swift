/// A rule that an input method breaks, and how.
public struct ConformanceFinding: Hashable, Sendable {
  /// The rule.
  public var rule: ConformanceRule
  /// What the method did, one sentence without a full stop.
  public var detail: String
  /// What the calls were drawn from, to have the same again; nil where they were not random.
  public var seed: UInt64?
  /// The number of the call, from 1.
  public var call: Int

  /// A broken rule.
  public init(rule: ConformanceRule, detail: String, seed: UInt64?, call: Int) {
    self.rule = rule
    self.detail = detail
    self.seed = seed
    self.call = call
  }
}

extension ConformanceFinding: CustomStringConvertible {
  /// The rule, what was done, and at which call.
  public var description: String {
    let place = seed.map { "call \(call) of seed \($0)" } ?? "call \(call)"
    return "\(rule.sentence): \(detail) (\(place))"
  }
}
