import InputModes
import KeywrightRuntimeSupport

/// Keeps what an observer of a registry was told.
final class ChangeLog: Sendable {
  private let kept = Guarded<[RegistryChange]>([])

  var changes: [RegistryChange] { kept.withLock { $0 } }

  func record(_ change: RegistryChange) { kept.withLock { $0.append(change) } }
}
