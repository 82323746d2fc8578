import Glibc
import TestSupport
import Testing

struct TestRecordTests {
  @Test func `a recording becomes a scenario that passes`() throws {
    let folder = try TemporaryFolder(["typing.txt": "<AD06> <AD04> 300ms A"])
    let path = folder.adopt("new.keys")
    var run = CommandRun(["test", "--record", "typing.txt", "--layout", "fr(bepo)", "-o", "new.keys"])
    run.folder = folder.path
    for _ in 1...2 { try expect(run.result(), gives: CommandResult()) }
    let scenario = "scenario \"typing\"\n  layout fr(bepo)\n  keys Y R 300ms A\n  expect text \"ôa\"\n"
    #expect(TextFile.contents(path) == "\(scenario)\n\(scenario)")
    run.arguments = ["test", "new.keys"].map { Array($0.utf8) }
    #expect(try run.result().output.hasPrefix("✓ new.keys  2 passed\n"))
    try expect(
      keywright("test", "--layout", "us"),
      gives: CommandResult(
        errors: """
          keywright: error: --layout is for --record and --from [KW-U002]
            hint: state it in the .keys file, as in layout fr(bepo)

          """, status: 2))
  }

  @Test(arguments: [
    (
      ["-o", "typing.txt"], 2,
      "a scenario cannot be added to “typing.txt”, whose name does not end in .keys [KW-U001]\n  hint: write -o NAME.keys; a file that is there is added to"
    ),
    (
      ["-o", "folder.keys"], 1,
      "cannot write the scenario “folder.keys”: it is a folder [KW-U003]\n  hint: check that its folder is there, that you may write to it and that the disk has space"
    ),
    (
      ["-o", "pipe.keys"], 1,
      "cannot write the scenario “pipe.keys”: it is not a regular file [KW-U003]\n  hint: name another file"
    ),
    (
      ["-o", "link.keys"], 1,
      "the scenario would be written into its own recording “link.keys” [KW-U003]\n  hint: name another file for it; nothing was written"
    ),
    (
      ["--reporter", "tap"], 2,
      "--record and --reporter contradict each other [KW-U002]\n  hint: leave --reporter out: nothing is run; run the file that is written afterwards"
    ),
    (
      ["--filter", "x"], 2,
      "--record and --filter contradict each other [KW-U002]\n  hint: leave --filter out: nothing is run; run the file that is written afterwards"
    ),
    (
      ["--wall-limit", "1s"], 2,
      "--record and --wall-limit contradict each other [KW-U002]\n  hint: leave --wall-limit out: nothing is run; run the file that is written afterwards"
    ),
  ])
  func `a scenario is added to files of scenarios alone`(arguments: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["typing.txt": "A\n", "folder.keys/a": ""])
    try folder.fifo("pipe.keys")
    #expect(symlink("typing.txt", folder.adopt("link.keys")) == 0)
    var run = CommandRun(["test", "--record", "typing.txt"] + arguments)
    run.folder = folder.path
    try expect(run.result(), gives: CommandResult(errors: "keywright: error: \(message)\n", status: status))
    #expect(TextFile.contents("\(folder.path)/typing.txt") == "A\n")
  }

  @Test func `a recording without keys makes no scenario`() throws {
    let folder = try TemporaryFolder(["typing.txt": "# nothing\n250ms\n"])
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "-"])
    run.folder = folder.path
    let result = try run.result()
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors.hasSuffix(
        """
        keywright: typing.txt: error: the recording has no keys, so there is nothing to test [KW-R020]
          hint: record some keys: keywright record

        """))
  }

  @Test(arguments: [
    ("layout de\n", [], "  layout us\n"), ("layout de\n", ["--layout", "us"], "  layout us\n"),
    ("layout us\n", [], "  layout us\n"),
    ("layout fr\nvariant bepo\n", ["--layout", "us"], "  layout us\n"),
    ("options caps:escape\nstrict\n", [], "  options \"\"\n  strict off\n"),
    ("model apple\nrules base\n", [], "  model \"\"\n  rules \"\"\n"),
    ("compose off\ncancelled pass\n", [], "  compose en_US.UTF-8\n  cancelled swallow\n"),
    ("keymap map.xkb\n", [], "  layout us\n"), ("time-limit 50ms\n", [], "  time-limit 60s\n"),
    ("time-limit 5s\n", [], ""),
    ("modes xkb:fr\n", ["--mode", "xkb:us"], "  modes xkb:us\n"),
  ])
  func `a scenario takes back what its file sets`(settings: String, arguments: [String], lines: String) throws {
    let folder = try TemporaryFolder(["typing.txt": "Y 300ms A", "map.xkb": "", "a.keys": settings])
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "a.keys"] + arguments)
    run.folder = folder.path
    try expect(run.result(), gives: CommandResult())
    let mode = arguments.contains("--mode") ? "  expect mode xkb:us because default\n" : ""
    #expect(
      TextFile.contents("\(folder.path)/a.keys")
        == "\(settings)\nscenario \"typing\"\n\(lines)  keys Y 300ms A\n  expect text \"ya\"\n\(mode)")
    run.arguments = ["test", "a.keys"].map { Array($0.utf8) }
    #expect(try run.result().output.hasPrefix("✓ a.keys  1 passed\n"))
  }

  @Test(arguments: [
    ("modes xkb:fr\n", "modes"), ("field icon hidden\n", "field"), ("prefer emoji\n", "prefer"),
    ("plugin ./no.so\n", "plugin"),
    ("xkb-path xkb\n", "xkb-path"),
  ])
  func `what a scenario cannot take back is told`(settings: String, word: String) throws {
    try expectRefusal(
      Array(settings.utf8),
      """
      the file sets “\(word)” for all of its scenarios, which this one cannot take back [KW-U003]
        hint: name another file for it, and put it where it belongs by hand; nothing was written
      """)
  }

  @Test(arguments: [
    (Array("garbage\n".utf8), "a.keys:1:1: ", "no scenario can be added to a file with errors: "),
    ([0xFF, 0xFE, 0x0A], "a.keys:1", "no scenario can be added to a file with errors: "),
    (Array("scenario \"s\"\n  kees A\n".utf8), "a.keys:2:3: ", "no scenario can be added to a file with errors: "),
    (Array("include gone.txt\n".utf8), "a.keys:1:1: ", "no scenario can be added to a file with errors: "),
    (Array("skip \"later\"\n".utf8), "a.keys: ", "the file marks all of its scenarios"),
  ])
  func `nothing is added to a file that cannot be read`(bytes: [UInt8], place: String, message: String) throws {
    let errors = try refusal(bytes)
    #expect(errors.hasPrefix("keywright: \(place)") && errors.contains("error: \(message)"), "\(errors)")
    #expect(errors.hasSuffix("; nothing was written\n"))
  }

  private func expectRefusal(_ bytes: [UInt8], _ message: String) throws {
    #expect(try refusal(bytes) == "keywright: error: \(message)\n")
  }

  /// What is said where a scenario is not added to a file, which is as it was.
  private func refusal(_ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder(bytes: ["typing.txt": Array("A".utf8), "a.keys": bytes])
    var run = CommandRun(["test", "--record", "typing.txt", "-o", "a.keys"])
    run.folder = folder.path
    let result = try run.result()
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(TextFile.bytes("\(folder.path)/a.keys") == bytes)
    return result.errors
  }
}
