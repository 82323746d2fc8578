import Glibc
import TestSupport
import Testing

/// Where output goes, and what happens when it cannot.
struct OutputTests {
  static let arguments = [
    ["help"], ["version"], ["modes"], ["replay", "-k", "A"], ["replay", "-k", "A", "--output", "json"],
    ["replay", "-k", "A", "--output", "trace"], ["replay", "-k", "A", "--also", "de"],
    ["convert", "--to", "evdev", "-"], ["convert", "--to", "evemu", "-"], ["anonymise", "-"],
    ["test", "--reporter", "tap", "-"], ["modes", "--list"], ["modes", "check", TestPlugin.arrows], ["doctor"],
    ["doctor", "--output", "json"],
  ]

  /// A run with something on standard input for the commands that read it.
  private static func run(_ arguments: [String]) -> CommandRun {
    var run = CommandRun(arguments)
    run.input = Array((arguments.first == "test" ? "scenario \"x\"\n  keys A\n" : "A").utf8)
    return run
  }

  private static func message(_ reason: String) -> String {
    """
    keywright: error: cannot write the output: \(reason) [KW-U003]
      hint: check that the reader of a pipe still runs and that the disk has space

    """
  }

  /// What a run gives that was ended by SIGPIPE.
  private static let endedByPipe = CommandResult(status: -1000 - SIGPIPE)

  @Test(arguments: arguments)
  func `a pipe that nobody reads ends the command as it ends others, without a message`(arguments: [String]) throws {
    var run = Self.run(arguments)
    run.output = .brokenPipe
    try expect(run.result(), gives: Self.endedByPipe)
  }

  @Test func `where the signal is ignored, the status says it`() throws {
    let folder = try TemporaryFolder(["a.keys": "scenario \"x\"\n  expect text \"\"\n"])
    var run = CommandRun(["--ignore-signal=PIPE", BuiltCommand.path, "test", "\(folder.path)/a.keys"])
    run.program = "/usr/bin/env"
    run.output = .brokenPipe
    try expect(run.result(), gives: CommandResult(status: 1))
  }

  @Test(arguments: arguments)
  func `a full disk ends the command with a message`(arguments: [String]) throws {
    var run = Self.run(arguments)
    run.output = .path("/dev/full")
    try expect(
      run.result(), gives: CommandResult(errors: Self.message("No space left on device"), status: 1))
  }

  @Test(arguments: arguments)
  func `a closed standard output ends the command with a message`(arguments: [String]) throws {
    var run = Self.run(arguments)
    run.output = .closed
    try expect(
      run.result(), gives: CommandResult(errors: Self.message("Bad file descriptor"), status: 1))
  }

  @Test func `a message that nobody can read changes nothing else`() throws {
    for errors in [CommandRun.Stream.closed, .brokenPipe, .path("/dev/full")] {
      var run = CommandRun(["replay", "-k", "A", "--mode", "xkb:us", "--mode", "xkb:us"])
      run.errors = errors
      try expect(
        run.result(), gives: CommandResult(output: "a\n"))
      run.arguments = [Array("replay".utf8)]
      try expect(
        run.result(), gives: CommandResult(status: 2))
    }
  }

  @Test func `a long trace ends soon after its reader`() throws {
    let folder = try TemporaryFolder()
    var recording = EvdevFile()
    for _ in 0..<20_000 { recording.tap(30) }
    var run = CommandRun(["replay", "--output", "trace", try folder.file("recording", recording.bytes)])
    run.output = .brokenPipe
    try expect(run.result(), gives: Self.endedByPipe)
  }
}

/// Colour is for terminals whose user wants it.
struct ColourTests {
  private static let plain = """
    keywright: error: there is nothing to replay [KW-U001]
      hint: give keystrokes as in -k 'H I', a file, or - for standard input

    """
  private static let coloured = """
    keywright: \u{1B}[1;31merror:\u{1B}[0m there is nothing to replay \u{1B}[2m[KW-U001]\u{1B}[0m
      \u{1B}[2mhint:\u{1B}[0m give keystrokes as in -k 'H I', a file, or - for standard input

    """

  @Test(arguments: [
    (["TERM=xterm"], coloured), (["TERM=xterm", "NO_COLOR="], coloured), (["TERM=xterm", "NO_COLOR=1"], plain),
    (["TERM=dumb"], plain), ([], plain),
  ])
  func `a terminal gets a message in colour`(environment: [String], text: String) throws {
    var run = CommandRun(["replay"])
    run.environment = environment
    run.errors = .terminal
    try expect(
      run.result(), gives: CommandResult(output: text, status: 2))
  }

  @Test func `a pipe gets plain text, whatever the terminal`() throws {
    var run = CommandRun(["replay"])
    run.environment = ["TERM=xterm"]
    try expect(
      run.result(), gives: CommandResult(errors: Self.plain, status: 2))
  }

  @Test func `help has headings on a terminal`() throws {
    var run = CommandRun(["help", "version"])
    run.environment = ["TERM=xterm"]
    run.output = .terminal
    try expect(
      run.result(),
      gives: CommandResult(
        output: """
          \u{1B}[1mkeywright version\u{1B}[0m

            Shows the versions of keywright and what it builds on.

          \u{1B}[1mOther\u{1B}[0m
            -h, --help  show this help

          """))
  }
}
