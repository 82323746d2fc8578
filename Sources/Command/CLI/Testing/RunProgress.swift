/// How far a long run has come.
final class RunProgress {
  private let line: ProgressLine
  private var count = 0
  private var failures = 0

  init(_ console: Console) { line = ProgressLine(console) }

  /// Counts a case.
  func advance(isFailure: Bool) {
    count += 1
    if isFailure { failures += 1 }
    line.show("\(count) run\(failures == 0 ? "" : ", \(failures) failed")")
  }

  /// Takes the line away.
  func hide() { line.hide() }
}
