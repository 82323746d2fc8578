public import KeywrightKeyEvents
import Scenarios

/// Which scenarios are run, and how.
public struct RunPlan: Sendable {
  /// The greatest number of threads.
  public static let jobLimit = 256

  /// A part of `file > scenario` that a scenario must have; nil for any.
  public var filter: String?
  /// The part of the run that is wanted; nil for the whole.
  public var shard: Shard?
  /// How many scenarios run at once.
  public var jobs = 1
  /// Whether the first failure, in the order of the report, ends the run.
  public var stopsAtFailure = false
  /// The seed of a random order; nil for the order of the files.
  public var shuffleSeed: UInt64?
  /// How far the own clock of any scenario may run at most; nil for what each says.
  public var timeLimit: Duration?
  /// Folders of XKB data that are searched after those that a file names.
  public var xkbPaths: [String] = []
  /// Whether the system's XKB data is searched after all folders.
  public var usesSystemData = true
  /// Whether a file may include one that is not in its folder.
  public var allowsOutsideIncludes = false
  /// Whether expectations that fail are rewritten to what there was.
  public var updates = false
  /// The names of keys.
  public var names = KeyNameTable()

  /// A run of everything, in order, on one thread.
  public init() {}
}

extension RunPlan {
  /// Where a scenario of a file belongs.
  enum Belonging {
    /// It is run.
    case toRun
    /// It belongs to another part of the run.
    case toOtherPart
    /// Nobody asked for it.
    case toNone
  }

  /// Whether a scenario of a file belongs to the run.
  func belonging(_ scenario: ScenarioIdentity, of file: ScenarioFile) -> Belonging {
    if let filter, !"\(file.name) > \(scenario.title)".contains(filter) { return .toNone }
    return shard?.contains(scenario, of: file) ?? true ? .toRun : .toOtherPart
  }
}
