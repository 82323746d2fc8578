import Diagnostics
import KeyEvents
import TestSupport
import Testing
import XKB

/// What a user reads beside a keymap that compiles, whole.
@Suite struct KeymapWarningTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String] = [:]
    var layout = "held"
    var options: [String] = []
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
        keywright: DIR/symbols/held:5:18: warning: there is no keysym 'nosuchsym'; what the key had on this level stays \
        [KW-K006]
          hint: the names are those of keysymdef.h without XK_, or U and the code point: U20AC
        """
      ]),
    Row(
      name: "a keysym in the wrong case, after a wide character",
      files: ["symbols/held": held("name[Group1]=\"é\"; key <AC01> { [ u20ac, Q ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:36: warning: there is no keysym 'u20ac'; what the key had on this level stays [KW-K006]
          hint: did you mean 'U20AC'? Upper and lower case count
        """
      ]),
    Row(
      name: "an unknown action",
      files: [
        "symbols/held": held(
          "key <CAPS> { [ Hyper_L ], actions[Group1]=[ SetMod(modifiers=Mod3) ] }; modifier_map Mod4 { <CAPS> };")
      ],
      messages: [
        """
        keywright: DIR/symbols/held:5:47: warning: there is no action 'SetMod'; <CAPS> is left without it [KW-K023]
          hint: did you mean 'SetMods'?
        """
      ]),
    Row(
      name: "a modifier keysym without modifier map",
      files: ["symbols/held": held("replace key <CAPS> { [ Control_L ] };")],
      messages: [
        """
        keywright: DIR/symbols/held:5:15: warning: <CAPS> gives Control_L but is no modifier: pressing it changes nothing \
        [KW-K022]
          hint: add `modifier_map Control { <CAPS> };` to the section
        """
      ]),
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
        keywright: DIR/symbols/held:5:7: warning: Key <NOPE> not found in keycodes; Symbols ignored [KW-K005]
          hint: libxkbcommon goes on without it
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
          hint: look at what stands before this place: a ';', '}' or ']' may be missing
        """
      ]),
    Row(
      name: "a fifth layout", layout: "us,de,fr,ru,gr",
      messages: [
        """
        keywright: warning: the layout 'gr' is left out: a keymap has at most four layouts [KW-K007]
          hint: choose four layouts
        """
      ]),
    Row(
      name: "unknown options", layout: "us", options: ["caps:escap", "nosuch:thing", "compose:ralt"],
      messages: [
        """
        keywright: warning: the option 'caps:escap' is unknown and ignored [KW-K008]
          hint: did you mean 'caps:escape'?
        """,
        """
        keywright: warning: the option 'nosuch:thing' is unknown and ignored [KW-K008]
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
        keywright: DIR/rules/evdev: warning: this file hides the system's rules 'evdev', so that nothing of theirs applies \
        [KW-K010]
          hint: add the line `! include %S/evdev` at its end
        """
      ]),
  ]

  @Test(arguments: rows) func warnings(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.file(name, Array(text.utf8)) }
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let loaded = try loader.load(.names(KeymapNames(shorthand: row.layout, options: row.options)))
    #expect(loaded.diagnostics.map { $0.description.hiding(folder) } == row.messages)
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
