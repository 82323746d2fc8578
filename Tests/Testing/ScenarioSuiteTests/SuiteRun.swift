import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import ScenarioTestSupport
import Scenarios

/// One run of all our scenarios, and what it showed.
struct SuiteRun: Sendable {
  /// One line for each thing that is wrong, by the file.
  private(set) var faults: [String: [String]] = [:]
  /// How many scenarios were run, by the file; those that were skipped are none.
  private(set) var counts: [String: Int] = [:]
  /// The layouts that were typed on.
  private(set) var layouts: Set<String> = []
  /// The ids of the modes that were active.
  private(set) var modes: Set<String> = []

  /// The run that all tests look at.
  static let shared = Result { try SuiteRun() }

  private init() throws {
    let executor = ScenarioExecutor(modes: try CatalogueModes.ofSystem())
    let names = KeyNameTable()
    for file in SuiteFolder.files where !SuiteFolder.isLeftOut(file) {
      var reader = try ScenarioReader(path: "\(SuiteFolder.path)/\(file)", names: names)
      while let item = reader.next() {
        switch item {
        case .problem(let problem): faults[file, default: []].append(problem.description)
        case .scenario(let scenario): note(executor.run(scenario), of: scenario, in: file)
        }
      }
    }
  }

  private mutating func note(_ result: ScenarioResult, of scenario: Scenario, in file: String) {
    if case .skipped = result.outcome { return }
    counts[file, default: 0] += 1
    if scenario.settings.keyboard.keymap == nil {
      layouts.formUnion(KeymapNames(shorthand: scenario.settings.keyboard.layout ?? "us").layouts.map(\.description))
    }
    modes.formUnion(scenario.settings.modes.map(\.id.rawValue))
    guard result.isFailure else { return }
    var lines = ["\(result.identity.title) fails"]
    switch result.outcome {
    case .errored(let errors): lines += errors.map(\.description)
    case .unexpectedlyPassed: lines.append("it passes, though it is marked as a known failure")
    default: break
    }
    lines += result.failures.map { "\($0.place): \($0.message)" + ($0.note.map { " (\($0))" } ?? "") }
    faults[file, default: []].append(lines.joined(separator: "\n  "))
  }
}
