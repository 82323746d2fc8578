import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Small files in shapes that trip readers.
  static let oddFiles: [KeyboardCase] = [
    own("one-key", "one key changes and the rest stays", plain, keys: "A LEFTSHIFT+A S", typed: "jJs"),
    own(
      "symbols-bom", "a byte order mark before symbols is passed over", "\u{FEFF}" + plain, keys: "A", typed: "j",
      warns: .byteOrderMark),
    own(
      "symbols-no-newline", "symbols need no newline at their end", String(plain.dropLast(1)), keys: "A", typed: "j"),
    latin1Name,
    own(
      "type-default", "a default type counts for the keys after it",
      symbols(
        """
        include "level3(ralt_switch)"
        key.type[Group1]="FOUR_LEVEL";
        key <AC01> { [ o, O, oe, OE ] };
        key.type[Group1]="ONE_LEVEL";
        key <AC02> { [ t ] };
        """), keys: "RIGHTALT+A LEFTSHIFT+S CAPSLOCK A", typed: "œtO", leds: ["Caps Lock"], locked: .lock),
    own(
      "no-modifier-map", "a key that becomes Control without a modifier map is no modifier",
      symbols("replace key <CAPS> { [ Control_L ] };"), keys: "CAPSLOCK+A", typed: "a", warns: .keyWithoutModifierMap),
    own(
      "u-plus-in-file", "U+ before a number is a syntax error", symbols("key <AC01> { [ U+00A7, A ] };"), keys: "A",
      error: .keymapSyntax),
    own(
      "level5-latch", "a latch of level 5 acts on one key",
      symbols(
        """
        include "level5(modifier_mapping)"
        key <AC10> { type[Group1]="ONE_LEVEL", [ ISO_Level5_Latch ] };
        key <AC01> { type[Group1]="EIGHT_LEVEL", [ u, U, NoSymbol, NoSymbol, ugrave, Ugrave ] };
        """), keys: "SEMICOLON A A", typed: "ùu"),
    own(
      "hidden-first", "the first section counts although it is hidden",
      """
      hidden partial alphanumeric_keys
      xkb_symbols "one" { include "us(basic)" name[Group1]="One"; key <AC01> { [ j, J ] }; };
      partial alphanumeric_keys
      xkb_symbols "two" { include "us(basic)" name[Group1]="Two"; key <AC01> { [ v, V ] }; };

      """, keys: "A", typed: "j"),
    KeyboardCase(
      "self-include", "a private file that includes itself is refused", layouts: "us",
      files: [
        "symbols/us": "default xkb_symbols \"basic\" {\n  include \"us(basic)\"\n  key <AC01> { [ j, J ] };\n};\n"
      ],
      keys: "A", error: .includeCycle),
    own(
      "type-by-nosymbol", "symbols that are all NoSymbol change only the type of the key",
      """
      default xkb_symbols "basic" {
        include "fr"
        name[Group1]="Own";
        key.type[Group1]="FOUR_LEVEL_ALPHABETIC";
        key <AE02> { [ NoSymbol, NoSymbol, NoSymbol, NoSymbol ] };
      };

      """, keys: "CAPSLOCK 2 CAPSLOCK 2", typed: "2é"),
    KeyboardCase(
      "geometry", "a geometry is read over",
      keymap: .text(
        """
        xkb_keymap {
          xkb_keycodes { include "evdev" };
          xkb_types { include "complete" };
          xkb_compat { include "complete" };
          xkb_symbols { include "pc+us+inet(evdev)" };
          xkb_geometry "board" { width= 451.25; height= 190; };
        };

        """), keys: "A", typed: "a"),
    KeyboardCase(
      "compose-spelling", "tabs, no spaces, comments and escapes in a Compose file", layouts: "us(intl)",
      compose: .text(
        "\t<dead_acute>\t<a>\t:\t\"P\"\taacute\t# tabs\n<dead_acute><b>:\"Q\"#tight\n   # alone\n"
          + "<dead_acute> <c> : \"\\\"\\\\\\103\\x44\" # escapes\n", name: "own"),
      keys: "APOSTROPHE A APOSTROPHE B APOSTROPHE C", typed: "PQ\"\\CD"),
    KeyboardCase(
      "private-rules-alone", "private rules without the stock ones hide them", layouts: "us", options: "my:opt",
      files: ["rules/evdev": "! option = symbols\n  my:opt = +own(x)\n"], keys: "A", error: .privateRulesHideStock),
  ]

  private static let plain = symbols("key <AC01> { [ j, J ] };")

  private static let latin1Name: KeyboardCase = {
    var name = own("latin1-name", "a name that is not UTF-8 spoils no keys", plain, keys: "A", typed: "j")
    name.files["symbols/own"] = plain.replacing("Own", with: "Ow~n").utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
    name.warns = .nameNotUTF8
    return name
  }()

  private static func own(
    _ name: String, _ title: String, _ file: String, keys: String, typed: String? = nil, leds: [String] = [],
    locked: Modifiers = [], warns: DiagnosticCode? = nil, error: DiagnosticCode? = nil
  ) -> KeyboardCase {
    KeyboardCase(
      name, title, layouts: "own", files: ["symbols/own": file], keys: keys, typed: typed, leds: leds, locked: locked,
      warns: warns, error: error)
  }
}
