import KeywrightRuntimeSupport

/// How far the check of a plugin has come.
final class CheckProgress: Sendable {
  private struct State {
    let line: ProgressLine
    var calls = 0
  }

  private let state: Guarded<State>

  init(_ console: Console) { state = Guarded(State(line: ProgressLine(console))) }

  /// Counts a call of an engine.
  func advance() {
    state.withLock { state in
      state.calls += 1
      state.line.show("\(state.calls) calls checked")
    }
  }

  /// Takes the line away, as a report comes.
  func hide() { state.withLock { $0.line.hide() } }
}
