import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Symbols files as people write them.
  static let symbolsFiles: [KeyboardCase] = [
    KeyboardCase(
      "crlf",
      "carriage returns at line ends are white space",
      layouts: "own",
      files: [
        "symbols/own":
          "default partial alphanumeric_keys\r\nxkb_symbols \"basic\" {\r\n  include \"us(basic)\"\r\n  name[Group1]=\"Own\";\r\n  key <AC01> { [ q, Q ] };\r\n};\r\n"
      ],
      keys: "A",
      typed: "q",
      keysyms: "q"),
    KeyboardCase(
      "u-plus",
      "U+20AC is not a keysym",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ U+20AC, Q ] };
          """)
      ],
      keys: "A",
      error: .keymapSyntax),
    KeyboardCase(
      "hex-without-offset",
      "a bare number is a keysym, which may have no text",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ 0x00002260, 0x01002260 ] };
          """)
      ],
      keys: "A +LEFTSHIFT A -LEFTSHIFT",
      typed: "≠",
      keysyms: "0x00002260 Shift_L U2260"),
    KeyboardCase(
      "hex-euro",
      "three spellings of the euro sign",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ 0x20ac, U20AC ] };
          key <AC02> { [ 0x10020ac, EuroSign ] };
          """)
      ],
      keys: "A +LEFTSHIFT A -LEFTSHIFT S",
      typed: "€€€",
      keysyms: "EuroSign Shift_L U20AC U20AC"),
    KeyboardCase(
      "unknown-keysym",
      "an unknown keysym lets the included one show",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ nosuchsym, Q ] };
          """)
      ],
      keys: "A +LEFTSHIFT A -LEFTSHIFT",
      typed: "aQ",
      keysyms: "a Shift_L Q",
      warns: .unknownKeysymName),
    KeyboardCase(
      "block-comment",
      "XKB has no block comments",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          /* no */ key <AC01> { [ q, Q ] };
          """)
      ],
      keys: "A",
      error: .keymapSyntax),
    KeyboardCase(
      "garbage-after-section",
      "what stands after the section is not read",
      layouts: "own",
      files: [
        "symbols/own": """
        default partial alphanumeric_keys
        xkb_symbols "basic" {
          include "us(basic)"
          name[Group1]="Own";
          key <AC01> { [ q, Q ] };
        };

        ======
        """
      ],
      keys: "A",
      typed: "q",
      keysyms: "q",
      warns: .garbageAfterSection),
    KeyboardCase(
      "unknown-action",
      "an unknown action is left out",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <CAPS> { [ Hyper_L ], actions[Group1]=[ SetMod(modifiers=Mod3) ] };
          """)
      ],
      keys: "+CAPSLOCK A -CAPSLOCK",
      typed: "a",
      keysyms: "Hyper_L a",
      warns: .actionIgnored),
    KeyboardCase(
      "private-rules",
      "a private option beside the stock ones",
      layouts: "us",
      options: "caps:escape,my:opt",
      files: [
        "rules/evdev": """
        ! option = symbols
          my:opt = +own(x)

        ! include %S/evdev

        """,
        "symbols/own": "xkb_symbols \"x\" { key <AC01> { [ q ] }; };\n",
      ],
      keys: "CAPSLOCK A",
      typed: "\u{1B}q",
      keysyms: "Escape q"),
    KeyboardCase(
      "merge-modes",
      "augment, replace and override",
      layouts: "own",
      files: [
        "symbols/own": """
        default xkb_symbols "basic" {
          include "us(basic)"
          name[Group1]="X";
          augment key <AC01> { [ q, Q, w, W ] };
          replace key <AC02> { [ x ] };
          override key <AC03> { [ NoSymbol, Y ] };
        };
        """
      ],
      keys: "A S +LEFTSHIFT A S D -LEFTSHIFT D",
      typed: "axAxYd",
      keysyms: "a x Shift_L A x Y d",
      warns: .levelNotReached),
    KeyboardCase(
      "no-default-section",
      "without a default section the first one counts",
      layouts: "own",
      files: [
        "symbols/own": """
        hidden partial alphanumeric_keys
        xkb_symbols "first" { include "us(basic)" name[Group1]="First"; key <AC01> { [ q, Q ] }; };
        partial xkb_symbols "second" { include "us(basic)" key <AC01> { [ w, W ] }; };
        """
      ],
      keys: "A",
      typed: "q",
      keysyms: "q"),
    KeyboardCase(
      "two-keysyms",
      "a key with two keysyms types both, in capitals too",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ { U010D, U032D }, { U010C, U032D } ] };
          """)
      ],
      keys: "A +LEFTSHIFT A -LEFTSHIFT CAPSLOCK A",
      typed: "č\u{32D}Č\u{32D}Č\u{32D}",
      keysyms: "U010D+U032D Shift_L U010C+U032D Caps_Lock U010C+U032D",
      leds: ["Caps Lock"],
      locked: [.lock]),
    KeyboardCase(
      "lower-case-u",
      "u20ac is not a keysym",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          key <AC01> { [ U20ac, u20ac ] };
          """)
      ],
      keys: "A +LEFTSHIFT A -LEFTSHIFT",
      typed: "€A",
      keysyms: "U20AC Shift_L A",
      warns: .unknownKeysymName),
  ]
}
