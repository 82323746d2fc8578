public import KeywrightKeyEvents
import KeywrightRuntimeSupport
public import KeywrightXKB

/// What planners have found out about keymaps, kept for every simulator that is given the same store.
public final class SharedTypingTables: Sendable {
  // The keymap is kept as well, so that another one never gets its identity.
  private let known = Guarded<[ObjectIdentifier: (keymap: Keymap, tables: TypingTables)]>([:])

  private let names = Guarded<KeyNameTable?>(nil)

  /// A store that holds nothing yet.
  public init() {}

  /// The names of keys, of which one table serves all.
  public var keyNames: KeyNameTable {
    names.withLock { names in
      let table = names ?? KeyNameTable()
      names = table
      return table
    }
  }

  /// What is known of typing on a keymap.
  public func tables(of keymap: Keymap) -> TypingTables {
    known.withLock { $0[ObjectIdentifier(keymap)]?.tables } ?? TypingTables()
  }

  /// Takes over what a planner has found out, if that is more than is known.
  public func add(_ tables: TypingTables, of keymap: Keymap) {
    known.withLock { known in
      let before = known[ObjectIdentifier(keymap)]?.tables.count ?? 0
      if tables.count > before { known[ObjectIdentifier(keymap)] = (keymap, tables) }
    }
  }
}
