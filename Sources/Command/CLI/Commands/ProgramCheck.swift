import InputMethodConformance
import InputModes
import PluginHost
import Synchronization

/// Checks a mode whose engines are runs of a program, as far as the program goes along.
struct ProgramCheck {
  /// Asks until a failure that no new start mends, and keeps what was asked last.
  private final class Asker: Sendable {
    /// Each failure may cost a time limit, and every fresh engine may be started once more.
    private static let failureLimit = 3

    private let reports: PluginReports
    private let progress: CheckProgress
    private let last = Mutex("")
    private let deadline: ContinuousClock.Instant

    init(_ reports: PluginReports, _ progress: CheckProgress, until deadline: ContinuousClock.Instant) {
      self.reports = reports
      self.progress = progress
      self.deadline = deadline
      reports.failures = PluginFailures()
    }

    /// How the program has ended the check; nil where it has not.
    var end: String? {
      let failures = reports.failures
      guard failures.isFinal || failures.count >= Self.failureLimit else { return nil }
      return "\(failures.last), asked to \(last.withLock(\.self)), and had failed before"
    }

    /// Whether the time is up.
    var isLate: Bool { ContinuousClock.now >= deadline }

    /// Whether a call may be made.
    func allows(_ call: String) -> Bool {
      guard end == nil, !isLate else { return false }
      last.withLock { $0 = call }
      progress.advance()
      return true
    }
  }

  /// The rules that the mode breaks.
  let findings: [ConformanceFinding]
  /// How the program has ended the check before all was asked; nil where it has not.
  let end: String?
  /// Whether the time was up before all was asked.
  let isLate: Bool

  init(_ plugin: Plugin, _ mode: InputMode, until deadline: ContinuousClock.Instant, console: Console) {
    let progress = CheckProgress(console)
    let asker = Asker(plugin.reports, progress, until: deadline)
    findings = checkInputMethod(WatchedMethod.watching(mode) { asker.allows($0) })
    end = asker.end
    isLate = asker.isLate
    progress.hide()
  }
}
