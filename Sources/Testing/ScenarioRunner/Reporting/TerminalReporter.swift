public import KeywrightDiagnostics
import Scenarios

/// A report for a person: failures with all that explains them, a line for each file, and the sum.
public struct TerminalReporter: RunReporter {
  private static let slowCount = 5
  private static let slowLimit = Duration.milliseconds(100)
  private static let reasonLimit = 20

  private let style: TerminalStyle
  private var skipped: [(reason: String, count: Int)] = []
  /// How many more were skipped for reasons that are not kept.
  private var otherSkipped = 0
  private var slow: [(duration: Duration, name: String)] = []
  private var repeatedErrors = RepeatedMessages()
  private var repeatedWarnings = RepeatedMessages()

  /// A reporter that writes in this style.
  public init(style: TerminalStyle) { self.style = style }

  public mutating func text(of event: RunEvent) -> String {
    switch event {
    case .began, .fileBegan: return ""
    case .finished(let runCase):
      note(runCase)
      guard runCase.status.isFailure else { return warnings(runCase) }
      return repeatedErrors.isRepeated(runCase) ? "" : failure(runCase)
    case .fileEnded(let summary): return file(summary)
    case .ended(let summary): return end(summary)
    }
  }

  private func failure(_ runCase: RunCase) -> String {
    var lines = ["\(style.error("✗")) \(style.heading(Self.name(runCase)))"]
    lines += FailureText(style: style).lines(runCase).map { "    \($0)" }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// What a scenario warned of that did not fail by it.
  private mutating func warnings(_ runCase: RunCase) -> String {
    repeatedWarnings.newWarnings(runCase).flatMap(WarningText(style: style).lines).map { "\($0)\n" }.joined()
  }

  private mutating func file(_ summary: FileSummary) -> String {
    let errors = repeatedErrors.takeErrorLines().map { "\(style.error("✗")) \($0)\n" }
    let warnings = repeatedWarnings.takeWarningLines().map { "\(style.warning("!")) \($0)\n" }
    return (errors.isEmpty ? "" : errors.joined() + "\n") + warnings.joined()
      + "\(SummaryText(style: style).line(summary))\n"
  }

  private func end(_ summary: RunSummary) -> String {
    var lines: [String] = []
    if !slow.isEmpty {
      lines += ["", style.heading("The slowest:")]
      lines += slow.map { "  \(DurationText.readable($0.duration))  \($0.name)" }
    }
    if !skipped.isEmpty {
      lines += ["", style.heading("Skipped:")]
      lines += skipped.map { "  \(SafeText.escaped($0.reason))" + ($0.count > 1 ? " (\($0.count) times)" : "") }
      if otherSkipped > 0 { lines.append("  and \(otherSkipped) for other reasons") }
    }
    lines += [""] + SummaryText(style: style).lines(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func note(_ runCase: RunCase) {
    if runCase.status == .skipped, let reason = runCase.reason { noteSkipped(reason) }
    guard runCase.duration >= Self.slowLimit else { return }
    slow.append((runCase.duration, Self.name(runCase)))
    slow.sort { $0.duration > $1.duration }
    if slow.count > Self.slowCount { slow.removeLast() }
  }

  private mutating func noteSkipped(_ reason: String) {
    if let index = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[index].count += 1
    } else if skipped.count < Self.reasonLimit {
      skipped.append((reason, 1))
    } else {
      otherSkipped += 1
    }
  }

  private static func name(_ runCase: RunCase) -> String {
    var place = runCase.place
    place.column = nil
    return "\(place): \(SafeText.escaped(runCase.title))"
  }
}
