/// How far something long has come, on one line of a terminal that is there only while it goes on.
final class ProgressLine {
  private let console: Console
  private let interval: Duration
  private let clock = ContinuousClock()
  private var due: ContinuousClock.Instant
  private var isShown = false

  /// A line that is shown after a delay, and again after each interval; never where standard error is no terminal.
  init(_ console: Console, delay: Duration = .seconds(1), interval: Duration = .milliseconds(200)) {
    self.console = console
    self.interval = interval
    due = clock.now + delay
  }

  /// Shows a text if it is time for that.
  func show(_ text: @autoclosure () -> String) {
    guard console.errorIsTerminal, clock.now >= due else { return }
    due = clock.now + interval
    isShown = true
    console.writeError("\r\u{1B}[Kkeywright: \(text())")
  }

  /// Takes the line away.
  func hide() {
    guard isShown else { return }
    isShown = false
    console.writeError("\r\u{1B}[K")
  }
}
