import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Several layouts, and the keys that lead from one to another.
  static let layoutSwitches: [KeyboardCase] = [
    KeyboardCase(
      "alts-toggle",
      "both Alts switch the layout, and AltGr alone still gives its level",
      layouts: "latam,us",
      options: "grp:alts_toggle",
      keys: "+RIGHTALT Q -RIGHTALT +LEFTALT RIGHTALT -LEFTALT Q",
      typed: "@q",
      keysyms: "ISO_Level3_Shift at Alt_L ISO_Next_Group q",
      layout: 1,
      leds: ["Group 2"]),
    KeyboardCase(
      "neo-keeps-space",
      "Neo as the first layout hides the switch on the space bar after its own levels",
      layouts: "de(neo),us",
      options: "grp:win_space_toggle",
      keys: "+LEFTMETA SPACE -LEFTMETA A",
      typed: " u",
      keysyms: "Super_L space u"),
    KeyboardCase(
      "altgr-in-second-layout",
      "AltGr works in the second layout although it is Alt in the first",
      layouts: "us,de",
      options: "grp:win_space_toggle",
      keys: "+LEFTMETA SPACE -LEFTMETA +RIGHTALT E Q -RIGHTALT E",
      typed: "€@e",
      keysyms: "Super_L ISO_Next_Group ISO_Level3_Shift EuroSign at e",
      layout: 1,
      leds: ["Group 2"]),
    KeyboardCase(
      "variant-without-comma",
      "one variant beside two layouts counts for neither",
      layouts: "us,us",
      variants: "dvorak-intl",
      keys: "Q",
      typed: "q",
      keysyms: "q",
      warns: .variantCountDiffers),
    KeyboardCase(
      "switch-stays",
      "a switched layout stays switched after the last key",
      layouts: "us,ru",
      options: "grp:caps_toggle",
      keys: "CAPSLOCK A",
      typed: "ф",
      keysyms: "ISO_Next_Group Cyrillic_ef",
      layout: 1,
      leds: ["Group 2"]),
    KeyboardCase(
      "capital-in-its-layout",
      "a capital letter sits on another key in each layout",
      layouts: "cz,cz(rus)",
      options: "grp:caps_toggle",
      keys: "+LEFTSHIFT Z -LEFTSHIFT CAPSLOCK +LEFTSHIFT Z -LEFTSHIFT",
      typed: "YЗ",
      keysyms: "Shift_L Y ISO_Next_Group Shift_L Cyrillic_ZE",
      layout: 1,
      leds: ["Group 2"]),
    KeyboardCase(
      "unknown-second-layout",
      "a layout that does not exist spoils the keymap",
      layouts: "us,zz",
      keys: "A",
      error: .unknownLayout),
  ]
}
