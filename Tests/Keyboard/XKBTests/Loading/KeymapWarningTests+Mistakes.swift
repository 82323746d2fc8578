import KeywrightXKB

extension KeymapWarningTests {
  /// What the library reads and then does not do, mostly without a word.
  static let mistakes: [Row] = [
    Row(
      name: "a third level without a key for it",
      files: [
        "symbols/held": held("key <AD01> { type=\"FOUR_LEVEL\", [ q, Q, x, X ] };\nkey <AD02> { [ w, W, y, Y ] };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:5:7: warning: what <AD01> has on levels 3, 4 (and those of 1 more key) cannot be \
        typed: no key gives LevelThree [KW-K032]
          hint: add `include "level3(ralt_switch)"` to the section, which makes the right Alt key AltGr
        """
      ]),
    Row(
      name: "a fifth level without a key for it",
      files: [
        "symbols/held": held(
          "include \"level3(ralt_switch)\"\n  key <AD01> { type=\"EIGHT_LEVEL\", [ q, Q, x, X, eacute, Eacute, z, Z ] };"
        )
      ],
      messages: [
        """
        keywright: DIR/symbols/held:6:7: warning: what <AD01> has on levels 5, 6, 7, 8 cannot be typed: no key gives \
        LevelFive [KW-K032]
          hint: add a key for it, such as `include "level5(lsgt_switch)"` to the section
        """
      ]),
    Row(
      name: "a type of one's own that needs what no key gives",
      files: [
        "symbols/held": held("key <AD01> { type=\"HELD\", [ q, x ] };"),
        "types/held": "default xkb_types \"x\" { type \"HELD\" { modifiers = Mod3; map[Mod3] = 2; }; };\n",
        "rules/held":
          "! model = keycodes types compat\n  * = evdev complete+held complete\n! layout = symbols\n  * = pc+%l\n",
      ], rules: "held",
      messages: [
        """
        keywright: DIR/symbols/held:5:7: warning: what <AD01> has on level 2 cannot be typed: no key gives Mod3 [KW-K032]
          hint: add a key that gives Mod3 and its `modifier_map`, or leave the symbols out
        """
      ]),
    Row(
      name: "levels with a key for them",
      files: ["symbols/held": held("include \"level3(ralt_switch)\"\nkey <AD01> { [ q, Q, x, X ] };")], messages: []),
    Row(
      name: "levels that give what others give",
      files: ["symbols/held": held("key <AD01> { type=\"FOUR_LEVEL\", [ q, Q, q, Q ] };")], messages: []),
    Row(
      name: "a key given twice",
      files: [
        "symbols/held": held(
          "key <AD01> { [ x, X ] };\nkey <AD02> { [ y ] };\nkey <AD01> { [ z, X ] };\noverride key <AD02> { [ e ] };\n"
            + "key <AD01> { [ NoSymbol, X ] };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:7:1: warning: <AD01> is given a second time in this section, and takes away what line \
        5 says of it [KW-K031]
          hint: write it once, or put `override` before it if that is meant
        """
      ]),
    Row(
      name: "a key given twice by two names",
      files: ["symbols/held": held("key <MENU> { [ x ] };\nkey <COMP> { [ y ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:6:1: warning: <COMP> is given a second time in this section, and takes away what line \
        5 says of it [KW-K031]
          hint: write it once, or put `override` before it if that is meant
        """
      ]),
    Row(
      name: "a type that does not look at a modifier",
      files: [
        "types/complete": """
        default xkb_types "x" {
          include "basic+mousekeys+pc+iso9995+level5+extra+numpad"
          type "HELD" {
            modifiers = Shift;
            map[Shift+Control] = 2;
            preserve[None] = None;
          };
        };

        """
      ], layout: "us",
      messages: [
        """
        keywright: DIR/types/complete:5:15: warning: the type "HELD" does not look at Control, so this entry counts as if \
        Control were not in it [KW-K033]
          hint: add it to the type: `modifiers = …+Control;`
        """
      ]),
    Row(
      name: "a type with an entry twice, and one that never applies",
      files: [
        "types/complete": """
        default xkb_types "x" {
          include "basic+mousekeys+pc+iso9995+level5+extra+numpad"
          virtual_modifiers Foo;
          type "HELD" {
            modifiers = Shift+Foo;
            map[Shift] = 2;
            map[Foo] = 3;
            map[Shift] = 3;
          };
        };

        """, "symbols/held": held("key <AD01> { type=\"HELD\", [ q, Q ] };"),
      ],
      messages: [
        """
        keywright: DIR/types/complete:8:9: warning: the type "HELD" gives these modifiers level 2 as well; only one of the \
        two entries counts [KW-K031]
          hint: leave one of them out
        """,
        """
        keywright: DIR/types/complete:7:9: warning: no key gives Foo, so what the type "HELD" has for it never applies \
        [KW-K033]
          hint: add a key that gives Foo, with a `modifier_map` for it
        """,
        """
        keywright: DIR/symbols/held:5:7: warning: what <AD01> has on level 2 cannot be typed: its type chooses another \
        level [KW-K032]
          hint: take another type, or leave the symbols out
        """,
        """
        keywright: DIR/types/complete:3:21: warning: no key gives the virtual modifier Foo, so what depends on it never \
        happens [KW-K009]
          hint: add a `modifier_map` for a key that has it, or include a file that does
        """,
      ]),
    Row(
      name: "a key in two modifier maps",
      files: ["symbols/held": held("modifier_map Mod4 { <AD01> };\nmodifier_map Mod3 { <AD02>, <AD01> };")],
      messages: [
        """
        keywright: DIR/symbols/held:6:29: warning: <AD01> is in the modifier map of Mod4 as well, on line 5; only one of \
        them counts [KW-K031]
          hint: leave one of them out
        """
      ]),
    Row(
      name: "actions and fields that do nothing",
      files: [
        "symbols/held": held(
          "key <AD01> { [ q ], actions=[ RedirectKey(keycode=<AC01>) ] };\nkey <AD02> { overlay1=<AC01>, [ w ] };\n"
            + "key <AD03> { [ e ], actions=[ ISOLock() ], locks=true };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:6:14: warning: the field overlay1 of a key is read and does nothing [KW-K034]
          hint: take it out: it means something to an X server only
        """,
        """
        keywright: DIR/symbols/held:7:44: warning: the field locks of a key is read and does nothing [KW-K034]
          hint: take it out: it means something to an X server only
        """,
        """
        keywright: DIR/symbols/held:5:33: warning: the action RedirectKey is read and does nothing [KW-K034]
          hint: give the key another action, or none
        """,
        """
        keywright: DIR/symbols/held:7:31: warning: the action ISOLock is read and does nothing [KW-K034]
          hint: give the key another action, or none
        """,
      ]),
    Row(
      name: "misspelt names",
      files: ["symbols/held": held("key <AD0I> { [ q ] };\nkey <AD02> { type=\"FOUR_LEVLE\", [ Eactue ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:6:35: warning: there is no keysym “Eactue”; what the key had on this level stays \
        [KW-K006]
          hint: did you mean Eacute?
        """,
        """
        keywright: DIR/symbols/held:5:7: warning: the keycodes have no key <AD0I>, so what is written of it is ignored \
        [KW-K034]
          hint: did you mean <AD01>?
        """,
        """
        keywright: DIR/symbols/held:6:19: warning: there is no type "FOUR_LEVLE", so the key gets the usual one [KW-K034]
          hint: did you mean FOUR_LEVEL?
        """,
      ]),
    Row(
      name: "an option about a key that only the geometry has", layout: "us", options: ["ctrl:ac_ctrl"],
      messages: [
        """
        keywright: warning: the option “ctrl:ac_ctrl” does nothing: it is about <AC00>, and no keycodes name that key \
        [KW-K037]
          hint: leave it out
        """
      ]),
    Row(
      name: "an option of rules for another layout",
      files: [
        "rules/evdev": "! layout option = symbols\n  de my:opt = +held(x)\n\n! include %S/evdev\n",
        "symbols/held": "xkb_symbols \"x\" { key <AC01> { [ q ] }; };\n",
      ], layout: "us", options: ["my:opt"],
      messages: [
        """
        keywright: warning: the option “my:opt” does nothing: no rule has it for this model and these layouts [KW-K037]
          hint: look in the rules “evdev” for what it needs
        """
      ]),
    Row(
      name: "a file that hides the system's without a default section",
      files: ["symbols/us": "xkb_symbols \"held\" { key <AC01> { [ q ] }; };\n"], layout: "us",
      messages: [
        XKBLibrary.running.lowestMinorVersion >= 9
          ? """
          keywright: DIR/symbols/us: warning: no section here is marked as the default, so the system's “us” is used \
          instead [KW-K038]
            hint: write `default` before the section that is meant, or name it: us(held)
          """
          : """
          keywright: DIR/symbols/us: warning: no section here is marked as the default, so “held” takes the place of the \
          system's “us” [KW-K038]
            hint: write `default` before the section that is meant, or name it: us(held)
          """
      ]),
    Row(
      name: "a variant beside the system's",
      files: ["symbols/us": "xkb_symbols \"held\" { include \"fr\" };\n"], layout: "us(held)", messages: []),
    Row(
      name: "keysyms of newer data in the place of the system's file",
      files: [
        "symbols/inet":
          "xkb_symbols \"evdev\" { key <FK20> { [ XF86Nosuch1 ] }; key <FK21> { [ XF86Nosuch2 ] }; };\n"
      ], layout: "us",
      messages: [
        """
        keywright: DIR/symbols/inet:1:38: warning: there is no keysym “XF86Nosuch1”, and 1 more in this file; what the \
        keys had on these levels stays [KW-K006]
          hint: libxkbcommon VERSION lacks them: take XKB data that is as old, or a newer library
        """
      ]),
  ]
}
