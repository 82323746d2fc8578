import KeywrightKeyEvents
import KeywrightXKB

/// What a failure shows of a keyboard: what is pressed, latched and locked, the layout, and the LEDs that are lit.
struct KeyboardSnapshot: Hashable, CustomStringConvertible {
  var modifiers: ModifierState
  /// The layout that acts, from 0.
  var layout: Int
  var leds: [String]

  var description: String {
    func names(_ modifiers: Modifiers) -> String { "[\(modifiers.names.joined(separator: " "))]" }
    return "depressed \(names(modifiers.depressed)) latched \(names(modifiers.latched))"
      + " locked \(names(modifiers.locked)) effective \(names(modifiers.effective)) layout \(layout)"
      + " LEDs \(leds)"
  }
}

extension KeyboardSnapshot {
  init(_ state: KeyboardState) {
    self.init(modifiers: state.modifiers, layout: state.layoutIndex, leds: state.leds)
  }
}
