import Testing

struct ModesTests {
  @Test(arguments: [
    (
      [],
      """
         MODE    LANGUAGE  KEYBOARD      NAME
      →  xkb:us  en        the keymap's  English (US)

      xkb:us: default
      xkb:us is the first active mode
      """
    ),
    (
      ["--layout", "us,fr(bepo)"],
      """
         MODE             LANGUAGE  KEYBOARD      NAME
      →  xkb:us,fr(bepo)  en        the keymap's  English (US), French (BEPO)

      xkb:us,fr(bepo): default
      xkb:us,fr(bepo) is the first active mode
      """
    ),
    (
      ["--mode", "xkb:us", "--mode", "xkb:ru", "--mode", "emoji", "--prefer", "ru-RU"],
      """
         MODE    LANGUAGE  KEYBOARD   NAME
         xkb:us  en        us         English (US)
      →  xkb:ru  ru        ru         Russian
         emoji   emoji     emoji.xkb  Emoji

      xkb:ru: preferred
      the field prefers the language ru-RU, and xkb:ru is active
      """
    ),
    (
      ["--mode", "xkb:us", "--prefer", "emoji"],
      """
         MODE    LANGUAGE  KEYBOARD  NAME
      →  xkb:us  en        us        English (US)

      xkb:us: fallback
      the field prefers the language emoji, which no active mode meets; xkb:us is the first active mode
      """
    ),
  ])
  func `the table marks the mode that the field gets`(options: [String], table: String) throws {
    expect(try CommandRun(["modes"] + options).result(), gives: CommandResult(output: table + "\n"))
  }

  @Test func `JSON has the modes in order and the resolution`() throws {
    expect(
      try keywright("modes", "--output", "json", "--mode", "emoji", "--mode", "xkb:de", "--prefer", "de"),
      gives: CommandResult(
        output: """
          {
            "schema": 1,
            "modes": [
              {
                "id": "emoji",
                "language": "emoji",
                "name": "Emoji",
                "keyboard": "emoji.xkb"
              },
              {
                "id": "xkb:de",
                "language": "de",
                "name": "German",
                "keyboard": "de"
              }
            ],
            "resolution": {
              "id": "xkb:de",
              "language": "de",
              "reason": "preferred",
              "because": "the field prefers the language de, and xkb:de is active"
            }
          }

          """))
  }

  @Test(arguments: [
    (
      "xbk:us",
      """
      keywright: error: there is no input mode “xbk:us” [KW-M001]
        hint: did you mean xkb:us? the modes are xkb:LAYOUT, emoji, emoji:search, unicode, hangul:KEYBOARD, m17n:LANGUAGE-NAME
      """
    ),
    (
      "xkb:",
      """
      keywright: error: there is no input mode “xkb:” [KW-M001]
        hint: the modes are xkb:LAYOUT, emoji, emoji:search, unicode, hangul:KEYBOARD, m17n:LANGUAGE-NAME
      """
    ),
    (
      "emjoi",
      """
      keywright: error: there is no input mode “emjoi” [KW-M001]
        hint: did you mean emoji? the modes are xkb:LAYOUT, emoji, emoji:search, unicode, hangul:KEYBOARD, m17n:LANGUAGE-NAME
      """
    ),
  ])
  func `an unknown mode is refused`(mode: String, message: String) throws {
    expect(try keywright("modes", "--mode", mode), gives: CommandResult(errors: message + "\n", status: 1))
  }

  @Test(arguments: [["--layout", "uss"], ["--mode", "xkb:us", "--mode", "xkb:uss"]])
  func `a mode whose keyboard cannot be loaded is refused, as by replay`(options: [String]) throws {
    let refused = try CommandRun(["replay", "-k", "A"] + options).result()
    #expect(refused.status == 1 && refused.errors.contains("“uss”"))
    expect(try CommandRun(["modes"] + options).result(), gives: refused)
  }

  @Test func `a mode that is given twice counts once, and is an error when strict`() throws {
    func message(_ word: String) -> String {
      """
      keywright: \(word): the mode “emoji” is given twice; the first one counts [KW-M003]
        hint: give it once

      """
    }
    let arguments = ["modes", "--mode", "emoji", "--mode", "emoji"]
    let table = """
         MODE   LANGUAGE  KEYBOARD   NAME
      →  emoji  emoji     emoji.xkb  Emoji

      emoji: default
      emoji is the first active mode

      """
    expect(try CommandRun(arguments).result(), gives: CommandResult(output: table, errors: message("warning")))
    expect(
      try CommandRun(arguments + ["--strict"]).result(), gives: CommandResult(errors: message("error"), status: 1))
  }

  @Test func `the modes of the build are listed`() throws {
    let result = try keywright("modes", "--list")
    #expect(result.output.hasPrefix("emoji\nemoji:search\nunicode\n"))
    for id in result.output.split(separator: "\n").prefix(20) {
      #expect(try keywright("modes", "--mode", String(id)).status == 0, "\(id)")
    }
    #expect(result.status == 0 && result.errors.isEmpty)
  }
}
