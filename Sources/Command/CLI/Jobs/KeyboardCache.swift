import KeywrightDiagnostics
import KeywrightRuntimeSupport
import KeywrightXKB

/// The keyboards of one command, each made once and shared by all that ask for the same.
final class KeyboardCache: Sendable {
  private struct State {
    var keyboards: [ParsedArguments: ReplayKeyboard] = [:]
    var compiled = CompiledKeyboards()
    var registries: [KeymapLoader: LayoutRegistry] = [:]
  }

  // A stream may ask for one keyboard after the other, and its length must need no memory.
  private static let limit = 128

  private let state = Guarded(State())

  /// The keyboard that a command line asks for.
  func keyboard(_ arguments: ParsedArguments) throws -> ReplayKeyboard {
    let compiled = state.withLock { state in
      if state.keyboards.count >= Self.limit {
        state.keyboards = [:]
        state.compiled = CompiledKeyboards()
      }
      return state.compiled
    }
    if let known = state.withLock({ $0.keyboards[arguments] }) { return known }
    let keyboard = try ReplayKeyboard(arguments, compiled: compiled) { loader throws(Diagnostic) in
      try self.registry(loader)
    }
    // Of two that were made at once the first one stays, so that all share it.
    return state.withLock { state in
      let kept = state.keyboards[arguments] ?? keyboard
      state.keyboards[arguments] = kept
      return kept
    }
  }

  private func registry(_ loader: KeymapLoader) throws(Diagnostic) -> LayoutRegistry {
    if let known = state.withLock({ $0.registries[loader] }) { return known }
    let registry = try LayoutRegistry(loader, includesExotic: true)
    return state.withLock { state in
      if let known = state.registries[loader] { return known }
      if state.registries.count >= Self.limit { state.registries = [:] }
      state.registries[loader] = registry
      return registry
    }
  }
}
