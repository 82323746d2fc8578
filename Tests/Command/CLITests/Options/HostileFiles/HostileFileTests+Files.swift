import TestSupport

extension HostileFileTests {
  /// Files that are none, or too large.
  static let files: [Row] = [
    Row(
      "a keymap of a hundred megabytes", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: the keymap file cannot be read: it is larger than 2 MiB [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ) { try $0.emptySpace("map", size: 100_000_000) },
    Row(
      "symbols of a hundred megabytes",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/large”: it is larger than 2 MiB [KW-K002]
        hint: take out what is not needed
      """
    ) {
      try $0.file("symbols/held", section("include \"large\""))
      try $0.emptySpace("symbols/large", size: 100_000_000)
    },
    Row(
      "a FIFO for a keymap", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: the keymap file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("map") },
    Row(
      "a device for a keymap", ["--keymap", "/dev/zero"],
      """
      keywright: /dev/zero: error: the keymap file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """),
    Row(
      "a FIFO for a layout",
      """
      keywright: DIR/symbols/held: error: the file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("symbols/held") },
    Row(
      "a FIFO that a file of the system includes", ["--xkb-path", "DIR", "--layout", "de"],
      """
      keywright: /usr/share/X11/xkb/symbols/de:4:13: error: cannot read “DIR/symbols/latin”: it is not a regular file \
      [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("symbols/latin") },
    Row(
      "an included FIFO",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/pipe”: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) {
      try $0.file("symbols/held", section("include \"pipe\""))
      try $0.fifo("symbols/pipe")
    },
    Row(
      "a device in the place of a file of the system", ["--xkb-path", "DIR"],
      """
      keywright: DIR/symbols/us: error: the file cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.link("symbols/us", to: "/dev/zero") },
    Row(
      "an include that leads out of the folder",
      """
      keywright: DIR/symbols/held:2:9: error: cannot read “DIR/symbols/../../../dev/zero”: it is not a regular file \
      [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.file("symbols/held", section("include \"../../../dev/zero\"")) },
    Row(
      "a link to itself for a layout",
      """
      keywright: error: there is no layout “held” in DIR, /usr/share/X11/xkb [KW-K013]
        hint: a layout is a file in symbols/; xkb-path adds a folder of your own
      """
    ) { try $0.link("symbols/held", to: "held") },
    Row(
      "a link to itself for a folder", ["--xkb-path", "DIR/loop"],
      """
      keywright: DIR/loop: error: there is no XKB folder here [KW-K002]
        hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
      """
    ) { try $0.link("loop", to: "loop") },
    Row(
      "a link to itself for a keymap", ["--keymap", "DIR/loop"],
      """
      keywright: DIR/loop: error: the keymap file cannot be read: Too many levels of symbolic links [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ) { try $0.link("loop", to: "loop") },
    Row(
      "keycodes that no memory holds", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: libxkbcommon crashed on this keymap (signal 6) [KW-K004]
        hint: leave parts out until it compiles to find the one at fault
      """,
      mendedIn: 8
    ) {
      try $0.file(
        "map", keymap.replacing("(qwerty)\"", with: "(qwerty)\" maximum = 4294967294; <LAST> = 4294967290;"))
    },
    Row(
      "a sum that no stack holds", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map: error: libxkbcommon crashed on this keymap (signal 11) [KW-K004]
        hint: leave parts out until it compiles to find the one at fault
      """
    ) {
      let sum = Array(repeating: "Shift", count: 100_000).joined(separator: "+")
      try $0.file(
        "map", keymap.replacing("(evdev)\"", with: "(evdev)\" key <AD01> { [ SetMods(modifiers=\(sum)) ] };"))
    },
    Row(
      "parentheses a hundred thousand deep", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map:1:546: error: brackets within brackets are more than 500 deep [KW-K025]
        hint: take some of them out
      """
    ) {
      let deep = String(repeating: "(", count: 100_000)
      try $0.file("map", "xkb_keymap { xkb_types { type \"X\" { modifiers = \(deep)Shift; }; }; };\n")
    },
  ]
}
