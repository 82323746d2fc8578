/// The middle of some samples, the least and the greatest.
public struct Spread: Hashable, Sendable {
  /// The middle one; of an even number the mean of the two in the middle.
  public var median: Double
  /// The least.
  public var minimum: Double
  /// The greatest.
  public var maximum: Double

  /// The spread of samples; nil for none.
  public init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let minimum = sorted.first, let maximum = sorted.last else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    let middle = sorted.count / 2
    median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
