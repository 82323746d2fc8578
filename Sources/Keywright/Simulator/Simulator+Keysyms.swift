public import KeyEvents
import XKB

extension Simulator {
  /// The keys that give a keysym on the layout in use, those to hold first; nil where none do.
  ///
  /// Shift and the third level are held where the keysym needs them. Names are those of X: `Return`, `eacute`, `U20AC`.
  public func keys(forKeysym name: String) -> [KeyCode]? {
    guard let keysym = Keysym(name: name), keysym != .noSymbol else { return nil }
    if let found = keys(giving: keysym) { return found }
    // Keymaps name some characters by older keysyms: EuroSign, not U20AC.
    guard let scalar = keysym.text.unicodeScalars.first, let older = Keysym(scalar: scalar) else { return nil }
    return keys(giving: older)
  }

  private func keys(giving keysym: Keysym) -> [KeyCode]? {
    let keymap = keyboards.current.keymap
    let layout = keyboards.current.state.layoutIndex
    let keys = keymap.keys
    var best: [KeyCode]?
    for key in keys where key.rawValue > 0 && key <= .maximum && !key.isButton {
      let count = keymap.layoutCount(of: key)
      guard count > 0 else { continue }
      let own = min(layout, count - 1)
      for level in 0..<keymap.levelCount(of: key, layout: own) {
        guard keymap.keysyms(of: key, layout: own, level: level) == .one(keysym) else { continue }
        for modifiers in level == 0 ? [[]] : keymap.modifiers(of: key, layout: own, level: level) {
          guard let held = holding(modifiers, keys, layout), !held.contains(key) else { continue }
          if held.count + 1 < best?.count ?? .max { best = held + [key] }
        }
      }
    }
    return best
  }

  /// The keys that hold modifiers, Shift and the third level alone; nil for others, or where no key does.
  private func holding(_ modifiers: Modifiers, _ keys: [KeyCode], _ layout: Int) -> [KeyCode]? {
    var held: [KeyCode] = []
    for (modifier, keysym) in [(Modifiers.shift, Keysym.leftShift), (.mod5, .thirdLevel)]
    where modifiers.contains(modifier) {
      guard let key = keys.first(where: { gives(keysym, $0, layout) }) else { return nil }
      held.append(key)
    }
    return modifiers.isSubset(of: [.shift, .mod5]) ? held : nil
  }

  private func gives(_ keysym: Keysym, _ key: KeyCode, _ layout: Int) -> Bool {
    let keymap = keyboards.current.keymap
    let count = keymap.layoutCount(of: key)
    // 84 carries the third level in keymaps, on no keyboard.
    guard count > 0, key.rawValue != 84 else { return false }
    return keymap.keysyms(of: key, layout: min(layout, count - 1), level: 0) == .one(keysym)
  }
}

extension Keysym {
  fileprivate static let leftShift = Keysym(0xFFE1)
  fileprivate static let thirdLevel = Keysym(0xFE03)
}
