import KeywrightKeyEvents
import KeywrightXKB

/// Which chord types which text, with the locks and the layout that a keyboard has now.
///
/// Texts are compared by their scalars: a precomposed letter is not its decomposed twin. Found by asking the library's own state, chord by chord, so that a plan cannot differ from what the keys give.
struct TypableTexts: Sendable {
  /// The texts and the chord, the one that a typist would press, that types each.
  let chords: [[Unicode.Scalar]: KeyChord]
  /// The greatest number of Unicode scalars that one chord types.
  let longest: Int

  /// Explores a scratch state, which is as before when this returns.
  ///
  /// - Parameters:
  ///   - state: a state that nobody else uses, with the held keys, locks and layout to plan for.
  ///   - startsSequence: whether a keysym starts a Compose sequence, so that it types nothing by itself.
  ///   - blocking: modifiers that turn a key into a shortcut unless the level used them up.
  init(_ state: KeyboardState, startsSequence: (Keysym) -> Bool, blocking: Modifiers) {
    var chords: [[Unicode.Scalar]: KeyChord] = [:]
    var efforts: [[Unicode.Scalar]: Int] = [:]
    let modifiersBefore = state.modifiers
    let layoutsBefore = state.layouts
    func restore() {
      guard state.modifiers != modifiersBefore || state.layouts != layoutsBefore else { return }
      state.restoreLocks(modifiersBefore.locked, layout: layoutsBefore.locked)
    }
    let keys = state.keymap.keys.filter { !state.heldKeys.contains($0) && $0.isOnKeyboards }
    for modifiers in Self.modifierSets(state, keys: keys) {
      for key in modifiers { state.update(key, .press) }
      // Keys that only shift a level may together lock something, another layout for instance.
      let isPlain = state.layouts == layoutsBefore && state.modifiers.locked == modifiersBefore.locked
      let effective = state.modifiers.effective
      for key in keys where isPlain && !modifiers.contains(key) {
        let decoded = DecodedKey(key, in: state)
        let text = Array(decoded.text.unicodeScalars)
        guard !text.isEmpty, !text.contains(where: Self.isKeyOnly) else { continue }
        let effort = modifiers.count * Self.modifierEffort + key.reachEffort
        if let known = efforts[text], known <= effort { continue }
        guard effective.intersection(blocking).isSubset(of: decoded.consumed) else { continue }
        if startsSequence(decoded.composeKeysym) { continue }
        guard Self.changesNothing(key, state) else { continue }
        chords[text] = KeyChord(modifiers + [key])
        efforts[text] = effort
      }
      for key in modifiers.reversed() { state.update(key, .release) }
      restore()
    }
    self.chords = chords
    longest = chords.keys.map(\.count).max() ?? 0
  }

  /// What holding a modifier costs, beside ``KeyCode/reachEffort``.
  private static let modifierEffort = 10

  /// Whether the scalar is one that a text field never inserts, Return and Tab apart.
  private static func isKeyOnly(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\r" && scalar != "\t") || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Whether a tap of the key leaves the state as it is, which it puts right where not.
  private static func changesNothing(_ key: KeyCode, _ state: KeyboardState) -> Bool {
    let modifiers = state.modifiers
    let layouts = state.layouts
    state.update(key, .press)
    state.update(key, .release)
    if state.modifiers == modifiers, state.layouts == layouts { return true }
    state.restoreLocks(modifiers.locked, layout: layouts.locked)
    return false
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
  /// How far a key is from the hands of a typist: two modifiers are nearer than the keypad, one is nearer than a key that
  /// not every keyboard has.
  fileprivate var reachEffort: Int {
    switch rawValue {
    // The rows of digits and letters with Tab, Return and Space.
    case 2...13, 15...28, 30...41, 43...53, 57: 0
    // The keys beside the left Shift, the right Shift and BackSpace that ISO, ABNT and JIS keyboards have.
    case 86, 89, 124: 15
    default: 40
    }
  }

  /// Whether real keyboards have the key: 84 and 195 to 199 exist only to carry modifiers in keymaps.
  var isOnKeyboards: Bool { rawValue != 84 && !(195...199).contains(rawValue) && rawValue > 0 }
}
