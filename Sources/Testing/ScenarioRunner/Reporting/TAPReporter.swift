import KeywrightDiagnostics
import Scenarios

/// TAP 14: a line for each case, with diagnostics in YAML; the plan stands at the end, since nobody knows it before.
public struct TAPReporter: RunReporter {
  /// The version of TAP in the first line; what follows is the same.
  public enum Version: Int, Sendable {
    /// For what reads no later one, such as prove before Test::Harness 3.48.
    case thirteen = 13
    case fourteen = 14
  }

  private let version: Version

  /// A reporter at its beginning.
  public init(version: Version = .fourteen) { self.version = version }

  public func text(of event: RunEvent) -> String {
    switch event {
    case .began: "TAP version \(version.rawValue)\n"
    case .finished(let runCase): text(runCase)
    case .ended(let summary): plan(summary)
    case .fileBegan, .fileEnded: ""
    }
  }

  private func plan(_ summary: RunSummary) -> String {
    let seed = summary.seed.map { "# the order comes back with --seed \($0)\n" } ?? ""
    let total = summary.counts.total
    return seed + (total == 0 ? "1..0 # SKIP no scenario was run\n" : "1..\(total)\n")
  }

  private func text(_ runCase: RunCase) -> String {
    let isGood = !runCase.status.isFailure && runCase.status != .knownFailure
    var line = "\(isGood ? "ok" : "not ok") \(runCase.number) - \(Self.escaped("\(runCase.file) > \(runCase.title)"))"
    switch runCase.status {
    case .skipped: line += " # SKIP \(Self.escaped(runCase.reason ?? ""))"
    case .knownFailure: line += " # TODO \(Self.escaped(runCase.reason ?? ""))"
    case .passed, .failed, .errored, .unexpectedlyPassed, .updated: break
    }
    return line + "\n" + (isGood ? comments(runCase) : diagnostics(runCase))
  }

  /// What a good case warned of.
  private func comments(_ runCase: RunCase) -> String {
    runCase.warnings.flatMap(WarningText(style: .plain).lines).map { "# \($0)\n" }.joined()
  }

  private func diagnostics(_ runCase: RunCase) -> String {
    let place = FailureText.place(runCase)
    var lines = ["---", "message: \(YAMLText.quoted(FailureText.summary(runCase)))"]
    lines.append("severity: \(runCase.status == .knownFailure ? "todo" : "fail")")
    lines.append("at:")
    if let file = place.file { lines.append("  file: \(YAMLText.quoted(file))") }
    if let line = place.line { lines.append("  line: \(line)") }
    if let failure = runCase.result?.failures.first {
      lines.append("wanted: \(YAMLText.quoted(failure.expected.description))")
      lines.append("found: \(YAMLText.quoted(failure.actual.description))")
    }
    let details = FailureText(style: .plain).lines(runCase)
    if !details.isEmpty {
      lines.append("details: |")
      lines += details.map { "  \($0.replacing("\u{FEFF}", with: "\\u{FEFF}"))" }
    }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// A description or reason, in which a `#` would begin a directive and a line feed a new line.
  private static func escaped(_ text: String) -> String {
    SafeText.escaped(text.replacing("\\", with: "\\\\").replacing("#", with: "\\#"))
  }
}
