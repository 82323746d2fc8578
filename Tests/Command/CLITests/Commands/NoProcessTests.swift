import Glibc
import TestSupport
import Testing

/// A command that may start no process, nor a thread.
private enum LimitedCommand {
  static func run(_ arguments: [String]) -> CommandRun {
    // The limit does not hold for root.
    let user = getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    var run = CommandRun(user + ["prlimit", "--nproc=0", BuiltCommand.path] + arguments)
    run.program = "/usr/bin/env"
    run.environment = ["PATH=/usr/bin:/bin"]
    return run
  }

  static let isPossible = (try? run(["version"]).result().status) == 0
}

/// What is said where the system creates no process: the user has too many, as on a machine at its limits.
@Suite(
  .enabled(if: LimitedCommand.isPossible, "needs prlimit, as root setpriv too, and a build that everybody may read"))
struct NoProcessTests {
  private func expect(_ arguments: [String], in folder: TemporaryFolder, says error: String) throws {
    #expect(chmod(folder.path, 0o755) == 0)
    let result = try LimitedCommand.run(arguments).result()
    #expect(result.output == "")
    #expect(result.errors.replacing(folder.path, with: "DIR") == "keywright: \(error)\n")
    #expect(result.status == 1)
  }

  private static let more = "hint: end other programs, or raise the limit of processes: ulimit -u"
  private static let reason = "Resource temporarily unavailable"

  @Test func `a keymap that cannot be checked is not loaded`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x.xkb", "xkb_keymap { }")
    #expect(chmod(file, 0o644) == 0)
    try expect(
      ["replay", "--keymap", file, "-k", "A"], in: folder,
      says: """
        DIR/x.xkb: error: the keymap is not loaded, as no process can be created to check it in: \(Self.reason) [KW-K050]
          \(Self.more)
        """)
  }

  @Test func `names that a folder of one's own can give a meaning are not compiled either`() throws {
    let folder = try TemporaryFolder()
    try expect(
      ["replay", "--layout", "us", "--xkb-path", folder.path, "-k", "A"], in: folder,
      says: """
        error: the keymap is not loaded, as no process can be created to check it in: \(Self.reason) [KW-K050]
          \(Self.more)
        """)
  }

  @Test func `layouts of the system need no process`() throws {
    let result = try LimitedCommand.run(["replay", "--layout", "fr", "-k", "A Q"]).result()
    CLITests.expect(result, gives: CommandResult(output: "qa\n"))
  }

  @Test func `a program is not started`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("plugin.sh", "#!/bin/sh\n")
    #expect(chmod(file, 0o755) == 0)
    for arguments in [["modes", "check", file], ["replay", "--plugin", file, "-k", "A"]] {
      try expect(
        arguments, in: folder,
        says: """
          DIR/plugin.sh: error: the plugin cannot be loaded: the program could not be run: \(Self.reason) [KW-M008]
            \(Self.more)
          """)
    }
  }

  @Test func `a library is not checked, nor loaded where nothing can watch it`() throws {
    let folder = try TemporaryFolder()
    let library = try TestPlugin.library(in: folder)
    #expect(chmod(library, 0o755) == 0)
    try expect(
      ["modes", "check", library], in: folder,
      says: """
        DIR/plugin.so: error: the plugin cannot be checked: no process can be created: \(Self.reason) [KW-M008]
          \(Self.more)
        """)
    try expect(
      ["replay", "--plugin", library, "-k", "A"], in: folder,
      says: """
        DIR/plugin.so: error: the plugin cannot be loaded: it cannot be watched: \(Self.reason) [KW-M008]
          \(Self.more)
        """)
  }

  #if M17N
    @Test func `a method of m17n is not begun`() throws {
      try expect(
        ["replay", "--mode", "m17n:vi-telex", "-k", "A"], in: try TemporaryFolder(),
        says: """
          error: no process can be created for the mode m17n:vi-telex: \(Self.reason) [KW-M028]
            \(Self.more)
          """)
    }
  #endif
}
