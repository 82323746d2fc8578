import KeyEvents
import XKB

/// Which chord types which text, with the locks and the layout that a keyboard has now.
///
/// Found by asking the library's own state, chord by chord, so that a plan cannot differ from what the keys give.
struct TypableTexts {
  /// The texts and the chord, of as few keys as can be, that types each.
  let chords: [String: KeyChord]
  /// The greatest number of Unicode scalars that one chord types.
  let longest: Int

  /// Explores a scratch state, which is as before when this returns.
  ///
  /// - Parameters:
  ///   - state: a state that nobody else uses, with the held keys, locks and layout to plan for.
  ///   - startsSequence: whether a keysym starts a Compose sequence, so that it types nothing by itself.
  ///   - blocking: modifiers that turn a key into a shortcut unless the level used them up.
  init(_ state: KeyboardState, startsSequence: (Keysym) -> Bool, blocking: Modifiers) {
    var chords: [String: KeyChord] = [:]
    let keys = state.keymap.keys.filter { !state.heldKeys.contains($0) && $0.isOnKeyboards }
    for modifiers in Self.modifierSets(state, keys: keys) {
      for key in modifiers { state.update(key, .press) }
      let effective = state.modifiers.effective
      for key in keys where !modifiers.contains(key) {
        let text = state.text(key)
        guard !text.isEmpty, chords[text] == nil else { continue }
        guard effective.intersection(blocking).isSubset(of: state.consumed(key)) else { continue }
        let keysyms = state.keysyms(key)
        if case .one(let keysym) = keysyms, startsSequence(keysym) { continue }
        chords[text] = KeyChord(modifiers + [key])
      }
      for key in modifiers.reversed() { state.update(key, .release) }
    }
    self.chords = chords
    longest = chords.keys.map(\.unicodeScalars.count).max() ?? 0
  }

  /// Sets of modifier keys to hold, the smallest first; one key for each modifier.
  private static func modifierSets(_ state: KeyboardState, keys: [KeyCode]) -> [[KeyCode]] {
    let found = MomentaryModifierKeys(state, keys: keys).onePerModifier.prefix(6)
    var sets: [[KeyCode]] = [[]]
    var previous: [[KeyCode]] = [[]]
    for _ in 0..<3 {
      previous = previous.flatMap { set in
        found.filter { key in set.last.map { $0 < key } ?? true }.map { set + [$0] }
      }
      sets += previous
    }
    return sets
  }
}

extension KeyCode {
  /// Whether real keyboards have the key: 84 and 195 to 199 exist only to carry modifiers in keymaps.
  var isOnKeyboards: Bool { rawValue != 84 && !(195...199).contains(rawValue) && rawValue > 0 }
}
