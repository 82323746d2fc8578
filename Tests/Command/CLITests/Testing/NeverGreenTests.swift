import Glibc
import TestSupport
import Testing

/// Runs that must not end with status 0.
@Suite struct NeverGreenTests {
  private static let passing = "scenario \"s\"\n  expect text \"\"\n"

  private static func run(_ folder: TemporaryFolder, _ arguments: [String]) throws -> CommandResult {
    var run = CommandRun(["test"] + arguments)
    run.folder = folder.path
    return try run.result()
  }

  /// A file with a plugin that does this at its first key in the whole run, and types the key itself at all others.
  private static func flaky(_ first: String, text: String = "→") throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.keys": "plugin plugin\nscenario \"s\"\n  keys A\n  expect text \"\(text)\"\n"
    ])
    _ = try TestPlugin.program(
      """
      if [ -e "\(folder.path)/seen" ]; then echo '{"request":'"$n"',"handled":true,"commit":"→"}'; else
      : > "\(folder.path)/seen"
      \(first)
      fi
      """, in: folder)
    folder.adopt("seen")
    return folder
  }

  @Test(arguments: [[], ["--fail-fast"], ["--jobs", "2"], ["--shuffle"], ["--update"], ["--shard", "1/1"]])
  func `a plugin that answers wrongly only the first time`(options: [String]) throws {
    let folder = try Self.flaky(#"echo '{"request":'"$n"',"handled":true,"commit":"x"}'"#)
    let before = TextFile.contents("\(folder.path)/a.keys")
    let result = try Self.run(folder, ["--plugin", "plugin", "a.keys"] + options)
    #expect(result.status == 1)
    #expect(result.output.contains("got “x”"), "\(result.output)")
    #expect(
      result.output.contains("the scenario is not deterministic: played again, it passes [KW-S023]"), "\(result.output)"
    )
    #expect(TextFile.contents("\(folder.path)/a.keys") == before)
  }

  @Test(arguments: ["→", "a"]) func `a plugin that dies only the first time, whatever the text is then`(text: String)
    throws
  {
    let folder = try Self.flaky("exit 3", text: text)
    let result = try Self.run(folder, ["--plugin", "plugin", "a.keys"])
    #expect(result.status == 1)
    #expect(result.errors.contains(" error: the program of plugin:test/mode ended with the status 3"), "\(result)")
  }

  @Test func `what looks like a test and is none is an error`() throws {
    let folder = try TemporaryFolder(["tests/a.keys": Self.passing])
    try folder.link("tests/dangling.keys", to: "nowhere")
    try folder.fifo("tests/pipe.keys")
    // Others are nobody's business.
    try folder.link("tests/dangling", to: "nowhere")
    try folder.fifo("tests/pipe")
    try expect(
      Self.run(folder, ["--reporter", "tap", "tests"]),
      gives: CommandResult(
        output: "TAP version 14\nok 1 - tests/a.keys > s\n1..1\n",
        errors: """
          keywright: tests/dangling.keys: error: a test is not run: its link leads to nothing [KW-S025]
            hint: correct the link, or take it away
          keywright: tests/pipe.keys: error: a test is not run: it is a FIFO, a device or a socket [KW-S025]
            hint: put a file there, or take it away

          """, status: 1))
  }

  /// Names that are not UTF-8, which no command line can give.
  @Test(arguments: [
    ("touch \"$(printf 'tests/\\374.keys')\"", "tests/\u{FFFD}.keys"),
    ("mkdir \"$(printf 'tests/\\374')\" && touch \"$(printf 'tests/\\374/b.keys')\"", "tests/\u{FFFD}"),
    ("mkdir -p \"$(printf 'tests/\\374/c/d')\" && touch \"$(printf 'tests/\\374/c/d/\\374.keys')\"", "tests/\u{FFFD}"),
    ("mkdir -p \"$(printf 'tests/\\374/c/d')\" && touch \"$(printf 'tests/\\374/notes')\"", nil),
    ("touch \"$(printf 'tests/\\374.txt')\"", nil),
  ])
  func `a name that is not UTF-8 hides no test`(command: String, place: String?) throws {
    let folder = try TemporaryFolder(["tests/a.keys": Self.passing])
    func shell(_ line: String) throws {
      var run = CommandRun(["-c", line])
      run.program = "/bin/sh"
      run.folder = folder.path
      run.environment = ["PATH=/usr/bin:/bin"]
      #expect(try run.result() == CommandResult())
    }
    try shell(command)
    defer { try? shell("find tests -mindepth 1 ! -name a.keys -delete") }
    let result = try Self.run(folder, ["tests"])
    let told = place.map {
      "keywright: \($0): error: a test is not run: the name is not UTF-8 [KW-S025]\n"
        + "  hint: rename it; a name is to be written in UTF-8\n"
    }
    #expect(result.errors == told ?? "")
    #expect(result.status == (place == nil ? 0 : 1))
  }

  @Test func `a report whose reader goes away does not hide a failure from the others`() throws {
    let folder = try TemporaryFolder([
      "a.keys": Self.passing, "b.keys": "scenario \"wrong\"\n  expect text \"x\"\n", "c.keys": Self.passing,
    ])
    folder.adopt("report.xml")
    for (files, status) in [(["a.keys", "b.keys", "c.keys"], Int32(1)), (["a.keys", "c.keys"], 0)] {
      var run = CommandRun(["test", "--reporter", "junit=report.xml"] + files)
      run.folder = folder.path
      run.output = .brokenPipe
      try expect(run.result(), gives: CommandResult(status: status))
      let report = TextFile.contents("\(folder.path)/report.xml") ?? ""
      #expect(report.hasSuffix("</testsuites>\n") && report.contains("failures=\"1\"") == (status == 1))
    }
  }

  @Test func `a part without a scenario is good where others have some`() throws {
    let folder = try TemporaryFolder(["a.keys": Self.passing])
    let results = try (1...2).map { try Self.run(folder, ["--shard", "\($0)/2", "--reporter", "github", "a.keys"]) }
    #expect(results.map(\.status) == [0, 0] && results.map(\.errors) == ["", ""])
    #expect(results.count { $0.output.hasPrefix("no scenario was run") } == 1)
    #expect(results.contains { $0.output.hasSuffix("\n1 scenario belongs to another part of the run\n") })
    #expect(try Self.run(folder, ["--shard", "1/2", "--filter", "nowhere", "a.keys"]).status == 1)
  }

  /// What is written is all there, or what was there before.
  @Test(arguments: [
    ("test --reporter junit=old.xml a.keys", "old.xml"), ("test --reporter tap=new.tap a.keys", "new.tap"),
    ("test --record typing.txt -o old.keys", "old.keys"), ("test --record typing.txt -o new.keys", "new.keys"),
  ])
  func `a full disk leaves no half of a report or scenario`(arguments: String, file: String) throws {
    let folder = try TemporaryFolder([
      "a.keys": Self.passing, "old.keys": Self.passing, "typing.txt": "A\n",
      "old.xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"keywright\">\n</testsuites>\n",
      "full.sh": "(trap '' XFSZ; ulimit -f 0; keywright \(arguments) 2>&1 >/dev/null; echo status $?) | cat",
    ])
    let before = TextFile.contents("\(folder.path)/\(file)")
    folder.adopt(file)
    var run = CommandRun(["full.sh"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    let output = try run.result().output
    #expect(output.hasSuffix("status 1\n") && output.contains("“\(file)”: File too large [KW-U003]"), "\(output)")
    #expect(TextFile.contents("\(folder.path)/\(file)") == before)
  }
}
