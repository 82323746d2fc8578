import KeywrightKeyEvents
import KeywrightXKB

/// The keys that set a modifier as long as they are held, and do nothing else.
struct MomentaryModifierKeys {
  /// Every such key with the modifiers that it sets, in the order of the keys.
  let all: [(key: KeyCode, modifiers: Modifiers)]

  /// Tries every key on a scratch state, which is as before when this returns.
  init(_ state: KeyboardState, keys: [KeyCode]) {
    var all: [(key: KeyCode, modifiers: Modifiers)] = []
    let before = state.modifiers
    let layouts = state.layouts
    for key in keys {
      state.update(key, .press)
      let pressed = state.modifiers
      let pressedLayouts = state.layouts
      state.update(key, .release)
      let added = pressed.depressed.subtracting(before.depressed)
      if state.modifiers == before, state.layouts == layouts {
        if !added.isEmpty, pressedLayouts == layouts { all.append((key, added)) }
      } else {
        state.restoreLocks(before.locked, layout: layouts.locked)
      }
    }
    self.all = all
  }

  /// The first key for each set of modifiers.
  var onePerModifier: [KeyCode] {
    var seen: Set<Modifiers> = []
    return all.filter { seen.insert($0.modifiers).inserted }.map(\.key)
  }
}
