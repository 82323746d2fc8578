import KeywrightKeyEvents
import KeywrightXKB

/// The chords that lock another layout from where a keyboard is now.
struct LayoutSwitches {
  /// A chord for each layout that one chord reaches.
  let chords: [(layout: Int, chord: KeyChord)]

  /// Tries every key, alone and with a modifier held, on a scratch state, which is as before when this returns.
  init(_ state: KeyboardState) {
    var chords: [(layout: Int, chord: KeyChord)] = []
    let modifiers = state.modifiers
    let layouts = state.layouts
    let keys = state.keymap.keys.filter { !state.heldKeys.contains($0) && $0.isOnKeyboards }
    let held: [[KeyCode]] = [[]] + MomentaryModifierKeys(state, keys: keys).all.map { [$0.key] }
    for prefix in held {
      for key in keys where !prefix.contains(key) {
        let chord = KeyChord(prefix + [key])
        for event in chord.events(at: .zero) { state.update(event.code, event.direction == .press ? .press : .release) }
        let reached = state.layouts
        guard reached != layouts || state.modifiers != modifiers else { continue }
        let onlyLayout =
          state.modifiers == modifiers && reached.latched == layouts.latched && reached.depressed == layouts.depressed
        if onlyLayout, reached.locked != layouts.locked, !chords.contains(where: { $0.layout == reached.effective }) {
          chords.append((reached.effective, chord))
        }
        state.restoreLocks(modifiers.locked, layout: layouts.locked)
      }
    }
    self.chords = chords
  }
}
