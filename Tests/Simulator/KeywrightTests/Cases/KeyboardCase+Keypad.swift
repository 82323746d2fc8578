import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Num Lock and the keypad.
  static let keypad: [KeyboardCase] = [
    KeyboardCase(
      "keypad-levels",
      "Num Lock gives digits, and Shift beside it takes them back",
      layouts: "us",
      keys: "KP7 +LEFTSHIFT KP7 -LEFTSHIFT NUMLOCK KP7 +LEFTSHIFT KP7 -LEFTSHIFT",
      typed: "7",
      keysyms: "KP_Home Shift_L KP_Home Num_Lock KP_7 Shift_L KP_Home",
      leds: ["Num Lock"],
      locked: [.mod2]),
    KeyboardCase(
      "keypad-off",
      "without Num Lock the keypad moves and types nothing",
      layouts: "us",
      keys: "KP1 KP4 KPDOT KP5",
      typed: "",
      keysyms: "KP_End KP_Left KP_Delete KP_Begin"),
    KeyboardCase(
      "keypad-comma",
      "the German keypad has a comma",
      layouts: "de",
      keys: "NUMLOCK KPDOT",
      typed: ",",
      keysyms: "Num_Lock KP_Separator",
      leds: ["Num Lock"],
      locked: [.mod2]),
    KeyboardCase(
      "keypad-control",
      "Control turns a keypad digit into a control character",
      layouts: "us",
      keys: "NUMLOCK +LEFTCTRL KP7 -LEFTCTRL",
      typed: "\u{1F}",
      keysyms: "Num_Lock Control_L KP_7",
      leds: ["Num Lock"],
      locked: [.mod2]),
  ]
}
