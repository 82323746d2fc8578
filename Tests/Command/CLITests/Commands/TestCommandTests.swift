import Glibc
import KeywrightFiles
import TestSupport
import Testing

struct TestCommandTests {
  /// Twenty cases that pass.
  static let bepo =
    "layout fr(bepo)\nscenario \"dead keys\"\n  table name | keys | text\n"
    + (1...20).map { "  | \"number \($0)\" | <AD06> <AD04> | \"ô\" |\n" }.joined()

  private static let broken = "scenario \"s\"\n  keys A\n  expect text \"b\"\n"

  private static func run(
    _ files: KeyValuePairs<String, String>, _ arguments: String..., environment: [String] = []
  ) throws -> CommandResult {
    let folder = try TemporaryFolder(files)
    var run = CommandRun(["test"] + arguments)
    run.folder = folder.path
    run.environment = environment
    var result = try run.result()
    result.output = withoutTimes(result.output)
    return result
  }

  /// What a report says, without how long it took.
  private static func withoutTimes(_ text: String) -> String {
    // On a busy machine some scenarios are slow.
    text.replacing(/\nThe slowest:\n(  .*\n)+/, with: "").replacing(/\([0-9.]+ m?s\)/, with: "(TIME)")
  }

  @Test func `a folder is run, and what failed decides the status`() throws {
    try expect(
      Self.run(["tests/a.keys": Self.bepo, "tests/b/c.keys": "scenario \"fine\"\n  expect text \"\"\n"], "tests"),
      gives: CommandResult(
        output: "✓ tests/a.keys  20 passed\n✓ tests/b/c.keys  1 passed\n\n21 passed in 2 files (TIME)\n"))
    try expect(
      Self.run(["a.keys": Self.broken]),
      gives: CommandResult(
        output: """
          ✗ a.keys:1: s
              a.keys:3:3: expected the text “b”, got “a”
                expect text "b"
                expected  “b”  U+0062 LATIN SMALL LETTER B
                got       “a”  U+0061 LATIN SMALL LETTER A
              the last keys:
                focus  xkb:us is the first active mode  → |
                A      a is on level 1 of English (US); “a” is inserted  → a|

          ✗ a.keys  1 failed

          1 failed in 1 file (TIME)

          """, status: 1))
  }

  @Test func `standard input is a file too`() throws {
    var run = CommandRun(["test", "-"])
    run.input = Array(Self.bepo.utf8)
    let result = try run.result()
    #expect(Self.withoutTimes(result.output) == "✓ standard input  20 passed\n\n20 passed in 1 file (TIME)\n")
  }

