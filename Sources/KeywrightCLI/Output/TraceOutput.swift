import Diagnostics
import JSONText
import Keywright

/// Prints a trace line by line as it happens, and keeps the first failure to do so.
final class TraceOutput {
  private let console: Console
  private var pending = ""
  private var failure: Diagnostic?

  init(_ console: Console) { self.console = console }

  /// Prints an event on a line of its own.
  func write(_ event: TraceEvent) {
    guard failure == nil else { return }
    pending += JSONWriter.compact(event.json) + "\n"
    if pending.utf8.count >= 65_536 { flush() }
  }

  /// Prints what is still held back, and throws when something could not be printed.
  func finish() throws(Diagnostic) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    guard failure == nil, !pending.isEmpty else { return }
    do {
      try console.write(pending)
    } catch {
      failure = error
    }
    pending = ""
  }
}
