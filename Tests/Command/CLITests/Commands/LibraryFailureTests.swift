import TestSupport
import Testing

/// A library that does not come back from a call, in a command that cannot go on without it.
@Suite struct LibraryFailureTests {
  private static let checkHint = "keywright modes check finds the call, and outlives it"
  private static let slowHint = "a slow library needs a longer time limit"

  private static func told(_ path: String, _ cause: String, _ call: String, hint: String = checkHint) -> String {
    """
    keywright: \(path): error: the library of plugin:test/bad \(cause), asked to \(call); nothing more is run [KW-M011]
      hint: \(hint)

    """
  }

  private static let ends: [(statement: String, cause: String)] = [
    ("exit(0);", "ended the process with the status 0"), ("exit(259);", "ended the process with the status 3"),
    ("_exit(0);", "ended the process with the status 0"), ("_Exit(4);", "ended the process with the status 4"),
    ("quick_exit(0);", "ended the process with the status 0"),
    ("pthread_exit(NULL);", "ended the thread that it was called in"),
    ("close(1); close(2); exit(0);", "ended the process with the status 0"),
    ("*(volatile char *)8 = 1;", "crashed (SIGSEGV)"), ("overflow(1);", "crashed (SIGSEGV)"),
    ("abort();", "crashed (SIGABRT)"), ("raise(SIGFPE);", "crashed (SIGFPE)"), ("raise(SIGILL);", "crashed (SIGILL)"),
    ("raise(SIGBUS);", "crashed (SIGBUS)"), ("raise(SIGTRAP);", "crashed (SIGTRAP)"),
    ("raise(SIGSYS);", "crashed (SIGSYS)"),
    ("batch->commit = (keywright_text){(char *)8, 5};", "crashed (SIGSEGV)"),
  ]

  @Test(arguments: ends)
  func `what ends a call ends a replay with a word`(statement: String, cause: String) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(handle: statement, in: folder)
    expect(
      try keywright("replay", "--plugin", path, "-k", "A X"),
      gives: CommandResult(errors: Self.told(path, cause, "handle"), status: 1), "\(statement)")
  }

  @Test(arguments: ["for (;;) sleep(1);", "for (;;);"])
  func `a call that does not end is ended`(statement: String) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(handle: statement, in: folder)
    expect(
      try keywright("replay", "--plugin", path, "--plugin-timeout", "1", "-k", "A X"),
      gives: CommandResult(
        errors: Self.told(path, "did not come back within 1.0 seconds", "handle", hint: Self.slowHint), status: 1),
      "\(statement)")
  }

  @Test func `other calls are watched too`() throws {
    let folders = try (0..<3).map { _ in try TemporaryFolder() }
    let exits = "exit(0);"
    for (call, path, output) in [
      ("create", try TestPlugin.library(create: exits, in: folders[0]), ""),
      ("activate", try TestPlugin.library(activate: exits, in: folders[1]), ""),
      ("destroy", try TestPlugin.library(destroy: exits, in: folders[2]), "a\n"),
    ] {
      expect(
        try keywright("replay", "--plugin", path, "-k", "A"),
        gives: CommandResult(
          output: output, errors: Self.told(path, "ended the process with the status 0", call), status: 1), "\(call)")
    }
  }

  @Test(arguments: [
    (
      "exit(0);", "ended the process with the status 0",
      "a library says what it has, and leaves the process to its host"
    ),
    ("abort();", "crashed (SIGABRT)", "a library says what it has, and leaves the process to its host"),
    ("for (;;);", "did not come back within 1.0 seconds", slowHint),
  ])
  func `a library that does not come back as it is loaded cannot be loaded`(
    statement: String, cause: String, hint: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(start: statement, in: folder)
    for arguments in [["replay", "-k", "A", "--plugin", path], ["modes", "--plugin", path]] {
      expect(
        try CommandRun(arguments + ["--plugin-timeout", "1"]).result(),
        gives: CommandResult(
          errors: """
            keywright: \(path): error: the plugin cannot be loaded: it \(cause) [KW-M008]
              hint: \(hint)

            """, status: 1), "\(statement)")
    }
  }

  @Test(arguments: ["if (fork() == 0) _exit(0);", "if (fork() == 0) exit(0);", "system(\"exit 3\");"])
  func `a process that a library starts may end`(statement: String) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(handle: statement, in: folder)
    expect(try keywright("replay", "--plugin", path, "-k", "A X"), gives: CommandResult(output: "ax\n"), "\(statement)")
  }

  @Test func `the trace is there up to the call`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(handle: "exit(0);", in: folder)
    let good = try keywright("replay", "--plugin", path, "-k", "A", "--output", "trace")
    #expect(good.output.split(separator: "\n").count == 3)
    expect(
      try keywright("replay", "--plugin", path, "-k", "A X", "--output", "trace"),
      gives: CommandResult(
        output: good.output, errors: Self.told(path, "ended the process with the status 0", "handle"), status: 1))
  }

  private static let scenarios: KeyValuePairs<String, String> = [
    "a.keys": "scenario \"a\"\n  keys A\n  expect text \"a\"\n",
    "b.keys": "plugin plugin.so\nmodes plugin:test/bad\nscenario \"b\"\n  keys X\n  expect text \"x\"\n",
    "c.keys": "scenario \"c\"\n  keys A\n  expect text \"a\"\n",
  ]

  @Test(arguments: [("exit(0);", "ended the process with the status 0"), ("abort();", "crashed (SIGABRT)")])
  func `a run of tests is never green, and keeps what is known of the files before`(
    statement: String, cause: String
  ) throws {
    let folder = try TemporaryFolder(Self.scenarios)
    _ = try TestPlugin.library(handle: statement, in: folder)
    var run = CommandRun(["test", "--jobs", "1", "--plugin", "plugin.so"])
    run.folder = folder.path
    expect(
      try run.result(),
      gives: CommandResult(
        output: "✓ a.keys  1 passed\n", errors: Self.told("plugin.so", cause, "handle"), status: 1),
      "\(statement)")
  }

  @Test(arguments: [
    ("exit(0);", "ended the process with the status 0", checkHint), ("overflow(1);", "crashed (SIGSEGV)", checkHint),
    ("pthread_exit(NULL);", "ended the thread that it was called in", checkHint),
    ("for (;;);", "did not come back within 1.0 seconds", slowHint),
  ])
  func `so it is in many threads`(statement: String, cause: String, hint: String) throws {
    let folder = try TemporaryFolder(Self.scenarios)
    _ = try TestPlugin.library(handle: statement, in: folder)
    var run = CommandRun(["test", "--jobs", "3", "--plugin-timeout", "1", "--allow-plugins"])
    run.folder = folder.path
    let result = try run.result()
    #expect(result.errors == Self.told("plugin.so", cause, "handle", hint: hint), "\(statement)")
    #expect(result.status == 1, "\(statement)")
  }
}
