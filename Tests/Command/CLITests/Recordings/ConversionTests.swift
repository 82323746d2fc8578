import TestSupport
import Testing

/// What `convert` and `anonymise` do with keysyms, with names that other tools lack, and with what is no recording.
struct ConversionTests {
  private static let formats =
    "notation, evdev, evdev64be, evdev32, evdev32be, evemu, libinput, libinput-debug-events, evtest, xev, wev, xkbcli, kanata, keyd, keyd-monitor, ydotool, xdotool"

  @Test(arguments: [
    ([], "xdotool key less", "+LEFTSHIFT +COMMA 6ms -LEFTSHIFT -COMMA 6ms"),
    (["--layout", "de"], "xdotool key less", "+102ND 6ms -102ND 6ms"),
    (["--layout", "us"], "xdotool key -d 20 XF86AudioPause", "+LEFTSHIFT +PLAYPAUSE 10ms -LEFTSHIFT -PLAYPAUSE 10ms"),
    (["--layout", "de"], "xdotool key udiaeresis", "+LEFTBRACE 6ms -LEFTBRACE 6ms"),
  ])
  func `convert finds keysyms as xdotool does, on the layout of choice`(
    options: [String], script: String, notation: String
  ) throws {
    var run = CommandRun(["convert", "--to", "notation"] + options + ["-"])
    run.input = Array("\(script)\n".utf8)
    try expect(run.result(), gives: CommandResult(output: notation + "\n"))
  }

  @Test func `replay takes the same keys as convert`() throws {
    try expect(
      keywright("replay", "--layout", "us", "--also", "de", "-", input: "xdotool key less\n"),
      gives: CommandResult(
        output: """
          us  <
          de  ;
              ^

          KEY    us  de  TIMES
          COMMA  <   ;       1

          """))
  }

  @Test func `a keysym that the layout lacks is told`() throws {
    try expect(
      keywright("convert", "--to", "notation", "-", input: "xdotool key udiaeresis\n"),
      gives: CommandResult(
        errors: """
          keywright: standard input:1:13: error: no key gives the keysym “udiaeresis” here [KW-R024]
            hint: keysyms are named as X does (Return, eacute, U20AC), upper and lower case differ; choose a layout that has it

          """, status: 1))
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog.\nPack my box with five dozen liquor jugs.\n",
    "cat /dev/input/event3 | xxd | head -n 4\n", "keycode  28 release\nkeycode  30 press\n",
    "Device:           Power Button\nKernel:           /dev/input/event2\nGroup:            1\n",
    "key press   38 \nkey release 38 \n", "{\"keys\": [\"a\", \"b\"]}\n", "\u{1}\u{2}\u{3}\n",
  ])
  func `what is no recording gets one error`(text: String) throws {
    try expect(
      keywright("replay", "-", input: text),
      gives: CommandResult(
        errors: """
          keywright: standard input: error: the format of this recording is not recognised [KW-R002]
            hint: if it has one of these formats, name it with --format FORMAT: \(Self.formats)

          """, status: 1))
  }

  @Test(arguments: [
    (["convert", "--to", "notation", "-"], "--from FORMAT"), (["anonymise", "-"], "--from FORMAT"),
    (["test", "--record", "-"], "keywright convert --from FORMAT --to notation"),
  ])
  func `a hint names the option that this command has`(arguments: [String], choice: String) throws {
    let result = try keywright(arguments, input: "The quick brown fox jumps over the lazy dog.\n")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        keywright: standard input: error: the format of this recording is not recognised [KW-R002]
          hint: if it has one of these formats, name it with \(choice): \(Self.formats)

        """)
  }

  @Test func `a hint of a session names the member of the line`() throws {
    let folder = try TemporaryFolder(["r": "The quick brown fox jumps over the lazy dog.\n"])
    let result = try keywright("replay", "--jsonl", input: "{\"recording\": \"\(folder.path)/r\"}\n")
    #expect(result.output.contains(#"name it with \"format\": \"FORMAT\": notation"#), "\(result.output)")
  }

  @Test func `notation with slips gets an error for each`() throws {
    let result = try keywright("replay", "-", input: "H E L L O SPCAE W O R L D LEFTSHITF+1\n")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        keywright: standard input:1:11: error: no key is named “SPCAE” [KW-N002]
          hint: did you mean SPACE?
        keywright: standard input:1:27: error: no key is named “LEFTSHITF” [KW-N002]
          hint: did you mean LEFTSHIFT?

        """)
  }

  @Test func `presses that are not released say where, and nothing of the keys when they are anonymised`() throws {
    let input = "+A +A -B *C\n"
    try expect(
      keywright("convert", "--to", "ydotool", "-", input: input),
      gives: CommandResult(
        output: "30:1\n",
        errors: """
          keywright: standard input:1:4: warning: A is pressed while it is down; this counts as a repeat [KW-R005]
            hint: release it before: -A
          keywright: standard input:1:7: warning: B is released but was not down; the release is left out [KW-R006]
            hint: press it before: +B
          keywright: standard input:1:10: warning: C repeats but is not down; the repeat is left out [KW-R008]
            hint: press it before: +C
          keywright: warning: ydotool has no repeats; 1 repeat is left out [KW-R022]
            hint: what types again where a key is held will type once

          """))
    let result = try keywright("anonymise", "--to", "ydotool", "-", input: input)
    #expect(result.output.split(separator: " ").count == 3)
    #expect(
      result.errors == """
        keywright: standard input:1:4: warning: a key is pressed while it is down; this counts as a repeat [KW-R005]
        keywright: standard input:1:7: warning: a key is released but was not down; the release is left out [KW-R006]
        keywright: standard input:1:10: warning: a key repeats but is not down; the repeat is left out [KW-R008]

        """)
  }

  @Test func `every sign of a layout is exchanged`() throws {
    let keys = "<AD11> <AD12> <AC11> <BKSL> <LSGT> <AC10> <AB08> <AB11> <AE13> KPPLUS KPDOT"
    let result = try keywright("anonymise", "--seed", "1", "-", input: keys + "\n")
    let names = result.output.split(whereSeparator: { $0 == " " || $0 == "\n" })
    #expect(names.count == 11 && result.errors.isEmpty)
    #expect(!names.contains("102ND") && !names.contains("RO") && !names.contains("YEN"))
    #expect(names.prefix(7) != ["LEFTBRACE", "RIGHTBRACE", "APOSTROPHE", "BACKSLASH", "102ND", "SEMICOLON", "COMMA"])
  }
}
