public import KeywrightDiagnostics
import KeywrightRuntimeSupport

/// What there is to say about a plugin after it was loaded: answers that were refused, failures, what it printed.
///
/// Engines add to it while they work; whoever runs them takes it from time to time and at the end.
public final class PluginReports: Sendable {
  private struct Collected {
    var diagnostics: [Diagnostic] = []
    var known: Set<Diagnostic> = []
    var lines: [String] = []
    var lostLines = 0
    var failures = PluginFailures()
  }

  private static let limit = 1000
  private let collected = Guarded(Collected())

  init() {}

  /// The messages since this was asked last, each once.
  public func takeDiagnostics() -> [Diagnostic] {
    collected.withLock { collected in
      defer { collected.diagnostics = [] }
      return collected.diagnostics
    }
  }

  /// The lines that the plugin's program printed on its standard error since this was asked last, as they are.
  public func takeLines() -> [String] {
    collected.withLock { collected in
      defer { collected.lines = [] }
      return collected.lines
    }
  }

  /// How many lines there were since this was asked last beyond those that are kept, a thousand at a time.
  public func takeLostLineCount() -> Int {
    collected.withLock { collected in
      defer { collected.lostLines = 0 }
      return collected.lostLines
    }
  }

  func add(_ diagnostic: Diagnostic) {
    collected.withLock { collected in
      guard collected.known.count < Self.limit, collected.known.insert(diagnostic).inserted else { return }
      collected.diagnostics.append(diagnostic)
    }
  }

  /// How the plugin's program has failed since it was loaded, or since this was asked to forget.
  package var failures: PluginFailures {
    get { collected.withLock(\.failures) }
    set { collected.withLock { $0.failures = newValue } }
  }

  func add(failure cause: String, isFinal: Bool) {
    collected.withLock { collected in
      collected.failures.count += 1
      collected.failures.last = cause
      if isFinal { collected.failures.isFinal = true }
    }
  }

  func add(line: String) {
    collected.withLock { collected in
      if collected.lines.count < Self.limit {
        collected.lines.append(line)
      } else {
        collected.lostLines += 1
      }
    }
  }
}
