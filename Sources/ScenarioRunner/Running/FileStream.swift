import Diagnostics
import Scenarios

/// The scenarios of a run, file by file, read as they are wanted.
struct ScenarioStream: ~Copyable {
  /// How many scenarios of a file are held at once to bring them into a random order.
  private static let shuffleWindow = 4096

  /// What comes next.
  enum Item: Sendable {
    case fileBegan(ScenarioFile)
    case scenario(Scenario)
    case problem(Diagnostic)
    case fileEnded(includes: [String])
  }

  private let plan: RunPlan
  private var files: ArraySlice<ScenarioFile>
  private var order: SeededOrder?
  private var file: ScenarioFile?
  private var reader: ScenarioReader?
  private var pending: ArraySlice<Item> = []

  init(_ files: [ScenarioFile], _ plan: RunPlan) {
    self.plan = plan
    var order = plan.shuffleSeed.map(SeededOrder.init)
    self.files = Self.shuffled(files, &order)[...]
    self.order = order
  }

  /// The next item; nil at the end of the last file.
  mutating func next() -> Item? {
    if let item = pending.popFirst() { return item }
    guard let file else { return nextFile() }
    guard order != nil else {
      if let item = read(file) { return item }
      return close()
    }
    fillInRandomOrder(file)
    return pending.popFirst() ?? close()
  }

  private mutating func nextFile() -> Item? {
    guard let next = files.popFirst() else { return nil }
    file = next
    do throws(Diagnostic) {
      reader = try ScenarioReader(
        path: next.path, names: plan.names, allowsOutsideIncludes: plan.allowsOutsideIncludes)
    } catch {
      pending = [.problem(error)]
    }
    return .fileBegan(next)
  }

  private mutating func close() -> Item {
    let includes = reader?.includedPaths ?? []
    reader = nil
    file = nil
    return .fileEnded(includes: includes)
  }

  /// The next item of the file that is wanted.
  private mutating func read(_ file: ScenarioFile) -> Item? {
    while let item = reader?.next() {
      switch item {
      case .problem(let problem): return .problem(problem)
      case .scenario(var scenario):
        guard plan.wants(scenario.identity, of: file) else { continue }
        if let limit = plan.timeLimit { scenario.settings.timeLimit = min(limit, scenario.settings.timeLimit) }
        return .scenario(scenario)
      }
    }
    return nil
  }

  private mutating func fillInRandomOrder(_ file: ScenarioFile) {
    var items: [Item] = []
    while items.count < Self.shuffleWindow, let item = read(file) { items.append(item) }
    pending = Self.shuffled(items, &order)[...]
  }

  private static func shuffled<Element>(_ elements: [Element], _ order: inout SeededOrder?) -> [Element] {
    guard var generator = order else { return elements }
    defer { order = generator }
    return elements.shuffled(using: &generator)
  }
}
