/// How far a long replay has come, on one line of a terminal that is there only while it runs.
struct ReplayProgress {
  private static let delay = Duration.seconds(2)
  private static let interval = Duration.milliseconds(250)

  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var due: ContinuousClock.Instant
  private var count = 0
  private var isShown = false

  init(_ console: Console) {
    self.console = console
    start = clock.now
    due = start + Self.delay
  }

  /// Counts bytes that were played; `total` is 0 where nobody knows it.
  mutating func advance(by bytes: Int, of total: Int) {
    count += bytes
    let now = clock.now
    guard now >= due else { return }
    due = now + Self.interval
    isShown = true
    console.writeError("\r\u{1B}[Kkeywright: \(Self.text(count, of: total))")
  }

  /// Takes the line away.
  mutating func finish() {
    guard isShown else { return }
    isShown = false
    console.writeError("\r\u{1B}[K")
  }

  private static func text(_ count: Int, of total: Int) -> String {
    guard total > 0 else { return "\(megabytes(count)) played" }
    let percent = Int(Double(min(count, total)) / Double(total) * 100)
    return "\(percent) % played (\(megabytes(count)) of \(megabytes(total)))"
  }

  private static func megabytes(_ count: Int) -> String {
    let tenths = count / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
