public import KeywrightDiagnostics
public import KeywrightKeyEvents

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

  private let keymaps = OnceStore<KeymapKey, LoadedKeymap>()
  private let tables = OnceStore<ComposeKey, LoadedCompose>()

  /// A store that holds nothing yet.
  public init() {}

  /// The keymap of a source, compiled when it is asked for the first time; a failure is kept as well.
  public func keymap(_ source: KeyboardSource, loader: KeymapLoader) throws(Diagnostic) -> LoadedKeymap {
    try keymaps.value(KeymapKey(source: source, loader: loader)) { () throws(Diagnostic) in try loader.load(source) }
  }

  /// The Compose table of a source, loaded when it is asked for the first time; a failure is kept as well.
  public func compose(_ source: ComposeSource, loader: ComposeLoader) throws(Diagnostic) -> LoadedCompose {
    try tables.value(ComposeKey(source: source, loader: loader)) { () throws(Diagnostic) in try loader.load(source) }
  }
}
