public import Diagnostics
public import KeyEvents
import Synchronization

/// Keymaps and Compose tables, each compiled once and shared by every simulator that is given the same store.
public final class CompiledKeyboards: Sendable {
  private struct KeymapKey: Hashable {
    var source: KeyboardSource
    var loader: KeymapLoader
  }

  private struct ComposeKey: Hashable {
    var source: ComposeSource
    var loader: ComposeLoader
  }

  private let keymaps = Mutex<[KeymapKey: Result<LoadedKeymap, Diagnostic>]>([:])
  private let tables = Mutex<[ComposeKey: Result<LoadedCompose, Diagnostic>]>([:])

  /// A store that holds nothing yet.
  public init() {}

  /// The keymap of a source, compiled when it is asked for the first time; a failure is kept as well.
  public func keymap(_ source: KeyboardSource, loader: KeymapLoader) throws(Diagnostic) -> LoadedKeymap {
    let key = KeymapKey(source: source, loader: loader)
    if let known = keymaps.withLock({ $0[key] }) { return try known.get() }
    // Compiled outside the lock, so that other keymaps need not wait; of two at once the first one stays.
    let result = Result { () throws(Diagnostic) in try loader.load(source) }
    return try keymaps.withLock { store in
      if let known = store[key] { return known }
      store[key] = result
      return result
    }.get()
  }

  /// The Compose table of a source, loaded when it is asked for the first time; a failure is kept as well.
  public func compose(_ source: ComposeSource, loader: ComposeLoader) throws(Diagnostic) -> LoadedCompose {
    let key = ComposeKey(source: source, loader: loader)
    if let known = tables.withLock({ $0[key] }) { return try known.get() }
    let result = Result { () throws(Diagnostic) in try loader.load(source) }
    return try tables.withLock { store in
      if let known = store[key] { return known }
      store[key] = result
      return result
    }.get()
  }
}
