public import KeywrightKeyEvents
public import KeywrightXKB

/// Which keys xdotool presses for a keysym: the first key that has it, with the modifiers of the first level that does.
///
/// The order is xdotool's own: by the codes of the keys, then by level. Each modifier is held by the first key that sets it, the
/// keysym of a modifier by that key as well. xdotool also looks into the other layouts and locks the one that has the keysym,
/// which no key does, so only one layout counts here.
public final class KeysymKeys {
  private static let realModifiers: [Modifiers] = (0..<8).map { Modifiers(rawValue: 1 << $0) }

  private let keymap: Keymap
  private let layout: Int
  private lazy var found = table()

  /// The keys of a layout of a keymap; nothing is looked at before it is asked for.
  public init(_ keymap: Keymap, layout: Int = 0) {
    self.keymap = keymap
    self.layout = layout
  }

  /// The keys that give a keysym, those to hold first; nil where none do. Names are those of X: `Return`, `eacute`, `U20AC`.
  public func keys(named name: String) -> [KeyCode]? {
    guard let keysym = Keysym(name: name), keysym != .noSymbol else { return nil }
    if let keys = found[keysym] { return keys }
    // Keymaps name some characters by older keysyms: EuroSign, not U20AC. xdotool then gives a spare key the newer one, and
    // the same is typed.
    guard let scalar = keysym.text.unicodeScalars.first, let older = Keysym(scalar: scalar) else { return nil }
    return found[older]
  }

  private func table() -> [Keysym: [KeyCode]] {
    // X knows keycodes up to 255. What only a key beyond has, xdotool gives to a spare key; the same is typed.
    let keys = keymap.keys.filter { $0.rawValue > 0 && $0 <= .maximum && !$0.isButton }
    let own = keys.map(modifiersSet)
    var holders: [Modifiers: KeyCode] = [:]
    for modifier in Self.realModifiers {
      holders[modifier] = zip(keys, own).first { $0.1 == modifier }?.0
    }
    var table: [Keysym: [KeyCode]] = [:]
    for (key, own) in zip(keys, own) {
      for (keysym, modifiers) in levels(of: key) where table[keysym] == nil {
        let held = Self.realModifiers.filter(modifiers.union(own).contains)
        let holding = held.compactMap { holders[$0] }
        guard holding.count == held.count else { continue }
        table[keysym] = holding.filter { $0 != key } + [key]
      }
    }
    return table
  }

  /// The keysyms of a key with the modifiers that choose them, level by level.
  private func levels(of key: KeyCode) -> [(keysym: Keysym, modifiers: Modifiers)] {
    let layouts = keymap.layoutCount(of: key)
    guard layouts > 0 else { return [] }
    let layout = layout % layouts
    let choices = (0..<keymap.levelCount(of: key, layout: layout)).map { level in
      level == 0 ? [[]] : keymap.modifiers(of: key, layout: layout, level: level)
    }
    // Where no modifiers at all choose a higher level, nothing chooses the first one.
    let isFirstReached = !choices.dropFirst().contains { $0.contains([]) }
    return choices.indices.compactMap { level in
      guard level > 0 || isFirstReached, let modifiers = choices[level].first,
        case .one(let keysym) = keymap.keysyms(of: key, layout: layout, level: level)
      else { return nil }
      return (keysym, modifiers)
    }
  }

  /// The modifiers that a key sets or locks by itself.
  private func modifiersSet(by key: KeyCode) -> Modifiers {
    guard let state = KeyboardState(keymap) else { return [] }
    state.update(key, .press)
    return state.modifiers.depressed.union(state.modifiers.locked)
  }
}
