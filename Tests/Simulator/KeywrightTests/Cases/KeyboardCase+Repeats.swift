import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Kernel repeats of held keys.
  static let repeats: [KeyboardCase] = [
    KeyboardCase(
      "repeat-rollover",
      "the key pressed last goes on repeating when another one comes up",
      layouts: "us",
      keys: "+A *A +B *B -A *B -B",
      typed: "aabbb",
      keysyms: "a a b b b"),
    KeyboardCase(
      "repeat-of-a-dead-key",
      "a held dead key goes on with its sequence, as in every real program",
      layouts: "us(intl)",
      compose: .locale("en_US.UTF-8"),
      keys: "+APOSTROPHE *APOSTROPHE *APOSTROPHE *APOSTROPHE -APOSTROPHE",
      typed: "´´",
      keysyms: "dead_acute dead_acute dead_acute dead_acute"),
    KeyboardCase(
      "repeat-of-shift",
      "a repeat of Shift is no press, so one release ends it",
      layouts: "us",
      keys: "+LEFTSHIFT *LEFTSHIFT *LEFTSHIFT -LEFTSHIFT A",
      typed: "a",
      keysyms: "Shift_L a"),
    KeyboardCase(
      "repeat-follows-shift",
      "a repeat types with the modifiers of its own moment",
      layouts: "us",
      keys: "+A *A +LEFTSHIFT *A -LEFTSHIFT *A -A",
      typed: "aaAa",
      keysyms: "a a Shift_L A a"),
  ]
}
