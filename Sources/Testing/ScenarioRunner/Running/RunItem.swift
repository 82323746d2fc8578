import KeywrightDiagnostics
import Scenarios

/// What a run comes upon, file by file, with its scenarios as they are read or as they were played.
enum RunItem<Content: Sendable>: Sendable {
  case fileBegan(ScenarioFile)
  case scenario(Content)
  /// Something wrong outside any scenario.
  case problem(Diagnostic)
  /// The last item of every file, with what it included, and how many of its scenarios other parts run.
  case fileEnded(includes: [String], elsewhere: Int)

  /// The item with something else in the place of its scenario.
  func map<Other>(_ transform: (Content) -> Other) -> RunItem<Other> {
    switch self {
    case .fileBegan(let file): .fileBegan(file)
    case .scenario(let content): .scenario(transform(content))
    case .problem(let problem): .problem(problem)
    case .fileEnded(let includes, let elsewhere): .fileEnded(includes: includes, elsewhere: elsewhere)
    }
  }
}

/// What came of a scenario, and how long it took on the wall.
struct PlayedScenario: Sendable {
  var result: ScenarioResult
  var duration: Duration
}
