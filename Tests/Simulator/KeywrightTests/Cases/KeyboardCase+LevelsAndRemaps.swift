import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Levels by AltGr, and options that exchange keys.
  static let levelsAndRemaps: [KeyboardCase] = [
    KeyboardCase(
      "hungarian-zero",
      "the Hungarian 0 and í sit on the outer keys",
      layouts: "hu",
      keys: "GRAVE 0 102ND +RIGHTALT 102ND -RIGHTALT",
      typed: "0öí<",
      keysyms: "0 odiaeresis iacute ISO_Level3_Shift less"),
    KeyboardCase(
      "altgr-types",
      "AltGr is used up by the level, so the key types",
      layouts: "de",
      keys: "+RIGHTALT Q -RIGHTALT",
      typed: "@",
      keysyms: "ISO_Level3_Shift at"),
    KeyboardCase(
      "caps-is-control",
      "an action counts, not the keysym beside it",
      layouts: "us",
      options: "caps:ctrl_modifier",
      keys: "+CAPSLOCK C -CAPSLOCK A",
      typed: "\u{3}a",
      keysyms: "Caps_Lock c a"),
    KeyboardCase(
      "control-with-modifier-map",
      "Control on Caps Lock works with a modifier map",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          replace key <CAPS> { [ Control_L ] };
          modifier_map Control { <CAPS> };
          """)
      ],
      keys: "+CAPSLOCK A -CAPSLOCK A",
      typed: "\u{1}a",
      keysyms: "Control_L a a"),
    KeyboardCase(
      "caps-is-escape",
      "caps:escape leaves Escape where it is",
      layouts: "us",
      options: "caps:escape",
      keys: "CAPSLOCK ESC A",
      typed: "\u{1B}\u{1B}a",
      keysyms: "Escape Escape a"),
    KeyboardCase(
      "workman-caps",
      "Caps Lock on Workman is BackSpace, with Shift Escape",
      layouts: "us(workman)",
      keys: "CAPSLOCK +LEFTSHIFT CAPSLOCK -LEFTSHIFT",
      typed: "\u{8}\u{1B}",
      keysyms: "BackSpace Shift_L Escape"),
    KeyboardCase(
      "unknown-option",
      "an unknown option is ignored and the others count",
      layouts: "us",
      options: "nosuch:thing,caps:escape",
      keys: "CAPSLOCK A",
      typed: "\u{1B}a",
      keysyms: "Escape a",
      warns: .unknownOption),
    KeyboardCase(
      "control-digits",
      "Control turns some digits into control characters",
      layouts: "us",
      keys: "+LEFTCTRL 1 2 3 4 5 6 7 8 9 0 -LEFTCTRL",
      typed: "1\u{0}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}\u{7F}90",
      keysyms: "Control_L 1 2 3 4 5 6 7 8 9 0"),
    KeyboardCase(
      "control-signs",
      "Control turns some signs into control characters",
      layouts: "us",
      keys:
        "+LEFTCTRL +LEFTSHIFT 2 6 MINUS SLASH -LEFTSHIFT LEFTBRACE BACKSLASH RIGHTBRACE SLASH GRAVE MINUS EQUAL -LEFTCTRL",
      typed: "\u{0}\u{1E}\u{1F}?\u{1B}\u{1C}\u{1D}\u{1F}\u{0}-=",
      keysyms:
        "Control_L Shift_L at asciicircum underscore question bracketleft backslash bracketright slash grave minus equal"
    ),
    KeyboardCase(
      "control-shift-letter",
      "Control with Shift gives the control character of the capital",
      layouts: "us",
      keys: "+LEFTCTRL +LEFTSHIFT O -LEFTSHIFT -LEFTCTRL",
      typed: "\u{F}",
      keysyms: "Control_L Shift_L O"),
    KeyboardCase(
      "korean-106",
      "the Korean layout without a variant keeps Alt and Control",
      layouts: "kr",
      keys: "RIGHTALT RIGHTCTRL HANGEUL",
      typed: "",
      keysyms: "Alt_R Control_R Hangul"),
    KeyboardCase(
      "korean-options",
      "options put the Korean keys on a US layout",
      layouts: "us",
      options: "korean:ralt_hangul,korean:rctrl_hanja",
      keys: "RIGHTALT RIGHTCTRL A",
      typed: "a",
      keysyms: "Hangul Hangul_Hanja a"),
    KeyboardCase(
      "korean-level3",
      "an option for AltGr takes the Hangul key away",
      layouts: "kr(kr104)",
      options: "lv3:ralt_switch",
      keys: "RIGHTALT A",
      typed: "a",
      keysyms: "ISO_Level3_Shift a"),
    KeyboardCase(
      "korean-second",
      "the Hangul key is there in the Korean layout only",
      layouts: "us,kr(kr104)",
      options: "grp:win_space_toggle",
      keys: "RIGHTALT +LEFTMETA SPACE -LEFTMETA RIGHTALT",
      typed: "",
      keysyms: "Alt_R Super_L ISO_Next_Group Hangul",
      layout: 1,
      leds: ["Group 2"]),
  ]
}
