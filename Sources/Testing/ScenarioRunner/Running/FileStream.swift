import KeywrightDiagnostics
import KeywrightRuntimeSupport
import KeywrightXKB
import Scenarios

/// The scenarios of a file, read as they are wanted; it is opened when the first thing is.
struct FileStream: ~Copyable {
  /// How many scenarios are held at once to bring them into a random order.
  private static let shuffleWindow = 4096

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
  private var pending: ArraySlice<RunItem<Scenario>> = []
  private var elsewhere = 0

  /// A file, and its number in the run.
  init(_ file: ScenarioFile, number: Int, _ plan: RunPlan) {
    self.file = file
    self.plan = plan
    order = plan.shuffleSeed.map { SplitMix64(seed: $0, ofFile: number) }
  }

  /// The next item; nil after the last.
  mutating func next() -> RunItem<Scenario>? {
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

  private mutating func open() -> RunItem<Scenario> {
    state = .isOpen
    do throws(Diagnostic) {
      reader = try ScenarioReader(
        path: file.path, names: plan.names, allowsOutsideIncludes: plan.allowsOutsideIncludes)
    } catch {
      pending = [.problem(error)]
    }
    return .fileBegan(file)
  }

  private mutating func close() -> RunItem<Scenario> {
    state = .isClosed
    let includes = reader?.includedPaths ?? []
    reader = nil
    return .fileEnded(includes: includes, elsewhere: elsewhere)
  }

  /// The next item that is wanted.
  private mutating func read() -> RunItem<Scenario>? {
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
        scenario.settings.keyboard.xkbPaths += plan.xkbPaths
        scenario.settings.keyboard.usesSystemData = plan.usesSystemData
        if let limit = plan.timeLimit { scenario.settings.timeLimit = min(limit, scenario.settings.timeLimit) }
        return .scenario(scenario)
      }
    }
    return nil
  }

  private mutating func fillInRandomOrder() {
    var items: [RunItem<Scenario>] = []
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
