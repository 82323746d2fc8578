import TestSupport
import Testing

/// The options of KEYMAP: what they choose and what they refuse.
struct KeymapOptionTests {
  @Test(arguments: [
    (
      ["--layout", "uss"],
      """
      keywright: error: there is no layout “uss” in /usr/share/X11/xkb [KW-K013]
        hint: did you mean us?
      """
    ),
    (
      ["--mode", "xkb:uss"],
      """
      keywright: error: there is no layout “uss” in /usr/share/X11/xkb [KW-K013]
        hint: did you mean us?
      """
    ),
    (
      ["--layout", "us(dvorka)"],
      """
      keywright: /usr/share/X11/xkb/symbols/us: error: the layout “us” has no variant “dvorka” [KW-K013]
        hint: did you mean dvorak?
      """
    ),
    (
      ["--layout", "us,fr", "--variant", ",bpeo"],
      """
      keywright: /usr/share/X11/xkb/symbols/fr: error: the layout “fr” has no variant “bpeo” [KW-K013]
        hint: did you mean bepo?
      """
    ),
    (
      ["--rules", "../../../../../tmp/x"],
      """
      keywright: error: “../../../../../tmp/x” cannot be the name of rules [KW-K001]
        hint: `xkbcli list` shows the names that exist
      """
    ),
    (
      ["--layout", "neo"],
      """
      keywright: error: there is no layout “neo” in /usr/share/X11/xkb [KW-K013]
        hint: it is a variant: did you mean de(neo)?
      """
    ),
    (
      ["--rules", "evdve"],
      """
      keywright: error: there are no rules “evdve” in /usr/share/X11/xkb [KW-K001]
        hint: did you mean evdev?
      """
    ),
    (
      ["--xkb-path", "/missing"],
      """
      keywright: /missing: error: there is no XKB folder here [KW-K002]
        hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
      """
    ),
    (
      ["--keymap", "/missing"],
      """
      keywright: /missing: error: the keymap file cannot be read: No such file or directory [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ),
    (
      ["--keymap", "/"],
      """
      keywright: /: error: the keymap file cannot be read: it is a folder [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """
    ),
  ])
  func `a keymap that is not there is refused`(options: [String], message: String) throws {
    expect(
      try CommandRun(["replay", "-k", "A"] + options).result(),
      gives: CommandResult(errors: message + "\n", status: 1))
  }

  @Test(arguments: [
    (
      ["--options", "cpas:escape"], "a",
      """
      keywright: WORD: the option “cpas:escape” is unknown and ignored [KW-K008]
        hint: did you mean caps:escape?
      """
    ),
    (
      ["--layout", "us,ru", "--variant", "intl"], "a",
      """
      keywright: WORD: the variant list does not match the layout list, so “intl” is ignored [KW-K014]
        hint: give one variant for each layout, empty ones too: the variants ,intl for the layouts us,us
      """
    ),
    (
      ["--layout", "us,ru,de,fr,gr"], "a",
      """
      keywright: WORD: the layout “gr” is left out: a keymap has at most four layouts [KW-K007]
        hint: choose four layouts
      """
    ),
    (
      ["--no-system-xkb"], "a",
      """
      keywright: WORD: the system's XKB data is left out; the bundled us.xkb is used instead [KW-K012]
        hint: let the system's data be searched, or name a folder of XKB data: --xkb-path DIR
      """
    ),
    (
      ["--compose", "klingon"], "a",
      """
      keywright: WORD: the X locale data has no Compose file for locale “klingon” [KW-C002]
        hint: name a locale such as en_US.UTF-8, a file, or off
      """
    ),
  ])
  func `a warning lets the work go on, and stops it when strict`(
    options: [String], text: String, message: String
  ) throws {
    let run = CommandRun(["replay", "-k", "A"] + options)
    expect(
      try run.result(),
      gives: CommandResult(output: text + "\n", errors: message.replacing("WORD", with: "warning") + "\n"))
    var strict = run
    strict.arguments.append(Array("--strict".utf8))
    expect(
      try strict.result(), gives: CommandResult(errors: message.replacing("WORD", with: "error") + "\n", status: 1))
  }

  @Test(arguments: [
    (["--layout", "de"], "--layout de"), (["--options", "caps:escape"], "--options caps:escape"),
    (["--model", "pc104"], "--model pc104"), (["--rules", "base"], "--rules base"),
    (["--layout", "us", "--variant", "intl"], "--layout us --variant intl"),
  ])
  func `without XKB data there is only the bundled keymap`(options: [String], shown: String) throws {
    expect(
      try CommandRun(["replay", "-k", "A", "--no-system-xkb"] + options).result(),
      gives: CommandResult(
        errors: """
          keywright: error: the system's XKB data is left out, so “\(shown)” cannot be loaded [KW-K012]
            hint: let the system's data be searched, or name a folder of XKB data: --xkb-path DIR

          """, status: 1))
  }

  @Test func `a folder of XKB data comes before the system's`() throws {
    let folder = try TemporaryFolder()
    try folder.folder("symbols")
    try folder.file(
      "symbols/mine",
      "default partial xkb_symbols \"basic\" { include \"us(basic)\" key <AC01> { [ ae, AE ] }; };\n")
    expect(
      try keywright("replay", "-k", "A SHIFT+A B", "--layout", "mine", "--xkb-path", folder.path),
      gives: CommandResult(output: "æÆb\n"))
  }

  @Test func `a keymap file stands for itself`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "keymap",
      """
      xkb_keymap {
        xkb_keycodes { <AC01> = 38; };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { key <AC01> { [ oslash ] }; };
      };

      """)
    expect(try keywright("replay", "-k", "A", "--keymap", file), gives: CommandResult(output: "ø\n"))
  }
}
