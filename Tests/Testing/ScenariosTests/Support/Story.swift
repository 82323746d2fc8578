import KeywrightDiagnostics
import ScenarioTestSupport
import Scenarios

/// A `.keys` text, read and run.
struct Story {
  /// One line for each thing that the reader gave: `passed NAME`, `failed NAME: …`, or a problem.
  private(set) var lines: [String] = []
  /// All of the lines.
  var text: String { lines.joined(separator: "\n") }
  private(set) var results: [ScenarioResult] = []

  init(_ text: String, file: String = "story.keys", folder: String = "") {
    let executor = ScenarioExecutor(modes: CatalogueModes())
    var reader = ScenarioReader(text: text, name: file, folder: folder)
    while let item = reader.next() {
      switch item {
      case .problem(let problem): lines.append(problem.description)
      case .scenario(let scenario):
        let result = executor.run(scenario)
        results.append(result)
        lines += Self.lines(of: result)
      }
    }
  }

  private static func lines(of result: ScenarioResult) -> [String] {
    let title = result.identity.title
    return switch result.outcome {
    case .passed: ["passed \(title)"]
    case .failed(let failures):
      failures.map { failure in
        "failed \(title): \(failure.place): \(failure.message)" + (failure.note.map { " (\($0))" } ?? "")
      }
    case .errored(let errors): ["errored \(title)"] + errors.map(\.description)
    case .skipped(let reason): ["skipped \(title): \(reason)"]
    case .knownFailure(let reason): ["known \(title): \(reason)"]
    case .unexpectedlyPassed(let reason): ["unexpectedly passed \(title): \(reason)"]
    }
  }
}
