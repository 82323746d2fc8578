public import Diagnostics

/// Reads the scenarios of a `.keys` file one at a time, and keeps no more of the file than the scenario at hand.
public struct ScenarioReader: ~Copyable {
  /// Opens a file.
  public init(path: String, allowsOutsideIncludes: Bool = false) throws(Diagnostic) {}

  /// The next scenario, row or problem; nil at the end of the file.
  public mutating func next() -> ScenarioItem? { nil }
}
