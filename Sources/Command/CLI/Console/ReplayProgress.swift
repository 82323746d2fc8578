/// How far a long replay has come.
struct ReplayProgress {
  private let line: ProgressLine
  private var count = 0

  init(_ console: Console) { line = ProgressLine(console, delay: .seconds(2), interval: .milliseconds(250)) }

  /// Counts bytes that were played; `total` is 0 where nobody knows it.
  mutating func advance(by bytes: Int, of total: Int) {
    count += bytes
    line.show(Self.text(count, of: total))
  }

  /// Takes the line away.
  func finish() { line.hide() }

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
