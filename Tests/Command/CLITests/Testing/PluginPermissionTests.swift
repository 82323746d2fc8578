import Glibc
import TestSupport
import Testing

/// A plugin that a `.keys` file names runs only where the command line allows it.
@Suite struct PluginPermissionTests {
  /// A file that names a plugin, which leaves a file behind when it runs.
  private static func folder(_ path: String = "plugin") throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "tests/a.keys": "plugin ../\(path)\nscenario \"s\"\n  keys A\n  expect text \"→\"\n"
    ])
    _ = try TestPlugin.program(
      #"echo '{"request":'"$n"',"handled":true,"commit":"→"}'"#, start: ": > \"\(folder.path)/has-run\"", in: folder)
    folder.adopt("has-run")
    return folder
  }

  private static func run(_ folder: TemporaryFolder, _ arguments: [String]) throws -> (CommandResult, hasRun: Bool) {
    var run = CommandRun(["test"] + arguments + ["tests"])
    run.folder = folder.path
    let result = try run.result()
    return (result, access("\(folder.path)/has-run", F_OK) == 0)
  }

  @Test func `without a word of the command line it is not run`() throws {
    let folder = try Self.folder()
    let (result, hasRun) = try Self.run(folder, ["--reporter", "tap"])
    #expect(!hasRun && result.status == 1)
    #expect(
      result.output.contains(
        """
            tests/a.keys:1:8: the plugin “plugin” is not run, since only this file names it [KW-S024]
              hint: name it on the command line too: --plugin PATH; or allow all: --allow-plugins

        """), "\(result.output)")
  }

  @Test(arguments: [
    ["--allow-plugins"], ["--plugin", "plugin"], ["--plugin", "./tests/../plugin"], ["--plugin", "again/plugin"],
    ["--plugin", "tests/unused.keys", "--plugin", "plugin"],
  ])
  func `with one it is, however the same file is named`(options: [String]) throws {
    let folder = try Self.folder()
    try folder.file("tests/unused.keys", "layout us\n")
    try folder.link("again", to: ".")
    let (result, hasRun) = try Self.run(folder, options)
    #expect(hasRun && result.status == 0, "\(result)")
  }

  @Test(arguments: [["--update"], ["--shuffle"], ["--jobs", "2"], ["--strict"], ["--plugin", "tests/a.keys"]])
  func `no other option allows it`(options: [String]) throws {
    let folder = try Self.folder()
    let (result, hasRun) = try Self.run(folder, options)
    #expect(!hasRun && result.status == 1, "\(result)")
  }

  /// One file may be several programs, by the name that it is run under.
  @Test func `what runs is what the command line names`() throws {
    let folder = try TemporaryFolder([
      "a.keys": "plugin other/name\nscenario \"s\"\n  keys A\n  expect text \"a\"\n",
      "named": "#!/bin/sh\ncase $0 in *other*) : > \"$(dirname \"$0\")/../has-run\" ;; esac\nexit 1\n",
    ])
    chmod("\(folder.path)/named", 0o700)
    try folder.link("other/name", to: "../named")
    folder.adopt("has-run")
    var run = CommandRun(["test", "--plugin", "named", "a.keys"])
    run.folder = folder.path
    let result = try run.result()
    #expect(access("\(folder.path)/has-run", F_OK) != 0 && result.status == 1, "\(result)")
  }

  @Test func `a plugin of the command line has to be there`() throws {
    try expect(
      keywright("test", "--plugin", "/nowhere/plugin", "/dev/null"),
      gives: CommandResult(
        errors: """
          keywright: /nowhere/plugin: error: the plugin cannot be loaded: nothing is there [KW-M008]
            hint: name a shared library or a program that you may read

          """, status: 1))
  }

  @Test func `a library is not loaded either`() throws {
    let folder = try TemporaryFolder(["a.keys": "plugin plugin.so\nscenario \"s\"\n  keys A\n  expect text \"a\"\n"])
    folder.adopt("has-run")
    _ = try TestPlugin.library(start: "close(open(\"\(folder.path)/has-run\", O_CREAT, 0600));", in: folder)
    for (options, status) in [([], Int32(1)), (["--plugin", "plugin.so"], 0)] {
      var run = CommandRun(["test", "a.keys"] + options)
      run.folder = folder.path
      #expect(try run.result().status == status)
      #expect((access("\(folder.path)/has-run", F_OK) == 0) == (status == 0))
    }
  }

  @Test func `nor is one recorded with or watched`() throws {
    let folder = try Self.folder()
    try folder.file("typing.txt", "A\n")
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "tests/a.keys"])
    run.folder = folder.path
    #expect(try run.result().status == 1)
    try folder.file(
      "watch.sh",
      """
      keywright test --watch tests > out 2> err &
      process=$!
      for i in $(seq 600); do grep -qs waiting err && break; sleep 0.1; done
      kill $process
      grep -c KW-S024 out
      """)
    for name in ["out", "err"] { folder.adopt(name) }
    run = CommandRun(["watch.sh"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    try expect(run.result(), gives: CommandResult(output: "1\n"))
    #expect(access("\(folder.path)/has-run", F_OK) != 0)
  }
}
