import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB

/// A keymap on which names of keys and keysyms are looked up where nothing is typed; it is loaded when a name asks for it.
final class LookupKeymap {
  private let source: KeyboardSource
  private let loader: KeymapLoader
  private var warnings: [Diagnostic]
  private lazy var loaded = load()
  private lazy var keysymKeys = loaded.map { KeysymKeys($0.keymap) }
  /// Why the keymap could not be loaded.
  private(set) var failure: Diagnostic?
  private var isUsed = false

  /// The keymap that a command line names.
  init(_ chosen: ChosenKeymap) {
    source = chosen.source
    loader = chosen.loader
    warnings = chosen.warnings
  }

  /// The keymap `us` of the system.
  init() {
    source = .names(KeymapNames(shorthand: "us"))
    loader = KeymapLoader()
    warnings = []
  }

  /// How names are found.
  func lookup(_ names: KeyNameTable, formatChoice: FormatChoice) -> KeyLookup {
    var lookup = KeyLookup(
      names: names, keymapKey: { self.loaded?.keymap.key(named: $0) }, keysymKeys: { self.keysymKeys?.keys(named: $0) })
    lookup.formatChoice = formatChoice
    lookup.nearestKeysym = Keysym.nearestName(toUnknown:)
    return lookup
  }

  /// What there is to warn of, once a name has asked for the keymap.
  func takeWarnings() -> [Diagnostic] {
    guard isUsed else { return [] }
    defer { warnings = [] }
    return warnings
  }

  private func load() -> LoadedKeymap? {
    isUsed = true
    do throws(Diagnostic) {
      let loaded = try loader.load(source)
      warnings += loaded.diagnostics
      return loaded
    } catch {
      failure = error
      return nil
    }
  }
}
