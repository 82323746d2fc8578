import TestSupport
import Testing

/// The keyboard of `.keys` files, chosen as everywhere else.
@Suite struct TestKeyboardTests {
  private static let layout =
    "default partial alphanumeric_keys xkb_symbols \"basic\" { include \"latin\" key <AC01> { [ ssharp ] }; };\n"

  private static func run(_ files: KeyValuePairs<String, String>, _ arguments: [String]) throws -> CommandResult {
    let folder = try TemporaryFolder(files)
    var run = CommandRun(["test"] + arguments)
    run.folder = folder.path
    return try run.result()
  }

  @Test func `a folder of XKB data may be named for all files`() throws {
    let files: KeyValuePairs = [
      "a.keys": "layout own\nscenario \"s\"\n  keys A\n  expect text \"ß\"\n", "xkb/symbols/own": Self.layout,
    ]
    let refused = try Self.run(files, ["a.keys"])
    #expect(refused.output.contains("there is no layout “own”") && refused.status == 1)
    #expect(try Self.run(files, ["--xkb-path", "xkb", "a.keys"]).status == 0)
  }

  @Test func `a folder that a file names comes first`() throws {
    let other = Self.layout.replacing("ssharp", with: "eacute")
    #expect(
      try Self.run(
        [
          "a.keys": "xkb-path mine\nlayout own\nscenario \"s\"\n  keys A\n  expect text \"ß\"\n",
          "mine/symbols/own": Self.layout, "other/symbols/own": other,
        ], ["--xkb-path", "other", "a.keys"]
      ).status == 0)
  }

  /// What is recorded counts its paths from the folder of the file, and passes there.
  @Test(arguments: [
    (["--xkb-path", "xkb", "--layout", "own"], "  xkb-path ../../xkb\n  layout own\n"),
    (["--keymap", "xkb/map.xkb"], "  keymap ../../xkb/map.xkb\n"),
    (["--compose", "xkb/Compose", "--model", "pc104"], "  model pc104\n  compose ../../xkb/Compose\n"),
    (["--compose", "off", "--rules", "base", "--prefer", "en"], "  rules base\n  compose off\n  prefer en\n"),
  ])
  func `a recorded scenario has the keyboard that was asked for`(options: [String], lines: String) throws {
    let folder = try TemporaryFolder([
      "typing.txt": "A", "xkb/symbols/own": Self.layout, "xkb/Compose": "<a> : \"å\"\n", "tests/inner/readme": "",
      "xkb/map.xkb":
        "xkb_keymap { xkb_keycodes { <AC01> = 38; }; xkb_types { include \"basic\" }; xkb_compat { include \"basic\" };\n"
        + "xkb_symbols { key <AC01> { [ y ] }; }; };\n",
    ])
    folder.adopt("tests/inner/new.keys")
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "tests/inner/new.keys"] + options)
    run.folder = folder.path
    try expect(run.result(), gives: CommandResult())
    let text = TextFile.contents("\(folder.path)/tests/inner/new.keys") ?? ""
    #expect(text.hasPrefix("scenario \"typing\"\n\(lines)  keys A\n"), "\(text)")
    run.arguments = ["test", "tests"].map { Array($0.utf8) }
    let result = try run.result()
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `a recorded scenario may have a plugin`() throws {
    let folder = try TemporaryFolder(["typing.txt": "A", "tests/readme": ""])
    _ = try TestPlugin.program(#"echo '{"request":'"$n"',"handled":true,"commit":"→"}'"#, in: folder)
    folder.adopt("tests/new.keys")
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "tests/new.keys", "--plugin", "plugin"])
    run.folder = folder.path
    try expect(run.result(), gives: CommandResult())
    #expect(
      TextFile.contents("\(folder.path)/tests/new.keys")
        == "scenario \"typing\"\n  plugin ../plugin\n  keys A\n  expect text \"→\"\n")
  }

  /// Without XKB data, one rule decides for the command line, for sessions and for files.
  @Test func `without XKB data there is only the bundled keymap`() throws {
    func message(_ place: String, _ folder: String) -> String {
      "\(place): the system's XKB data is left out, so “layout de” cannot be loaded [KW-K012]\n"
        + "      hint: let the system's data be searched, or name a folder of XKB data: \(folder)\n"
    }
    let refused = try Self.run(
      ["a.keys": "layout de\nscenario \"s\"\n  expect text \"\"\n"], ["--no-system-xkb", "a.keys"])
    #expect(refused.output.contains(message("a.keys:2:1", "xkb-path DIR")), "\(refused.output)")
    #expect(refused.status == 1)
    let taken = try Self.run(
      ["a.keys": "scenario \"s\"\n  keys A\n  expect text \"a\"\n  expect warning KW-K012\n"],
      ["--no-system-xkb", "a.keys"])
    #expect(taken.status == 0, "\(taken.output)")
    for (session, part) in [
      ("{\"keys\":\"A\"}", "\"text\":\"a\""), ("{\"layout\":\"de\",\"keys\":\"A\"}", "\"KW-K012\""),
    ] {
      let answer = try keywright("replay", "--jsonl", "--no-system-xkb", "--output", "text", input: session + "\n")
        .output
      #expect(answer.contains(part), "\(answer)")
    }
  }

  /// A name with an ending is that of a file, not of a locale that nobody knows.
  @Test func `a Compose file that is misspelt is an error everywhere`() throws {
    let message = "“kayria.compose” is neither a Compose file that is there nor a locale"
    let test = try Self.run(
      ["a.keys": "compose kayria.compose\nscenario \"s\"\n  keys A\n  expect text \"a\"\n", "kyria.compose": ""],
      ["a.keys"])
    #expect(test.output.contains("a.keys:1:9: \(message) [KW-C001]") && test.status == 1, "\(test.output)")
    expect(
      try keywright("replay", "--compose", "kayria.compose", "-k", "A"),
      gives: CommandResult(
        errors: """
          keywright: error: \(message) [KW-C001]
            hint: name a file that exists, a locale such as en_US.UTF-8, or off

          """, status: 1))
    let session = try keywright("replay", "--jsonl", input: "{\"compose\":\"kayria.compose\",\"keys\":\"A\"}\n").output
    #expect(session.contains("\"errors\":[{\"code\":\"KW-C001\""), "\(session)")
  }

  /// A list of layouts that cannot be read is a warning wherever it is read.
  @Test(arguments: [("strict\n", Int32(1)), ("strict\nprefer en\n", 1), ("", 0), ("prefer en\n", 0)])
  func `a broken list of layouts is told as modes tells it`(settings: String, status: Int32) throws {
    let files: KeyValuePairs = [
      "a.keys": "xkb-path xkb\n\(settings)scenario \"s\"\n  keys A\n  expect text \"a\"\n",
      "xkb/rules/evdev.xml": "<xkbConfigRegistry><layoutList><layout>\n", "xkb/symbols/own": Self.layout,
    ]
    let result = try Self.run(files, ["a.keys"])
    #expect(result.status == status, "\(result.output)")
    #expect(
      result.output.contains("KW-K005: the layouts of this file are not listed") == (status == 1), "\(result.output)")
    if settings.contains("prefer") {
      let report = try Self.run(files, ["--reporter", "json", "a.keys"]).output
      #expect(report.contains("the layouts of this file are not listed"), "\(report)")
    }
  }
}
