import Diagnostics
import RuntimeSupport
import Scenarios

/// The scenarios of a file, read as they are wanted; it is opened when the first thing is.
struct FileStream: ~Copyable {
  /// How many scenarios are held at once to bring them into a random order.
  private static let shuffleWindow = 4096

  /// What comes next.
  enum Item: Sendable {
    case fileBegan(ScenarioFile)
    case scenario(Scenario)
    case problem(Diagnostic)
    /// The last thing of every file, with what it included, and how many of its scenarios other parts run.
    case fileEnded(includes: [String], elsewhere: Int)
  }

  private enum State {
    case isNew
    case isOpen
    case isClosed
  }

  private let plan: RunPlan
  private let file: ScenarioFile
  private var order: SplitMix64?
  private var state = State.isNew
  private var reader: ScenarioReader?
  private var pending: ArraySlice<Item> = []
  private var elsewhere = 0

  /// A file, and its number in the run.
  init(_ file: ScenarioFile, number: Int, _ plan: RunPlan) {
    self.file = file
    self.plan = plan
    order = plan.shuffleSeed.map { SplitMix64(seed: $0, ofFile: number) }
  }

  /// The next item; nil behind the last.
  mutating func next() -> Item? {
    if let item = pending.popFirst() { return item }
    switch state {
    case .isNew: return open()
    case .isOpen: break
    case .isClosed: return nil
    }
    guard order != nil else {
      if let item = read() { return item }
      return close()
    }
    fillInRandomOrder()
    return pending.popFirst() ?? close()
  }

  private mutating func open() -> Item {
    state = .isOpen
    do throws(Diagnostic) {
      reader = try ScenarioReader(
        path: file.path, names: plan.names, allowsOutsideIncludes: plan.allowsOutsideIncludes)
    } catch {
      pending = [.problem(error)]
    }
    return .fileBegan(file)
  }

  private mutating func close() -> Item {
    state = .isClosed
    let includes = reader?.includedPaths ?? []
    reader = nil
    return .fileEnded(includes: includes, elsewhere: elsewhere)
  }

  /// The next item that is wanted.
  private mutating func read() -> Item? {
    while let item = reader?.next() {
      switch item {
      case .problem(let problem): return .problem(problem)
      case .scenario(var scenario):
        switch plan.belonging(scenario.identity, of: file) {
        case .toNone: continue
        case .toOtherPart:
          if !scenario.isSkipped { elsewhere += 1 }
          continue
        case .toRun: break
        }
        scenario.settings.xkbPaths += plan.xkbPaths
        scenario.settings.usesSystemData = plan.usesSystemData
        if let limit = plan.timeLimit { scenario.settings.timeLimit = min(limit, scenario.settings.timeLimit) }
        return .scenario(scenario)
      }
    }
    return nil
  }

  private mutating func fillInRandomOrder() {
    var items: [Item] = []
    while items.count < Self.shuffleWindow, let item = read() { items.append(item) }
    if var generator = order {
      items.shuffle(using: &generator)
      order = generator
    }
    pending = items[...]
  }
}

extension Scenario {
  /// Whether it says itself that it is not run.
  fileprivate var isSkipped: Bool { if case .skip? = mark { true } else { false } }
}

extension SplitMix64 {
  /// The generator for the order within one of several files, by its number, wherever the files are.
  fileprivate init(seed: UInt64, ofFile number: Int) {
    var hash = Fingerprint()
    hash.add(String(number))
    self.init(seed: seed ^ hash.value)
  }
}
