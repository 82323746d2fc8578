import TestSupport
import Testing

/// `modes --from`: the lists that systems store, as the command shows them.
struct ModesFromTests {
  @Test func `a list is shown in its order, with languages from the XKB data`() throws {
    let folder = try TemporaryFolder([
      "sources": "[('xkb', 'us'), ('xkb', 'fr+bepo'), ('xkb', 'ru')]"
    ])
    expect(
      try keywright("modes", "--from", "\(folder.path)/sources", "--prefer", "emoji"),
      gives: CommandResult(
        output: """
             MODE          LANGUAGE  KEYBOARD  NAME
          →  xkb:us        en        us        English (US)
             xkb:fr(bepo)  fr        fr(bepo)  French (BEPO)
             xkb:ru        ru        ru        Russian

          xkb:us: fallback
          the field prefers the language emoji, which no active mode meets; xkb:us is the first active mode

          """))
  }

  @Test func `modes of the command line come after the list`() throws {
    expect(
      try keywright(
        "modes", "--from", "-", "--mode", "emoji", "--mode", "xkb:us", "--prefer", "emoji", input: "XKBLAYOUT=us,de"),
      gives: CommandResult(
        output: """
             MODE    LANGUAGE  KEYBOARD   NAME
             xkb:us  en        us         English (US)
             xkb:de  de        de         German
          →  emoji   emoji     emoji.xkb  Emoji

          emoji: preferred
          the field prefers the language emoji, and emoji is active

          """,
        errors: """
          keywright: warning: the mode “xkb:us” is given twice; the first one counts [KW-M003]
            hint: give it once

          """))
  }

  @Test func `languages of an iOS list are its own, also where two share a layout`() throws {
    expect(
      try keywright(
        "modes", "--from", "-", "--prefer", "id", "--output", "json",
        input: "( \"en_US@sw=QWERTY;hw=Automatic\", \"id_ID@sw=QWERTY\", \"emoji@sw=Emoji\" )"),
      gives: CommandResult(
        output: """
          {
            "schema": 1,
            "modes": [
              {
                "id": "xkb:us",
                "language": "en-US",
                "name": "English (US)",
                "keyboard": "us"
              },
              {
                "id": "xkb:us?language=id-ID",
                "language": "id-ID",
                "name": "English (US)",
                "keyboard": "us"
              },
              {
                "id": "emoji",
                "language": "emoji",
                "name": "Emoji",
                "keyboard": "emoji.xkb"
              }
            ],
            "resolution": {
              "id": "xkb:us?language=id-ID",
              "language": "id-ID",
              "reason": "preferred",
              "because": "the field prefers the language id, and xkb:us?language=id-ID is active"
            }
          }

          """))
  }

  @Test func `what is not there can be selected, with a warning`() throws {
    let input = "['xkb:zz:bepo:fra', 'chewing', 'mozc-jp']"
    let errors = """
      keywright: standard input:1:32: warning: the engine “mozc-jp” is Mozc for the language ja, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: standard input:1:2: warning: the entry “xkb:zz:bepo:fra” can be selected and not be typed with, since its keyboard cannot be loaded: there is no layout “zz” in /usr/share/X11/xkb [KW-M024]
        hint: did you mean az?
      keywright: standard input:1:21: warning: the entry “chewing” can be selected and not be typed with, since this keywright has no mode chewing [KW-M024]
        hint: run keywright help modes for the modes of this build

      """
    expect(
      try keywright("modes", "--from", "-", "--prefer", "zh-Hant-TW", input: input),
      gives: CommandResult(
        output: """
             MODE          LANGUAGE  KEYBOARD       NAME
             xkb:zz(bepo)  fr        not available  xkb:zz(bepo)
          →  chewing       zh-Hant   not available  Chewing

          chewing: preferred
          the field prefers the language zh-Hant-TW, and chewing is active

          """, errors: errors))
    expect(
      try keywright("modes", "--from", "-", "--strict", input: input),
      gives: CommandResult(errors: errors.replacing("warning:", with: "error:"), status: 1))
  }

  @Test func `a list that has no modes leaves the keymap's own`() throws {
    expect(
      try keywright("modes", "--from", "-", "--layout", "de", input: "@a(ss) []"),
      gives: CommandResult(
        output: """
             MODE    LANGUAGE  KEYBOARD      NAME
          →  xkb:de  de        the keymap's  German

          xkb:de: default
          xkb:de is the first active mode

          """,
        errors: """
          keywright: standard input: warning: no input mode can be taken from GNOME's sources [KW-M026]
            hint: name the layout or the modes yourself

          """))
  }

  @Test(arguments: [
    ([], true), (["--options", ""], false), (["--options", "caps:escape"], false),
  ])
  func `options of the list hold unless the command line has some`(options: [String], holds: Bool) throws {
    var run = CommandRun(["modes", "--from", "-"] + options)
    run.input = Array("XKBLAYOUT=us\nXKBOPTIONS=caps:no_such_option".utf8)
    let result = try run.result()
    #expect(result.errors.contains("caps:no_such_option") == holds, "\(result)")
    #expect(result.status == 0)
  }

  @Test func `a fault of the file is an error with its place`() throws {
    expect(
      try keywright("modes", "--from", "-", input: "[('xkb', 'us')\n"),
      gives: CommandResult(
        errors: """
          keywright: standard input:1:1: error: the bracket is not closed [KW-M022]
            hint: write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]

          """, status: 1))
  }
}
