import CKeywrightXKBCommon
import KeywrightKeyEvents
import KeywrightRuntimeSupport

extension Keymap {
  /// The keys that may have an action, found out when they are first asked for; every other key changes no state.
  ///
  /// The library does not tell of actions, so they are read off the keymap's own text; what cannot be told counts as an
  /// action.
  var actingKeys: ActingKeys {
    if let known = acting.withLock({ $0 }) { return known }
    let found = ActingKeys(self)
    return acting.withLock { store in
      if let known = store { return known }
      store = found
      return found
    }
  }
}

/// The keys of a keymap that may have an action on some level.
final class ActingKeys: Sendable {
  private let acts: [Bool]
  /// A key without any action, which ends what is latched and does nothing else; nil where none is known.
  let plainKey: KeyCode?
  private let layoutsWithActions: [KeyCode: Set<Int>]
  private let actingKeysyms: Set<UInt32>

  /// Whether a key has actions of its own for other layouts alone, though its keysym here has a meaning.
  func isLeftToOtherLayouts(_ code: KeyCode, layout: Int, keysym: Keysym) -> Bool {
    guard let layouts = layoutsWithActions[code], !layouts.contains(layout) else { return false }
    return actingKeysyms.contains(keysym.rawValue)
  }

  func contains(_ code: KeyCode) -> Bool {
    let index = Int(code.rawValue)
    return index < acts.count ? acts[index] : true
  }

  init(_ keymap: Keymap) {
    let statements = KeymapActions(Array(keymap.dump().utf8))
    let acts = Self.find(statements, keymap)
    self.acts = acts
    actingKeysyms = statements.keysyms
    layoutsWithActions = Dictionary(
      statements.layoutsWithActions.compactMap { name, layouts in keymap.key(named: name).map { ($0, layouts) } },
      uniquingKeysWith: { $0.union($1) })
    plainKey = keymap.keys.first { code in
      code <= .maximum && !acts[Int(code.rawValue)] && keymap.layoutCount(of: code) > 0
        && !keymap.hasKeysym(code) { statements.meaninglessKeysyms.contains($0) }
    }
  }

  private static func find(_ statements: KeymapActions, _ keymap: Keymap) -> [Bool] {
    var acts = [Bool](repeating: true, count: Int(KeyCode.maximum.rawValue) + 1)
    guard !statements.everyKeyMayAct else { return acts }
    var named: Set<KeyCode> = []
    for name in statements.keys {
      guard let code = keymap.key(named: name) else { return acts }
      named.insert(code)
    }
    for code in keymap.keys where code <= .maximum && !named.contains(code) {
      acts[Int(code.rawValue)] = keymap.hasKeysym(code) { statements.keysyms.contains($0) }
    }
    return acts
  }
}

extension Keymap {
  /// Whether a key has a keysym of which something holds.
  func hasKeysym(_ code: KeyCode, where condition: (UInt32) -> Bool) -> Bool {
    for layout in 0..<layoutCount(of: code) {
      for level in 0..<levelCount(of: code, layout: layout) {
        if keysyms(of: code, layout: layout, level: level).all.contains(where: { condition($0.rawValue) }) {
          return true
        }
      }
    }
    return false
  }
}
