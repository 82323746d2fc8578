import Keywright
import KeywrightDiagnostics
import KeywrightJSONText

/// Prints a trace line by line as it happens, in parts that are worth a system call.
final class TraceOutput {
  private static let worthACall = 65_536

  private let console: Console
  private let limit: Int
  private var pending: [UInt8] = []
  private var failure: Diagnostic?

  /// A trace that is printed at once, line by line, where a plugin may take the process down at any key.
  init(_ console: Console, isAtOnce: Bool) {
    self.console = console
    limit = isAtOnce ? 0 : Self.worthACall
  }

  /// Prints an event on a line of its own.
  func write(_ event: TraceEvent) {
    guard failure == nil else { return }
    JSONWriter.appendCompact(event.json, to: &pending)
    pending.append(0x0A)
    if pending.count >= limit { writePending() }
  }

  /// Prints what is held back; throws when that, or anything before it, could not be printed.
  func flush() throws(Diagnostic) {
    writePending()
    if let failure { throw failure }
  }

  private func writePending() {
    guard failure == nil, !pending.isEmpty else { return }
    do {
      try console.write(pending)
    } catch {
      failure = error
    }
    pending.removeAll(keepingCapacity: true)
  }
}
