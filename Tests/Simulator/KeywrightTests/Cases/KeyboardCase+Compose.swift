import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Dead keys and Compose sequences.
  static let compose: [KeyboardCase] = [
    KeyboardCase(
      "dead-key-twice",
      "a dead key twice is its accent alone",
      layouts: "us(intl)",
      compose: .locale("en_US.UTF-8"),
      keys: "APOSTROPHE APOSTROPHE",
      typed: "´",
      keysyms: "dead_acute dead_acute"),
    KeyboardCase(
      "compose-override",
      "a line after an include replaces the stock sequence",
      layouts: "us(intl)",
      compose: .text(
        """
        include "%L"
        <dead_acute> <c> : "ç" ccedilla

        """, name: "own"),
      keys: "APOSTROPHE C APOSTROPHE E",
      typed: "çé",
      keysyms: "dead_acute c dead_acute e"),
    KeyboardCase(
      "compose-without-include",
      "a Compose file without an include has only its own sequences",
      layouts: "us(intl)",
      compose: .text("<Multi_key> <x> <x> : \"×\"\n", name: "own"),
      keys: "APOSTROPHE E GRAVE A",
      typed: "ea",
      keysyms: "dead_acute e dead_grave a"),
    KeyboardCase(
      "compose-latin1-locale",
      "a locale without UTF-8 has a table that the library refuses",
      layouts: "us(intl)",
      compose: .locale("en_US"),
      keys: "APOSTROPHE E",
      typed: "e",
      keysyms: "dead_acute e",
      warns: .composeTableRefused),
    KeyboardCase(
      "shift-in-sequence",
      "Shift inside a sequence does not end it",
      layouts: "cz",
      compose: .locale("en_US.UTF-8"),
      keys: "EQUAL +LEFTSHIFT E -LEFTSHIFT +LEFTSHIFT EQUAL -LEFTSHIFT C",
      typed: "Éč",
      keysyms: "dead_acute Shift_L E Shift_L dead_caron c"),
    KeyboardCase(
      "dead-greek",
      "the dead key for Greek on EurKEY, once and twice",
      layouts: "eu",
      compose: .locale("en_US.UTF-8"),
      keys: "+RIGHTALT M -RIGHTALT A +RIGHTALT M M -RIGHTALT",
      typed: "αµ",
      keysyms: "ISO_Level3_Shift dead_greek a ISO_Level3_Shift dead_greek dead_greek"),
    KeyboardCase(
      "compose-dash",
      "sequences of three keys, and of two in either order",
      layouts: "us",
      options: "compose:ralt",
      compose: .locale("en_US.UTF-8"),
      keys: "RIGHTALT MINUS MINUS MINUS RIGHTALT E APOSTROPHE RIGHTALT APOSTROPHE E",
      typed: "—éé",
      keysyms: "Multi_key minus minus minus Multi_key e apostrophe Multi_key apostrophe e"),
    KeyboardCase(
      "compose-keypad",
      "a keypad slash and the other slash have sequences of their own",
      layouts: "us",
      options: "compose:ralt",
      compose: .locale("en_US.UTF-8"),
      keys: "RIGHTALT KPSLASH O RIGHTALT SLASH O",
      typed: "øø",
      keysyms: "Multi_key KP_Divide o Multi_key slash o"),
    KeyboardCase(
      "compose-prefix",
      "a later sequence that begins an earlier one wins",
      layouts: "us(intl)",
      compose: .text(
        """
        <dead_acute> <a> <b> : "2"
        <dead_acute> <a> : "1"

        """, name: "own"),
      keys: "APOSTROPHE A B",
      typed: "1b",
      fault: .composeSequenceShadowed),
    KeyboardCase(
      "compose-keysym-override",
      "an override with a keysym alone drops the old text",
      layouts: "us(intl)",
      compose: .text(
        """
        <dead_acute> <b> : "foo" b
        <dead_acute> <b> : c

        """, name: "own"),
      keys: "APOSTROPHE B",
      typed: "c",
      fault: .composeOverrideIncomplete),
    KeyboardCase(
      "compose-bom",
      "a byte order mark does not cost the first sequence",
      layouts: "us(intl)",
      compose: .text(
        """
        \u{FEFF}<dead_acute> <a> : "X"
        <dead_acute> <b> : "Y"

        """, name: "own"),
      keys: "APOSTROPHE A APOSTROPHE B",
      typed: "XY",
      warns: .composeByteOrderMark),
    KeyboardCase(
      "compose-no-newline",
      "the last line without a newline is lost",
      layouts: "us(intl)",
      compose: .text("<dead_acute> <b> : \"Y\"\n<dead_acute> <a> : \"X\"", name: "own"),
      keys: "APOSTROPHE A",
      typed: "",
      keysyms: "dead_acute a",
      warns: .composeNoFinalNewline),
    KeyboardCase(
      "ligature-key",
      "a key for a ligature types its presentation form when Compose is off",
      layouts: "ara",
      keys: "B",
      typed: "ﻻ",
      keysyms: "UFEFB"),
    KeyboardCase(
      "hangul-ends-sequence",
      "the Hangul key is no modifier and cancels a sequence",
      layouts: "kr",
      options: "compose:rctrl",
      compose: .locale("en_US.UTF-8"),
      keys: "RIGHTCTRL E HANGEUL APOSTROPHE",
      typed: "'",
      keysyms: "Multi_key e Hangul apostrophe"),
  ]
}
