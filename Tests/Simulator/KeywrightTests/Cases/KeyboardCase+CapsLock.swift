import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Caps Lock: which letters it turns into capitals.
  static let capsLock: [KeyboardCase] = [
    KeyboardCase(
      "caps-azerty",
      "Caps Lock gives É on a key whose second level is a digit",
      layouts: "fr",
      keys: "CAPSLOCK 2 0 9 +LEFTSHIFT 2 -LEFTSHIFT",
      typed: "ÉÀÇ2",
      keysyms: "Caps_Lock Eacute Agrave Ccedilla Shift_L 2",
      leds: ["Caps Lock"],
      locked: [.lock]),
    KeyboardCase(
      "caps-turkish",
      "both Turkish letters i keep their dot or its absence",
      layouts: "tr",
      keys: "CAPSLOCK I APOSTROPHE CAPSLOCK I APOSTROPHE +LEFTSHIFT I APOSTROPHE -LEFTSHIFT",
      typed: "IİıiIİ",
      keysyms: "Caps_Lock I Iabovedot Caps_Lock idotless i Shift_L I Iabovedot"),
    KeyboardCase(
      "caps-micro",
      "Caps Lock with the micro sign is a Greek capital",
      layouts: "de",
      keys: "CAPSLOCK +RIGHTALT M -RIGHTALT",
      typed: "Μ",
      leds: ["Caps Lock"],
      locked: [.lock],
      fault: .capsGivesNothing),
    KeyboardCase(
      "caps-level3",
      "Caps Lock turns the letter on level 3 into a capital",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          include "level3(ralt_switch)"
          key <AC01> { [ e, E, lstroke, cent ] };
          """)
      ],
      keys: "CAPSLOCK +RIGHTALT A -RIGHTALT",
      typed: "Ł",
      keysyms: "Caps_Lock ISO_Level3_Shift Lstroke",
      leds: ["Caps Lock"],
      locked: [.lock]),
    KeyboardCase(
      "caps-four-levels",
      "a type without a level for Caps Lock still gets capitals",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          include "level3(ralt_switch)"
          key.type[Group1]="FOUR_LEVEL";
          key <AC01> { [ a, A ] };
          """)
      ],
      keys: "CAPSLOCK A CAPSLOCK +RIGHTALT A -RIGHTALT",
      typed: "A",
      keysyms: "Caps_Lock A Caps_Lock ISO_Level3_Shift NoSymbol"),
    KeyboardCase(
      "caps-trailing-nosymbol",
      "a NoSymbol at the end adds no level",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          include "level3(ralt_switch)"
          key <AC01> { [ a, A, NoSymbol ] };
          """)
      ],
      keys: "+RIGHTALT A -RIGHTALT",
      typed: "a",
      fault: .trailingNoSymbol),
    KeyboardCase(
      "caps-czech",
      "Caps Lock capitalises the Czech digit row, Shift gives the digit",
      layouts: "cz",
      keys: "CAPSLOCK 2 3 +LEFTSHIFT 2 -LEFTSHIFT",
      typed: "ĚŠ2",
      keysyms: "Caps_Lock Ecaron Scaron Shift_L 2",
      leds: ["Caps Lock"],
      locked: [.lock]),
    KeyboardCase(
      "caps-and-shift",
      "Caps Lock and Shift cancel for letters, not for digits",
      layouts: "us",
      keys: "CAPSLOCK +LEFTSHIFT A 1 -LEFTSHIFT",
      typed: "a!",
      keysyms: "Caps_Lock Shift_L a exclam",
      leds: ["Caps Lock"],
      locked: [.lock]),
  ]
}
