public import KeywrightDiagnostics

/// A way to report a run.
public enum ReporterKind: String, CaseIterable, Hashable, Sendable {
  /// For a person at a terminal.
  case terminal
  /// TAP 14, with diagnostics in YAML.
  case tap
  /// The same under the version that older readers of TAP ask for.
  case tap13
  /// JUnit's XML, which Jenkins and GitLab read.
  case junit
  /// A JSON object a line.
  case json
  /// Annotations of a GitHub workflow.
  case github

  /// How many bytes of a file are needed to see whether it is a report.
  public static let longestBeginning = 128

  /// Whether a file that begins with these bytes is a report, of a kind that can be told by its beginning.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    allCases.contains { kind in
      var reporter = kind.reporter()
      let beginning = reporter.text(of: .began).utf8
      return !beginning.isEmpty && bytes.starts(with: beginning)
    }
  }

  /// A reporter of this kind; the style is for a terminal.
  public func reporter(style: TerminalStyle = .plain) -> any RunReporter {
    switch self {
    case .terminal: TerminalReporter(style: style)
    case .tap: TAPReporter()
    case .tap13: TAPReporter(version: .thirteen)
    case .junit: JUnitReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    }
  }
}
