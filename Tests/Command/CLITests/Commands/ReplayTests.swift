import TestSupport
import Testing

/// Keystrokes in, text out.
struct ReplayTests {
  @Test(arguments: [
    ([], "H I", "hi"),
    ([], "", ""),
    ([], "# nothing but a comment", ""),
    ([], "SHIFT+H +I *I *I -I 2s ENTER <AC01> code:30 KEY_B", "Hiii\naab"),
    ([], "\"Hello, world\"", "Hello, world"),
    (["--initial", "naïve"], "BACKSPACE BACKSPACE", "naï"),
    (["--initial", "नि"], "BACKSPACE", ""),
    (["--initial", "नि", "--backspace", "scalar"], "BACKSPACE", "न"),
    (["--layout", "de"], "Z Y ALTGR+Q", "yz@"),
    (["--layout", "us", "--variant", "intl"], "APOSTROPHE E", "é"),
    (["--layout", "us,us", "--variant", ",intl", "--options", "grp:caps_toggle"], "CAPS APOSTROPHE E", "é"),
    (["--layout", "us,ru", "--options", "grp:caps_toggle"], "A CAPS A CAPS A", "aфa"),
    (["--layout", "us(intl)", "--compose", "off"], "APOSTROPHE E", "e"),
    (["--layout", "us(intl)", "--compose", "en_US.UTF-8"], "APOSTROPHE E", "é"),
    (["--mode", "xkb:ru"], "A", "ф"),
    (["--mode", "xkb:us", "--mode", "xkb:ru", "--prefer", "ru"], "A", "ф"),
    (["--mode", "emoji"], "Q W", "😀😃"),
    (["--field", "hidden"], "", "🟣"),
    (["--field", "hidden", "--icon", "🎉"], "", "🎉"),
    (["--field", "hidden", "--icon", ""], "", "🟣"),
    (["--field", "hidden"], "A", "a"),
    (["--field", "hidden", "--accept", "emoji"], "A", "🟣"),
    (["--field", "hidden", "--accept", "emoji", "--mode", "emoji"], "Q", "😀"),
    (["--field", "hidden", "--settle", "immediate"], "A", "a"),
  ])
  func `the text is what a person would see`(options: [String], keys: String, text: String) throws {
    try expect(
      CommandRun(["replay", "-k", keys] + options).result(), gives: CommandResult(output: text + "\n"))
  }

  @Test(arguments: [
    (["-k", "A TAB B C"], "a", "B"), (["--field", "hidden", "--settle", "immediate", "-k", "A B C"], "a", "B"),
  ])
  func `keys that reach no field are told once`(arguments: [String], text: String, key: String) throws {
    try expect(
      CommandRun(["replay"] + arguments).result(),
      gives: CommandResult(
        output: text + "\n",
        errors: """
          keywright: warning: \(key) and what follows reach no text field: none has the focus any more [KW-F001]
            hint: Tab leaves a field, and a hidden field is left once it has its icon; end the keys there

          """))
  }

  @Test(arguments: [
    (["--layout", "de", "--mode", "xkb:us", "-k", "Y"], "y", true),
    (["--layout", "us", "--mode", "xkb:us", "-k", "Y"], "y", false),
    (["--layout", "de", "--mode", "unicode", "-k", "Y"], "z", false), (["--mode", "xkb:us", "-k", "Y"], "y", false),
  ])
  func `a keymap that no mode types on is told`(arguments: [String], text: String, isTold: Bool) throws {
    let warning = """
      keywright: warning: the keymap of --layout is not used: every active mode brings its own keyboard [KW-M015]
        hint: leave --layout out, or leave out a --mode that is to type on it

      """
    try expect(
      CommandRun(["replay"] + arguments).result(),
      gives: CommandResult(output: text + "\n", errors: isTold ? warning : ""))
  }

  @Test func `a hidden field begins empty`() throws {
    try expect(
      keywright("replay", "--field", "hidden", "--initial", "x", "-k", "A"),
      gives: CommandResult(
        errors: """
          keywright: error: --field hidden and --initial contradict each other [KW-U002]
            hint: a hidden field begins empty; give the button's icon with --icon, or the text as keystrokes

          """, status: 2))
  }

