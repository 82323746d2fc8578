import KeywrightKeyEvents
import KeywrightXKB

/// Plays kbvm's input on a keymap, and tells what happens as kbvm does.
final class KbvmPlayer {
  private let state: KeyboardState
  private var repeating: (code: KeyCode, name: String)?

  init(_ state: KeyboardState) { self.state = state }

  /// Does what a line says; answers what happened.
  func play(_ command: KbvmCommand) -> [KbvmEvent] {
    switch (command.action, command.key) {
    case (.press, let key?): return [press(key)]
    case (.release, let key?): return [release(key)]
    case (.tap, let key?): return [press(key), release(key)]
    case (.repeat, _):
      guard let repeating else { return [] }
      return [event("key_repeat", repeating)]
    case (_, nil): return []
    }
  }

  private func press(_ key: (code: KeyCode, name: String)) -> KbvmEvent {
    // Read before the update: a latch acts on exactly the next key.
    var event = event("key_down", key)
    if state.keymap.repeats(key.code) { repeating = key }
    event.state = changes { state.update(key.code, .press) }
    return event
  }

  private func release(_ key: (code: KeyCode, name: String)) -> KbvmEvent {
    var event = KbvmEvent("key_up(\(key.name))")
    if repeating?.code == key.code { repeating = nil }
    event.state = changes { state.update(key.code, .release) }
    return event
  }

  private func event(_ verb: String, _ key: (code: KeyCode, name: String)) -> KbvmEvent {
    var event = KbvmEvent("\(verb)(\(key.name))")
    let decoded = DecodedKey(key.code, in: state)
    event.symbols =
      switch decoded.keysyms {
      case .none: []
      case .one(let keysym): [.init(keysym: keysym, character: decoded.text)]
      case .several(let keysyms): keysyms.map { .init(keysym: $0, character: $0.text) }
      }
    return event
  }

  private func changes(_ update: () -> Void) -> [String: Int?] {
    let before = KbvmEvent.stateValues(state)
    update()
    var changes: [String: Int?] = [:]
    for (name, (old, new)) in zip(KbvmEvent.stateNames, zip(before, KbvmEvent.stateValues(state))) where old != new {
      changes[name] = new
    }
    return changes
  }
}
