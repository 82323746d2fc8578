import KeywrightDiagnostics

/// JUnit's XML as Jenkins and GitLab read it: a suite for each file, held back until its counts are known.
public struct JUnitReporter: RunReporter {
  private var cases = ""

  /// A reporter at its beginning.
  public init() {}

  public mutating func text(of event: RunEvent) -> String {
    switch event {
    case .began: return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"keywright\">\n"
    case .fileBegan: return ""
    case .finished(let runCase):
      cases += Self.element(runCase)
      return ""
    case .fileEnded(let summary):
      defer { cases = "" }
      return Self.suite(summary) + cases + "  </testsuite>\n"
    case .ended: return "</testsuites>\n"
    }
  }

  private static func suite(_ summary: FileSummary) -> String {
    let counts = summary.counts
    let attributes: [(String, String)] = [
      ("name", summary.file), ("tests", String(counts.total)),
      ("failures", String(counts[.failed] + counts[.unexpectedlyPassed])), ("errors", String(counts[.errored])),
      ("skipped", String(counts[.skipped] + counts[.knownFailure])), ("time", DurationText.seconds(summary.duration)),
      ("file", summary.file),
    ]
    return "  <testsuite\(written(attributes))>\n"
  }

  private static func element(_ runCase: RunCase) -> String {
    var attributes: [(String, String)] = [
      ("classname", className(runCase.file)), ("name", runCase.title),
      ("time", DurationText.seconds(runCase.duration)), ("file", runCase.place.file ?? runCase.file),
    ]
    if let line = runCase.place.line { attributes.append(("line", String(line))) }
    let start = "    <testcase\(written(attributes))"
    switch runCase.status {
    case .passed, .updated:
      let warnings = warnings(runCase)
      return warnings.isEmpty ? "\(start)/>\n" : "\(start)>\n\(warnings)    </testcase>\n"
    case .skipped:
      return "\(start)>\n      <skipped\(written([("message", runCase.reason ?? "")]))/>\n    </testcase>\n"
    case .knownFailure:
      return "\(start)>\n      <skipped\(written([("message", "known failure: \(runCase.reason ?? "")")]))/>\n"
        + "\(warnings(runCase))    </testcase>\n"
    case .failed, .unexpectedlyPassed: return failure("failure", runCase, start)
    case .errored: return failure("error", runCase, start)
    }
  }

  /// What a case warned of that did not fail by it.
  private static func warnings(_ runCase: RunCase) -> String {
    let lines = runCase.warnings.flatMap(WarningText(style: .plain).lines)
    return lines.isEmpty ? "" : "      <system-out>\(XMLEscapes.content(lines))</system-out>\n"
  }

  private static func failure(_ name: String, _ runCase: RunCase, _ start: String) -> String {
    let type = runCase.errors.first?.code.rawValue ?? "expectation"
    let attributes = written([("message", FailureText.summary(runCase)), ("type", type)])
    let content = XMLEscapes.content(FailureText(style: .plain).lines(runCase))
    return "\(start)>\n      <\(name)\(attributes)>\(content)</\(name)>\n    </testcase>\n"
  }

  /// The path with dots, without its ending: Jenkins takes what stands before the last dot for the package.
  private static func className(_ file: String) -> String {
    let path = file.hasSuffix(".keys") ? String(file.dropLast(5)) : file
    return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(XMLEscapes.escaped(SafeText.escaped($1)))\"" }.joined()
  }
}
