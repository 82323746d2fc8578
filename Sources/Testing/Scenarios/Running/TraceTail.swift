import Keywright
import KeywrightKeyEvents

/// The last events of a trace up to the first failure.
final class TraceTail {
  private static let limit = 12

  /// Whether anybody reads the trace.
  let isRead: Bool
  /// The events, the oldest first.
  private(set) var events: [TraceEvent] = []
  /// The last shortcut of the step.
  private(set) var shortcut: String?
  private var isStopped = false

  init(isRead: Bool) { self.isRead = isRead }

  /// A step begins: what the one before gave is forgotten.
  func beginStep() { shortcut = nil }

  /// Nothing after a failure explains it.
  func stop() { isStopped = true }

  func add(_ event: TraceEvent) {
    if let name = event.shortcut { shortcut = name }
    // A release rarely says anything, and would drive out what does.
    if event.keystroke?.event.direction == .release, event.edits.isEmpty { return }
    guard !isStopped else { return }
    if events.count == Self.limit { events.removeFirst() }
    events.append(event)
  }
}