  @Test func `without XKB data the mode xkb:us types on the bundled keymap as well`() throws {
    try expect(
      keywright("replay", "--no-system-xkb", "--mode", "xkb:us", "--mode", "emoji", "--prefer", "emoji", "-k", "Q"),
      gives: CommandResult(
        output: "😀\n",
        errors: """
          keywright: warning: the system's XKB data is left out; the bundled us.xkb is used instead [KW-K012]
            hint: let the system's data be searched, or name a folder of XKB data: --xkb-path DIR

          """))
  }

  @Test func `keys come from a file, from standard input and from the command line alike`() throws {
    let folder = try TemporaryFolder()
    let keys = "SHIFT+H\n  I # two\n"
    let file = try folder.file("keys", keys)
    let expected = CommandResult(output: "Hi\n")
    try expect(
      keywright("replay", "--keys", keys), gives: expected)
    try expect(
      keywright("replay", "--keys=\(keys)"), gives: expected)
    try expect(
      keywright("replay", "-k\(keys)"), gives: expected)
    try expect(
      keywright("replay", file), gives: expected)
    try expect(
      keywright("replay", "--format", "notation", file), gives: expected)
    try expect(
      keywright("replay", "-", input: keys), gives: expected)
    try expect(
      keywright("replay", "-", "--format", "notation", input: keys), gives: expected)
  }

  @Test func `nothing on standard input is nothing typed`() throws {
    try expect(
      keywright("replay", "-"),
      gives: CommandResult(
        output: "\n",
        errors: """
          keywright: standard input: warning: there are no keystrokes [KW-R014]
            hint: write which keys are pressed, such as H I LEFTSHIFT+1

          """))
  }
}

/// Recordings of a Linux input device.
struct EvdevReplayTests {
  private let folder: TemporaryFolder
  private let recording: EvdevFile

  init() throws {
    folder = try TemporaryFolder()
    var recording = EvdevFile()
    recording.key(42, 1)
    recording.tap(35)
    recording.key(42, 0)
    recording.key(23, 1)
    recording.key(23, 2)
    recording.key(23, 0)
    self.recording = recording
  }

  @Test func `a recording is recognised, or named`() throws {
    let file = try folder.file("recording", recording.bytes)
    let expected = CommandResult(output: "Hii\n")
    try expect(
      keywright("replay", file), gives: expected)
    try expect(
      keywright("replay", "--format=evdev", file), gives: expected)
    var run = CommandRun(["replay", "-"])
    run.input = recording.bytes
    try expect(
      run.result(), gives: expected)
  }

  @Test func `a last record that is cut off is left out with a warning, and an error when strict`() throws {
    let file = try folder.file("recording", recording.bytes + [1, 2, 3])
    func message(_ word: String) -> String {
      """
      keywright: \(file): \(word): the last 3 bytes, after record 14, are not a whole record and are left out [KW-R001]
        hint: this is usual where the recording was stopped by a signal

      """
    }
    try expect(
      keywright("replay", file), gives: CommandResult(output: "Hii\n", errors: message("warning")))
    try expect(
      keywright("replay", file, "--strict"), gives: CommandResult(errors: message("error"), status: 1))
  }

  @Test func `a file in no known format is refused`() throws {
    let file = try folder.file("garbage", [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFE, count: 100))
    try expect(
      keywright("replay", file),
      gives: CommandResult(
        errors: """
          keywright: \(file): error: the format of this recording is not recognised [KW-R002]
            hint: if it has one of these formats, name it with --format FORMAT: notation, evdev, evdev64be, evdev32, evdev32be, evemu, libinput, libinput-debug-events, evtest, xev, wev, xkbcli, kanata, keyd, keyd-monitor, ydotool, xdotool

          """, status: 1))
    try expect(
      keywright("replay", file, "--format", "evdev"),
      gives: CommandResult(
        errors: """
          keywright: \(file): error: record 1 cannot come from a 64-bit little-endian Linux [KW-R002]
            hint: check how it was made, or name another format: --format notation

          """, status: 1))
  }

  @Test func `a key that is held at the end is told`() throws {
    var recording = EvdevFile()
    recording.key(30, 1)
    let file = try folder.file("held", recording.bytes)
    try expect(
      keywright("replay", file),
      gives: CommandResult(
        output: "a\n",
        errors: """
          keywright: \(file): warning: still down at the end: A [KW-R011]
            hint: release what should not stay down

          """))
  }
}
