import Glibc
import TestSupport
import Testing

/// `keywright record` before a keyboard of umockdev, and what it says where there is none.
struct RecordTests {
  /// A tap of A, then of B; the version of umockdev that Debian 12 has spoils some times, not these.
  private static let taps = """
    E: 0.000001 0001 001e 0001
    E: 0.000001 0000 0000 0000
    E: 0.110001 0001 001e 0000
    E: 0.110001 0000 0000 0000
    E: 0.230001 0001 0030 0001
    E: 0.230001 0000 0000 0000
    E: 0.310001 0001 0030 0000
    E: 0.310001 0000 0000 0000

    """
  private static let controlC = """
    E: 0.410001 0001 001d 0001
    E: 0.410001 0000 0000 0000
    E: 0.510001 0001 002e 0001
    E: 0.510001 0000 0000 0000

    """
  private static let hasMock = ConditionTrait.enabled(
    if: MockKeyboard.isAvailable, "umockdev is not installed: apt-get install umockdev evtest")

  @Test(hasMock) func `a recording describes its keyboard`() throws {
    let keyboard = try MockKeyboard(events: Self.taps)
    let result = try keyboard.result(of: "run keywright record \(MockKeyboard.path) --yes --keys 2")
    expect(
      result,
      gives: CommandResult(
        output: """
          # EVEMU 1.3
          # Input device name: "Test keyboard"
          N: Test keyboard
          I: 0011 0001 0001 ab4b
          P: 00 00 00 00 00 00 00 00
          B: 00 03 00 10 00 00 00 00 00
          B: 01 fe ff ff ff ff ff ff ff
          B: 01 ff ff ff ff ff ff ff ff
          \([String](repeating: "B: 01 00 00 00 00 00 00 00 00", count: 10).joined(separator: "\n"))
          B: 14 03 00 00 00 00 00 00 00
          E: 0.000000 0001 001e 0001\t# EV_KEY / KEY_A                1
          E: 0.000000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
          E: 0.110000 0001 001e 0000\t# EV_KEY / KEY_A                0
          E: 0.110000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
          E: 0.230000 0001 0030 0001\t# EV_KEY / KEY_B                1
          E: 0.230000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
          E: 0.310000 0001 0030 0000\t# EV_KEY / KEY_B                0
          E: 0.310000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------

          """))
  }

  @Test(
    hasMock,
    arguments: [
      ("--keys 1", "+A 110ms -A\n"), ("--keys 2", "+A 110ms -A 120ms +B 80ms -B\n"),
      ("--seconds 1", "+A 110ms -A 120ms +B 80ms -B\n"),
    ])
  func `a number of keys or seconds ends it`(option: String, keys: String) throws {
    // The Return of the command line is still down.
    let events = "E: 0.000001 0001 001c 0000\nE: 0.000001 0000 0000 0000\n" + Self.taps
    let keyboard = try MockKeyboard(heldKeys: [28], events: events)
    let line = "run keywright record \(MockKeyboard.path) --yes --format notation \(option)"
    expect(try keyboard.result(of: line), gives: CommandResult(output: keys), "\(option)")
  }

  @Test(hasMock) func `Ctrl+C ends it and is not part of it`() throws {
    let keyboard = try MockKeyboard(events: Self.taps + Self.controlC)
    let line =
      "run timeout --preserve-status -s INT 2 keywright record \(MockKeyboard.path) --yes --format notation -o out"
    expect(try keyboard.result(of: line), gives: CommandResult())
    #expect(keyboard.file("out") == "+A 110ms -A 120ms +B 80ms -B\n")
  }

  @Test(hasMock) func `whoever ends it otherwise keeps what is held`() throws {
    let keyboard = try MockKeyboard(events: Self.taps + Self.controlC)
    let line = "run timeout --preserve-status 2 keywright record \(MockKeyboard.path) --yes --format notation -o out"
    expect(
      try keyboard.result(of: line),
      gives: CommandResult(
        errors: """
          keywright: \(MockKeyboard.path): warning: still down at the end: LEFTCTRL, C [KW-R011]
            hint: release what should not stay down

          """))
    #expect(keyboard.file("out") == "+A 110ms -A 120ms +B 80ms -B 100ms +LEFTCTRL 100ms +C\n")
  }

