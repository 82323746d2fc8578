/// How far a long run has come, on one line of a terminal that is there only while it runs.
final class RunProgress {
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(200)

  private let console: Console
  private let clock = ContinuousClock()
  private var due: ContinuousClock.Instant
  private var count = 0
  private var failures = 0
  private var isShown = false

  init(_ console: Console) {
    self.console = console
    due = clock.now + Self.delay
  }

  /// Counts a case.
  func advance(isFailure: Bool) {
    count += 1
    if isFailure { failures += 1 }
    guard console.errorIsTerminal, clock.now >= due else { return }
    due = clock.now + Self.interval
    isShown = true
    let failed = failures == 0 ? "" : ", \(failures) failed"
    console.writeError("\r\u{1B}[Kkeywright: \(count) run\(failed)")
  }

  /// Takes the line away.
  func hide() {
    guard isShown else { return }
    isShown = false
    console.writeError("\r\u{1B}[K")
  }
}
