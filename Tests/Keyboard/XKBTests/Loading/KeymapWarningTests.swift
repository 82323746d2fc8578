import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// What a user reads beside a keymap that compiles, whole.
@Suite struct KeymapWarningTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String] = [:]
    var layout = "held"
    var model = ""
    var options: [String] = []
    var rules = ""
    var messages: [String]
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "nothing to say", files: ["symbols/held": held("key <AC01> { [ q, Q ] };")], messages: []),
    Row(
      name: "a byte order mark", files: ["symbols/held": "\u{FEFF}" + held("key <AC01> { [ q, Q ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:1:1: warning: the file starts with a byte order mark, which is skipped; \
        libxkbcommon refuses it [KW-K011]
          hint: save the file as UTF-8 without a byte order mark
        """
      ]),
    Row(
      name: "a mark in rules",
      files: [
        "rules/evdev": "\u{FEFF}! option = symbols\n  my:opt = +held(x)\n\n! include %S/evdev\n", "symbols/held": "",
      ],
      layout: "us",
      messages: [
        """
        keywright: DIR/rules/evdev:1:1: warning: the file starts with a byte order mark, which is skipped; \
        libxkbcommon refuses it [KW-K011]
          hint: save the file as UTF-8 without a byte order mark
        """
      ]),
    Row(
      name: "an unknown keysym", files: ["symbols/held": held("key <AC01> { [ nosuchsym, Q ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:18: warning: there is no keysym “nosuchsym”; what the key had on this level stays \
        [KW-K006]
          hint: the names are those of keysymdef.h without XK_, or U and the code point: U20AC
        """
      ]),
    Row(
      name: "a keysym in the wrong case, after a wide character",
      files: ["symbols/held": held("name[Group1]=\"é\"; key <AC01> { [ u20ac, Q ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:36: warning: there is no keysym “u20ac”; what the key had on this level stays [KW-K006]
          hint: did you mean U20AC? Upper and lower case count
        """
      ]),
    Row(
      name: "a modifier keysym without modifier map",
      files: ["symbols/held": held("replace key <CAPS> { [ Control_L ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:15: warning: <CAPS> gives Control_L but is not a modifier: pressing it changes nothing \
        [KW-K022]
          hint: add `modifier_map Control { <CAPS> };` to the section
        """
      ]),
    Row(
      name: "a modifier keysym with an action of its own",
      files: [
        "symbols/held": held(
          "replace key <CAPS> { [ Control_L ], actions[Group1]=[ NoAction() ] };\n"
            + "replace key <RCTL> { [ Control_R ], [ NoAction() ] };")
      ],
      messages: []),
    Row(
      name: "sections that take no part",
      files: [
        "symbols/held": held("key <AC01> { [ q, Q ] };") + """
          xkb_symbols "other" {
            virtual_modifiers Foo;
            replace key <CAPS> { [ Control_L ] };
            key <AC02> { [ nosuchsym, Q ] };
            key <AC03> { [ ISO_Group_Latch ], actions=[ LatchGroup(group=+1) ] };
            key <AC01> { [ a, A, NoSymbol ] };
          };
          xkb_symbols "default is above" { key <NOPE> { [ q ] }; };

          """
      ], messages: []),
    Row(
      name: "a section that another one includes",
      files: [
        "symbols/held": """
        xkb_symbols "part" {
          key <AC02> { [ nosuchsym, Q ] };
          key <NOPE> { [ q ] };
        };

        """ + held("include \"held(part)\"")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:2:18: warning: there is no keysym “nosuchsym”; what the key had on this level stays \
        [KW-K006]
          hint: the names are those of keysymdef.h without XK_, or U and the code point: U20AC
        """,
        """
        keywright: DIR/symbols/held:3:7: warning: the keycodes have no key <NOPE>, so what is written of it is ignored [KW-K034]
          hint: did you mean <HOME>?
        """,
      ]),
    Row(
      name: "the place of a mistake is in the section that takes part",
      files: [
        "symbols/held": "xkb_symbols \"other\" { key <NOPE> { [ q ] }; };\n" + held("key <NOPE> { [ q ] };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:6:7: warning: the keycodes have no key <NOPE>, so what is written of it is ignored [KW-K034]
          hint: did you mean <HOME>?
        """
      ]),
    Row(
      name: "symbols that the type of the same statement cuts off",
      files: ["symbols/held": held("key <AC01> { type=\"ONE_LEVEL\", [ q, Q, x ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:7: warning: Type "ONE_LEVEL" has 1 levels, but <AC01> has 3 levels; Ignoring extra \
        symbols [KW-K005]
          hint: libxkbcommon goes on without it
        """
      ]),
    Row(
      name: "symbols that a type set for many keys cuts off",
      files: [
        "symbols/held": held("key.type[Group1] = \"TWO_LEVEL\"; key <AC01> { symbols[Group1]=[ q, {Q, Q}, x ] };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:5:39: warning: Type "TWO_LEVEL" has 2 levels, but <AC01> has 3 levels; Ignoring extra \
        symbols [KW-K005]
          hint: libxkbcommon goes on without it
        """
      ]),
    Row(
      name: "included symbols that a type cuts off",
      files: [
        "symbols/held": held(
          "key <AC01> { type[Group1]=\"ONE_LEVEL\" };\nkey <AC02> { type=\"ONE_LEVEL\", [ { q, Q } ] };")
      ],
      messages: []),
    Row(
      name: "a layout without a name", layout: ",us",
      messages: [
        """
        keywright: warning: a layout without a name in “,us” is left out [KW-K013]
          hint: name a layout between the commas
        """
      ]),
    Row(
      name: "a variant without a layout", layout: "us,(intl),ru",
      messages: [
        """
        keywright: warning: a layout without a name in “us,(intl),ru” is left out [KW-K013]
          hint: name a layout between the commas
        """
      ]),
    Row(name: "an empty list of layouts is the usual one", layout: "", messages: []),
    Row(
      name: "an unknown model", layout: "us", model: "pc10x",
      messages: [
        """
        keywright: warning: the model “pc10x” is unknown and ignored [KW-K028]
          hint: did you mean pc101?
        """
      ]),
    Row(
      name: "a model like no other", layout: "us", model: "nosuchkeyboard",
      messages: [
        """
        keywright: warning: the model “nosuchkeyboard” is unknown and ignored [KW-K028]
          hint: rules/evdev.lst lists the models
        """
      ]),
    Row(name: "a model that only the list has", layout: "us", model: "pc104", messages: []),
    Row(name: "a model of a group of the rules", layout: "us", model: "jollasbj", messages: []),
    Row(
      name: "a model of the user's own rules",
      files: [
        "rules/evdev": "! $mine = \\\n  board1 board2\n! model = symbols\n  $mine = +held(x)\n\n! include %S/evdev\n",
        "symbols/held": "xkb_symbols \"x\" { key <AC01> { [ q ] }; };\n",
      ], layout: "us", model: "board2", messages: []),
    Row(
      name: "text after the section", files: ["symbols/held": held("key <AC01> { [ q, Q ] };") + "\n======\n"],
      messages: [
        """
        keywright: DIR/symbols/held:8:1: warning: this belongs to no section; libxkbcommon stops reading before it, \
        xkbcomp refuses it [KW-K026]
          hint: remove it
        """
      ]),
    Row(
      name: "a key that the keycodes lack", files: ["symbols/held": held("key <NOPE> { [ q ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:7: warning: the keycodes have no key <NOPE>, so what is written of it is ignored [KW-K034]
          hint: did you mean <HOME>?
        """
      ]),
    Row(
      name: "empty virtual modifiers",
      files: [
        "symbols/held": held(
          "virtual_modifiers Foo, LevelThree;\nkey <CAPS> { [ X ], actions=[SetMods(modifiers=LevelFive)] };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:5:21: warning: no key gives the virtual modifier Foo, so what depends on it never \
        happens [KW-K009]
          hint: add a `modifier_map` for a key that has it, or include a file that does
        """,
        """
        keywright: DIR/symbols/held:6:48: warning: no key gives the virtual modifier LevelFive, so what depends on it \
        never happens [KW-K009]
          hint: add a `modifier_map` for a key that has it, or include a file that does
        """,
      ]),
    Row(
      name: "a file that is passed over",
      files: ["symbols/us": "default xkb_symbols \"basic\" {\n  key <AC01> { [ q, Q ] }\n};\n"], layout: "us",
      messages: [
        """
        keywright: DIR/symbols/us:3:1: warning: syntax error; a file of the same name in another folder is used instead \
        [KW-K025]
          hint: look just before this point: a ';', '}' or ']' may be missing
        """
      ]),
    Row(
      name: "a fifth layout", layout: "us,de,fr,ru,gr",
      messages: [
        """
        keywright: warning: the layout “gr” is left out: a keymap has at most four layouts [KW-K007]
          hint: choose four layouts
        """
      ]),
    Row(
      name: "unknown options", layout: "us", options: ["caps:escap", "nosuch:thing", "compose:ralt"],
      messages: [
        """
        keywright: warning: the option “caps:escap” is unknown and ignored [KW-K008]
          hint: did you mean caps:escape?
        """,
        """
        keywright: warning: the option “nosuch:thing” is unknown and ignored [KW-K008]
          hint: rules/evdev.lst lists the options
        """,
      ]),
    Row(
      name: "private rules with an include",
      files: [
        "rules/evdev": "! option = symbols\n  my:opt = +held(x)\n\n! include %S/evdev\n",
        "symbols/held": "xkb_symbols \"x\" { key <AC01> { [ q ] }; };\n",
      ],
      layout: "us", options: ["caps:escape", "my:opt"], messages: []),
    Row(
      name: "private rules that hide the system's",
      files: [
        "rules/evdev": """
        ! model = keycodes types compat
          * = evdev complete complete
        ! layout = symbols
          * = pc+%l

        """
      ], layout: "us",
      messages: [
        """
        keywright: DIR/rules/evdev: warning: this file hides the system's rules “evdev”, so that nothing of theirs applies \
        [KW-K010]
          hint: add the line `! include %S/evdev` at its end
        """
      ]),
  ]

  @Test(arguments: rows + mistakes) func warnings(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.file(name, Array(text.utf8)) }
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let loaded = try loader.load(
      .names(KeymapNames(shorthand: row.layout, rules: row.rules, model: row.model, options: row.options)))
    let shown = loaded.diagnostics.map {
      $0.description.hiding(folder).replacing(
        "libxkbcommon \(XKBLibrary.running.version)", with: "libxkbcommon VERSION"
      )
      .withoutExpectedTokens
    }
    #expect(shown == row.messages)
  }

  /// Entries without a name are dropped with their variants, and the layouts after them move up.
  @Test(arguments: [
    (",us", ["English (US)"]), ("us,,ru", ["English (US)", "Russian"]), ("us,(intl),ru", ["English (US)", "Russian"]),
    ("us,", ["English (US)"]), (",", ["English (US)"]), ("", ["English (US)"]),
  ])
  func layoutsWithoutName(_ list: String, _ names: [String]) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: list)))
    #expect(loaded.keymap.layoutNames == names)
    #expect(play("A", on: loaded)?.text == "a")
    #expect(loaded.diagnostics.map(\.code) == (list.isEmpty ? [] : [.unknownLayout]))
  }

  /// A log that is longer than what is kept of it neither ends the work nor floods the user.
  @Test func aLongLog() throws {
    let name = String(repeating: "n", count: 900)
    let keys = (0..<2000).map { "key <AC01> { [ \(name)\($0) ] };\n" }
    let folder = try TemporaryFolder(["symbols/held": held(keys.joined() + "key <AC02> { [ w ] };")])
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    #expect(play("S", on: loaded)?.text == "w")
    #expect(loaded.diagnostics.count == 201)
    #expect(
      loaded.diagnostics.last?.description.hiding(folder) == """
        keywright: DIR/symbols/held: warning: there are more than 200 warnings about these files; the rest is left out \
        [KW-K005]
          hint: correct what is named above first
        """)
  }

  @Test func keymapWithAMarkAndALatchOfTheLayout() throws {
    let text = "\u{FEFF}" + keymapText("key <RALT> { [ ISO_Group_Latch ], actions=[ LatchGroup(group=+1) ] };")
    let folder = try TemporaryFolder(["map.xkb": text])
    let loaded = try KeymapLoader().load(.file("\(folder.path)/map.xkb"))
    let latch =
      XKBLibrary.running.latchesLayouts
      ? []
      : [
        """
        keywright: DIR/map.xkb:6:45: warning: a latch of the layout (ISO_Group_Latch, LatchGroup) does nothing in \
        libxkbcommon before 1.8 [KW-K015]
          hint: use libxkbcommon 1.8 or later to see what this keymap does
        """
      ]
    #expect(
      loaded.diagnostics.map { $0.description.hiding(folder) } == [
        """
        keywright: DIR/map.xkb:1:1: warning: the file starts with a byte order mark, which is skipped; libxkbcommon \
        refuses it [KW-K011]
          hint: save the file as UTF-8 without a byte order mark
        """
      ] + latch)
  }

  /// The stock layouts give no warning, and neither does what the library dumps of them.
  @Test(arguments: ["us", "de", "fr(bepo)", "cz", "us,ru,il", "lv(apostrophe)", "jp", "ca(multix)"])
  func nothingToSayAboutStockLayouts(_ layout: String) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: layout)))
    #expect(loaded.diagnostics.isEmpty)
    let again = try KeymapLoader().load(.text(loaded.keymap.dump()))
    #expect(again.diagnostics.map(\.description) == [])
  }
}
