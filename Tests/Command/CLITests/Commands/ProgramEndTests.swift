import Glibc
import TestSupport
import Testing

/// Programs of plugins that do not answer, and that end with the command.
@Suite struct ProgramEndTests {
  @Test(arguments: [
    ("exit 3", "it ended with the status 3, asked to handle the press of key 46 “c”, and had failed before"),
    (
      "sleep 600",
      "it gave no answer within 1.0 seconds, asked to handle the press of key 46 “c”, and had failed before"
    ),
  ])
  func `a check ends with a failure that no new start mends`(answer: String, end: String) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(answer, in: folder)
    let report = """
      plugin:test/mode
        FAIL  the plugin answers every call: \(end)
      1 mode, 1 finding

      """
    expect(
      try keywright("modes", "check", path, "--plugin-timeout", "1"),
      gives: CommandResult(output: report, status: 1), "\(answer)")
  }

  /// A program that tells its number, sends its host a signal, and waits for a child that nothing but SIGKILL ends.
  private func deadly(_ signal: String, in folder: TemporaryFolder) throws -> String {
    _ = folder.adopt("number")
    return try TestPlugin.program(
      """
      trap '' INT TERM HUP QUIT
      sleep 600 &
      echo $! > "${0%/*}/number"
      kill -s \(signal) $PPID
      wait
      """, in: folder)
  }

  private func started(_ disposition: String, _ arguments: [String]) throws -> CommandResult {
    var run = CommandRun([disposition, BuiltCommand.path] + arguments)
    run.program = "/usr/bin/env"
    return try run.result()
  }

  @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP), ("QUIT", SIGQUIT)])
  func `a signal that ends the command ends the program and what it started`(name: String, signal: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try deadly(name, in: folder)
    let result = try started(
      "--default-signal=\(name)", ["replay", "--plugin", path, "--plugin-timeout", "60", "-k", "A"])
    expect(result, gives: CommandResult(status: -1000 - signal), "\(name)")
    #expect(try isGone("\(folder.path)/number"), "\(name)")
  }

  /// Whether the process with the number in a file ends.
  private func isGone(_ file: String) throws -> Bool {
    let number = try #require(TextFile.lines(file).first.flatMap { pid_t($0) })
    for _ in 0..<5000 {
      // Who adopts it reaps it, in its own time.
      if kill(number, 0) == -1 || TextFile.contents("/proc/\(number)/stat")?.contains(") Z") ?? true { return true }
      usleep(1000)
    }
    return false
  }

  @Test func `the process in which a library is checked ends with the command`() throws {
    let folder = try TemporaryFolder()
    let file = folder.adopt("number")
    let path = try TestPlugin.library(
      handle: """
        dprintf(open("\(file)", O_CREAT | O_WRONLY, 0600), "%d", getpid()); kill(getppid(), SIGTERM); for (;;) pause();
        """, in: folder)
    let result = try started("--default-signal=TERM", ["modes", "check", path, "--plugin-timeout", "60"])
    expect(result, gives: CommandResult(status: -1000 - SIGTERM))
    #expect(try isGone(file))
  }

  @Test func `the first answer may take five times as long`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program("", start: "sleep 600", in: folder)
    expect(
      try keywright("modes", "check", path, "--plugin-timeout", "1"),
      gives: CommandResult(
        errors: """
          keywright: \(path): error: the plugin cannot be loaded: the program gave no answer within 5.0 seconds [KW-M008]
            hint: flush standard output after each answer; a slow program needs a longer time limit

          """, status: 1))
  }

  @Test func `a signal that the command was started to ignore ends nothing`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(#"kill -s HUP $PPID; echo '{"request":'"$n"',"commit":"b"}'"#, in: folder)
    expect(
      try started("--ignore-signal=HUP", ["replay", "--plugin", path, "-k", "A"]),
      gives: CommandResult(output: "ba\n"))
  }

  @Test func `children that the command was started to ignore are waited for`() throws {
    let folder = try TemporaryFolder()
    let library = try TestPlugin.library(in: folder)
    let check = try started("--ignore-signal=CHLD", ["modes", "check", library])
    #expect(check.output.hasSuffix("2 modes, 0 findings\n"))
    #expect(check.errors == "")
    #expect(check.status == 0)
    let program = try TestPlugin.program(#"echo '{"request":'"$n"',"commit":"b"}'; exit 7"#, in: folder)
    let end = "it ended with the status 7, asked to"
    #expect(try started("--ignore-signal=CHLD", ["modes", "check", program]).output.contains(end))
    let keymap = try folder.file("x.xkb", "xkb_keymap { nonsense }")
    #expect(try started("--ignore-signal=CHLD", ["replay", "--keymap", keymap, "-k", "A"]).status == 1)
  }
}
