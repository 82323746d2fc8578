import Scenarios

/// One of several parts of a run, for as many machines.
///
/// To which part a scenario belongs depends on its own name and on the path of its file in the folder that is run, or the
/// file's name where that was given, alone: renaming, adding or removing others moves none, nor does another checkout.
public struct Shard: Hashable, Sendable {
  /// The greatest number of parts.
  public static let countLimit = 10_000

  /// Which part it is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// A part; nil unless its number lies between 1 and the number of parts.
  public init?(number: Int, count: Int) {
    guard (1...Self.countLimit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// A part as `K/N`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether a scenario belongs to this part.
  func contains(_ scenario: ScenarioIdentity, of file: ScenarioFile) -> Bool {
    var hash = Fingerprint()
    hash.add(file.relativePath)
    hash.add(scenario.title)
    return Int(hash.value % UInt64(count)) == number - 1
  }
}