  @Test(arguments: [
    (
      "there is no .keys file in “empty”", "name files or folders; keywright help keys shows how to write one",
      ["empty"]
    ),
    (
      "no scenario has “B.keys” in its “file > name”", "check --filter and its capital letters", ["--filter", "B.keys"]
    ),
    ("part 9000 of 10000 has no scenario", "use fewer parts", ["--shard", "9000/10000"]),
    ("every scenario is skipped", "take a skip mark away, or install what is missing", ["skipped"]),
    ("there is no scenario in “settings”", "write one: keywright help keys", ["settings"]),
  ])
  func `a run of nothing is a failure that says why`(message: String, hint: String, arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "empty/readme.txt": "", "skipped/a.keys": "scenario \"s\"\n  skip \"why\"\n", "settings/a.keys": "layout us\n",
    ])
    var run = CommandRun(["test"] + arguments)
    run.folder = folder.path
    let result = try run.result()
    #expect(result.errors == "keywright: error: nothing was run: \(message) [KW-S020]\n  hint: \(hint)\n")
    #expect(result.status == 1)
  }

  @Test func `several reports are written at once`() throws {
    let folder = try TemporaryFolder(["a.keys": Self.broken])
    for name in ["report.xml", "report.tap"] { folder.adopt(name) }
    var run = CommandRun(["test", "--reporter", "junit=report.xml", "--reporter", "tap", "--output", "report.tap"])
    run.folder = folder.path
    let result = try run.result()
    #expect(result.output.hasPrefix("✗ a.keys:1: s\n") && result.status == 1)
    #expect(TextFile.contents("\(folder.path)/report.xml")?.hasSuffix("</testsuites>\n") ?? false)
    #expect(TextFile.contents("\(folder.path)/report.tap")?.hasSuffix("\n1..1\n") ?? false)
  }

  @Test(arguments: [["-o", "a.keys", "."], ["--reporter", "junit=./a.keys", "a.keys"]])
  func `a report never takes the place of a test`(arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.keys": Self.broken])
    var run = CommandRun(["test"] + arguments)
    run.folder = folder.path
    let result = try run.result()
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors.contains(" would take the place of a test")
        && result.errors.contains("nothing was run and nothing written"))
    #expect(try FileReader.bytes(of: "\(folder.path)/a.keys", limit: 1000) == Array(Self.broken.utf8))
  }

  /// A suite that includes settings and names files of every kind.
  private static let naming: KeyValuePairs<String, String> = [
    "tests/a.keys":
      "include inc/common.keys\nscenario \"s\"\n  keymap map.xkb\n  compose ./Compose\n  xkb-path xkb\n  expect text \"\"\n",
    "tests/inc/common.keys": "include more.txt\n", "tests/inc/more.txt": "layout us\n",
    "tests/map.xkb": "xkb_keymap { };\n", "tests/Compose": "<a> : \"b\"\n", "tests/xkb/symbols/own": "//\n",
    "other.keys": "layout us\n", "notes.txt": "mine\n",
    "old.xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"keywright\">\n",
  ]

  @Test(arguments: [
    ("tests/inc/common.keys", "a test"), ("tests/inc/more.txt", "a file that a test reads"),
    ("tests/map.xkb", "a file that a test reads"), ("tests/Compose", "a file that a test reads"),
    ("tests/xkb/symbols/own", "a file that a test reads"), ("other.keys", "a test"),
  ])
  func `a report never takes the place of what a test reads`(file: String, what: String) throws {
    let folder = try TemporaryFolder(Self.naming)
    let before = TextFile.contents("\(folder.path)/\(file)")
    for arguments in [["-o", file], ["--reporter", "json=\(file)"]] {
      var run = CommandRun(["test", "--fail-fast"] + arguments + ["tests/a.keys"])
      run.folder = folder.path
      try expect(
        run.result(),
        gives: CommandResult(
          errors: """
            keywright: error: the report “\(file)” would take the place of \(what) [KW-U003]
              hint: name another file for it; nothing was run and nothing written

            """, status: 1))
      #expect(TextFile.contents("\(folder.path)/\(file)") == before)
    }
  }

  @Test(arguments: ["notes.txt", "old.xml"])
  func `a report takes the place of another file`(file: String) throws {
    let folder = try TemporaryFolder(Self.naming)
    var run = CommandRun(["test", "--reporter", "tap=\(file)", "tests/a.keys"])
    run.folder = folder.path
    _ = try run.result()
    #expect(TextFile.contents("\(folder.path)/\(file)")?.hasPrefix("TAP version 14\n") ?? false)
  }

  @Test func `a FIFO that nobody reads is refused, not waited for`() throws {
    let folder = try TemporaryFolder(["a.keys": Self.broken, "keys.txt": "A\n"])
    try folder.fifo("pipe")
    for (arguments, what) in [
      (["test", "--reporter", "junit=pipe", "a.keys"], "the report “pipe”"),
      (["convert", "keys.txt", "-o", "pipe", "--to", "evtest"], "“pipe”"),
    ] {
      var run = CommandRun(arguments)
      run.folder = folder.path
      try expect(
        run.result(),
        gives: CommandResult(
          errors: """
            keywright: error: cannot write \(what): nobody reads this FIFO [KW-U003]
              hint: start what reads it first, such as cat

            """, status: 1))
    }
  }

  @Test func `a FIFO that somebody reads is written to`() throws {
    let folder = try TemporaryFolder([
      "a.keys": Self.broken,
      "read.sh":
        "cat pipe > out & exec 3<>pipe; keywright test --reporter tap=pipe a.keys; exec 3>&-; wait; tail -n 1 out",
    ])
    try folder.fifo("pipe")
    folder.adopt("out")
    var run = CommandRun(["read.sh"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    #expect(try run.result().output.hasSuffix("\n1..1\n"))
  }

  @Test func `a report that cannot be written ends the run`() throws {
    try expect(
      Self.run(["a.keys": Self.broken], "--reporter", "json=gone/report"),
      gives: CommandResult(
        errors: """
          keywright: error: cannot write the report “gone/report”: No such file or directory [KW-U003]
            hint: check that its folder is there, that you may write to it and that the disk has space

          """, status: 1))
  }

  @Test func `expectations are rewritten, but not where CI is set`() throws {
    let folder = try TemporaryFolder(["a.keys": Self.broken])
    var run = CommandRun(["test", "--update", "a.keys"])
    run.folder = folder.path
    run.environment = ["CI=true"]
    try expect(
      run.result(),
      gives: CommandResult(
        errors: """
          keywright: error: --update does not run where CI is set: a test that rewrites itself tests nothing [KW-U002]
            hint: update at your own machine, look at the difference, and commit it

          """, status: 2))
    #expect(TextFile.contents("\(folder.path)/a.keys") == Self.broken)
    run.environment = []
    let updated = try run.result()
    #expect(Self.withoutTimes(updated.output) == "✓ a.keys  1 updated\n\n1 updated in 1 file (TIME)\n")
    #expect(updated.status == 0)
    #expect(TextFile.contents("\(folder.path)/a.keys") == "scenario \"s\"\n  keys A\n  expect text \"a\"\n")
  }

  @Test func `colour is for a terminal that wants it`() throws {
    let folder = try TemporaryFolder(["a.keys": "scenario \"s\"\n  expect text \"\"\n"])
    var run = CommandRun(["test", "a.keys"])
    run.folder = folder.path
    run.output = .terminal
    run.environment = ["TERM=xterm"]
    #expect(try run.result().output.hasPrefix("\u{1B}[32m✓\u{1B}[0m a.keys  \u{1B}[32m1 passed\u{1B}[0m\n"))
    run.environment = ["TERM=xterm", "NO_COLOR=1"]
    #expect(try run.result().output.hasPrefix("✓ a.keys  1 passed\n"))
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs cannot be “0”", "write a number from 1 to 256"),
    (["--shard", "3/2"], "--shard cannot be “3/2”", "write the part and how many there are, from 1/1 up: 2/4"),
    (["--seed", "x"], "--seed cannot be “x”", "use the seed that an earlier run printed"),
    (["--time-limit", "5"], "--time-limit cannot be “5”", "write a time as in 500ms or 5s, up to 86400s"),
    (["--wall-limit", "0s"], "--wall-limit cannot be “0s”", "write a time as in 500ms or 5s, up to 86400s"),
    (
      ["--reporter", "junti"], "there is no reporter “junti”",
      "did you mean junit? or choose one of terminal, tap, tap13, junit, json, github"
    ),
    (["--reporter", "tap="], "--reporter tap= names no file", "write --reporter tap=FILE, or --reporter tap"),
    (
      ["--reporter", "tap=x", "--reporter", "json=x"], "two reports go to one file", "give each a file of its own"
    ),
  ])
  func `a wrong option says what to write`(arguments: [String], message: String, hint: String) throws {
    let result = try CommandRun(["test"] + arguments).result()
    #expect(result.errors == "keywright: error: \(message) [KW-U001]\n  hint: \(hint)\n")
    #expect(result.status == 2)
  }

  @Test func `what cannot be written does not count as updated`() throws {
    let folder = try TemporaryFolder([
      "a.keys": Self.broken + "scenario \"fine\"\n  expect text \"\"\n",
      "full.sh": "(trap '' XFSZ; ulimit -f 0; keywright test --update --reporter $1 a.keys 2>&1; echo status $?) | cat",
    ])
    for (kind, lines) in [
      ("terminal", ["1 passed, 1 failed, 1 error in 1 file (TIME)", "status 1"]),
      (
        "tap",
        [
          "not ok 1 - a.keys > s", "ok 2 - a.keys > fine", "not ok 3 - a.keys > the expectations can be rewritten",
          "status 1",
        ]
      ),
      ("json", ["status 1"]),
    ] {
      var run = CommandRun(["full.sh", kind])
      run.program = "/bin/sh"
      run.folder = folder.path
      run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
      let output = try Self.withoutTimes(run.result().output)
      for line in lines { #expect(output.contains("\(line)\n"), "\(kind): \(output)") }
      #expect(!output.replacing("\"updated\":0", with: "").contains("updated"), "\(kind): \(output)")
    }
    #expect(TextFile.contents("\(folder.path)/a.keys")?.hasPrefix(Self.broken) ?? false)
  }

  @Test func `a part is the same in another checkout`() throws {
    let files: KeyValuePairs = ["tests/a.keys": Self.numbered, "tests/b/c.keys": Self.numbered]
    let (one, other) = (try TemporaryFolder(files), try TemporaryFolder(files))
    func parts(_ folder: String, _ operand: String) throws -> [Int] {
      try (1...4).map { number in
        var run = CommandRun(["test", "--shard", "\(number)/4", "--reporter", "tap", operand])
        run.folder = folder
        return try run.result().output.split(separator: "\n").filter { $0.hasPrefix("ok") }
          .reduce(0) { sum, line in sum &* 31 &+ (line.split(separator: " ").last.flatMap { Int($0) } ?? 0) }
      }
    }
    let expected = try parts(one.path, "tests")
    #expect(Set(expected).count == 4)
    #expect(try parts(one.path, "\(one.path)/tests") == expected)
    #expect(try parts("/", "\(other.path)/tests/") == expected)
    #expect(try parts("\(other.path)/tests", ".") == expected)
    let file = try parts(one.path, "tests/b/c.keys")
    #expect(try parts("\(other.path)/tests/b", "c.keys") == file)
  }

  private static let numbered = (1...20).map { "scenario \"number \($0)\"\n  expect text \"\"\n" }.joined()
}
