import KeywrightDiagnostics

/// The line about a file and those about a whole run, for people to read.
struct SummaryText {
  let style: TerminalStyle

  /// What came of a file: `✓ tests/a.keys  20 passed`.
  func line(_ summary: FileSummary) -> String {
    let sign = summary.counts.hasFailure ? style.error("✗") : style.good("✓")
    return "\(sign) \(SafeText.escaped(summary.file))  \(counts(summary.counts))"
  }

  /// What came of the run: `21 passed in 2 files (34 ms)`, and what else there is to know of it.
  func lines(_ summary: RunSummary) -> [String] {
    let files = "in \(summary.files) file\(summary.files == 1 ? "" : "s")"
    let total = summary.counts.total == 0 ? "no scenario was run" : "\(counts(summary.counts)) \(files)"
    var lines = ["\(total) \(style.faint("(\(DurationText.readable(summary.duration)))"))"]
    if summary.counts.warnings > 0 {
      let warnings = summary.counts.warnings == 1 ? "1 warning" : "\(summary.counts.warnings) warnings"
      lines.append("\(style.warning(warnings)) (the setting strict makes warnings failures)")
    }
    if summary.isStopped { lines.append("stopped at the first failure") }
    if summary.elsewhere == 1 { lines.append("1 scenario belongs to another part of the run") }
    if summary.elsewhere > 1 { lines.append("\(summary.elsewhere) scenarios belong to other parts of the run") }
    if let seed = summary.seed { lines.append("the order comes back with --seed \(seed)") }
    return lines
  }

  private func counts(_ counts: RunCounts) -> String {
    let shown: [RunStatus] = [
      .passed, .failed, .errored, .unexpectedlyPassed, .updated, .knownFailure, .skipped,
    ]
    return shown.filter { counts[$0] > 0 }.map { status in
      let text = status.words(count: counts[status])
      return status.isFailure ? style.error(text) : status == .passed ? style.good(text) : text
    }.joined(separator: ", ")
  }
}