  @Test(hasMock, arguments: [("n", "nothing"), ("y", "+A 110ms -A\n")])
  func `a terminal is asked first, and told how to stop`(answer: String, kept: String) throws {
    let keyboard = try MockKeyboard(events: Self.taps)
    let command = "keywright record \(MockKeyboard.path) --keys 1 --format notation -o out"
    let line = "{ sleep 0.3; echo \(answer); sleep 1; } | script -qec 'run \(command)' /dev/null"
    let output = try keyboard.result(of: line, terminal: true).output
    #expect(
      output.contains("Everything that is typed on Test keyboard will be recorded, passwords too. Record? [y/N] "))
    #expect(
      output.contains("keywright: recording Test keyboard; it stops after 1 key or with Ctrl+C") == (answer == "y"))
    #expect(keyboard.file("out") ?? "nothing" == kept, "\(output)")
  }

  @Test(hasMock, arguments: ["evemu", "libinput", "evtest"])
  func `the name of a keyboard cannot turn the text of a terminal around`(format: String) throws {
    let keyboard = try MockKeyboard(name: "Test \u{202E}keyboard", events: Self.taps)
    let command = "keywright record \(MockKeyboard.path) --yes --keys 2 --format \(format)"
    let shown = try keyboard.result(of: "script -qec 'run \(command)' /dev/null", terminal: true).output
    #expect(shown.contains("Test \\u{202E}keyboard") && !shown.unicodeScalars.contains("\u{202E}"), "\(shown)")
    // In a file the name is what it is.
    let kept = try keyboard.result(of: "run \(command)").output
    #expect(kept.unicodeScalars.contains("\u{202E}"), "\(kept)")
  }

  @Test(hasMock) func `without a device the keyboards are listed`() throws {
    let keyboard = try MockKeyboard(events: Self.taps)
    expect(
      try keyboard.result(of: "run keywright record"),
      gives: CommandResult(output: "/dev/input/event0  Test keyboard\n"))
  }

  /// What we write, umockdev plays and evtest prints, and we read that again.
  @Test(hasMock, .enabled(if: access("/usr/bin/evtest", X_OK) == 0, "evtest is not installed: apt-get install evtest"))
  func `other programs read what is written`() throws {
    let keys = "+LEFTSHIFT 110ms +A 120ms -A 130ms -LEFTSHIFT 70ms +F24 2s -F24"
    let evemu = try keywright("convert", "--to", "evemu", input: keys).output
    let keyboard = try MockKeyboard(events: evemu)
    // It ends with the last event, however long the machine takes.
    let line = """
      run sh -c '
        stdbuf -oL evtest \(MockKeyboard.path) >printed &
        for _ in $(seq 300); do grep -q "(KEY_F24), value 0" printed && break; sleep 0.1; done
        kill $!'
      keywright convert --to notation printed
      """
    let result = try keyboard.result(of: line)
    #expect(result.output == keys + "\n")
    #expect(result.status == 0)
  }

  @Test func `what cannot be recorded is told`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let file = "\(folder.path)/file"
    try expect(
      keywright("record", file, "--yes"),
      gives: CommandResult(
        errors: """
          keywright: error: “\(file)” is not an input device [KW-R029]
            hint: run keywright record alone: it lists the keyboards, such as /dev/input/event3

          """, status: 1))
    try expect(
      keywright("record", "/nonexistent", "--yes"),
      gives: CommandResult(
        errors: """
          keywright: error: cannot read “/nonexistent”: No such file or directory [KW-R029]
            hint: run keywright record alone for the list of keyboards

          """, status: 1))
  }

  @Test func `a device that may not be read is told, with what to do`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let file = "\(folder.path)/file"
    chmod(file, 0)
    // Root may read everything.
    let asNobody = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"] : []
    let words = asNobody + [BuiltCommand.path, "record", file, "--yes"]
    var run = CommandRun(Array(words.dropFirst()))
    run.program = words[0]
    expect(
      try run.result(),
      gives: CommandResult(
        errors: """
          keywright: error: cannot read “\(file)”: Permission denied [KW-R029]
            hint: join the group that may: sudo usermod -aG input $USER, then log in again; or use sudo

          """, status: 1))
  }

  @Test(hasMock) func `nobody is recorded unasked`() throws {
    let keyboard = try MockKeyboard(events: Self.taps)
    expect(
      try keyboard.result(of: "run keywright record \(MockKeyboard.path)"),
      gives: CommandResult(
        errors: """
          keywright: error: everything that is typed will be recorded, passwords too, and there is no terminal to ask on [KW-U001]
            hint: add --yes where that is meant

          """, status: 2))
  }

  @Test(arguments: [
    (["--seconds", "0"], "--seconds cannot be “0”", "give a whole number from 1 to 86400, such as --seconds 10"),
    (["--keys", "x"], "--keys cannot be “x”", "give a whole number from 1 to 1000000000, such as --keys 10"),
    (["--format", "xev"], "xev is read but not written", "choose one of"),
  ])
  func `a wrong command line is told`(arguments: [String], message: String, hint: String) throws {
    let result = try CommandRun(["record"] + arguments).result()
    #expect(result.errors.hasPrefix("keywright: error: \(message) [KW-U001]\n  hint: \(hint)"))
    #expect(result.status == 2)
  }
}
