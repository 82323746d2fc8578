import TestSupport
import Testing

struct ForeignTestsTests {
  private static func run(_ arguments: String...) throws -> CommandResult {
    let folder = try TemporaryFolder(["t/a.t": "y down\ny up\n", "empty/readme.txt": ""])
    var run = CommandRun(["test", "--from"] + arguments)
    run.folder = folder.path
    var result = try run.result()
    result.output.replace(/\([0-9.]+ m?s\)/, with: "(TIME)")
    return result
  }

  @Test func `keys of another tool are typed on the layout that is asked for`() throws {
    try expect(
      Self.run("keyd", "--layout", "de"),
      gives: CommandResult(
        output: """
          ✓ t/a.t  1 skipped

          Skipped:
            no output of keyd to compare with; played as they are, the keys type “z”

          1 skipped in 1 file (TIME)

          """,
        errors: """
          keywright: error: nothing was run: every test is skipped [KW-S020]
            hint: the report says why

          """, status: 1))
  }

  @Test(arguments: [
    (
      ["kbvm", "t/input.txt"],
      """
      t/input.txt: error: a test of kbvm is a folder with input.txt and map.xkb, and this is not one [KW-S003]
        hint: name the folder: t
      """
    ),
    (
      ["kbvm", "empty/readme.txt"],
      """
      empty/readme.txt: error: a test of kbvm is a folder with input.txt and map.xkb, and this is not one [KW-S003]
        hint: name the folder, or one in which such folders lie
      """
    ),
    (
      ["kbvm", "gone"],
      """
      gone: error: cannot read “gone”: No such file or directory [KW-S003]
        hint: check the path and that you may read the file
      """
    ),
  ])
  func `a file is no test of kbvm`(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["empty/readme.txt": "", "t/input.txt": "both a\n", "t/map.xkb": ""])
    var run = CommandRun(["test", "--from"] + arguments)
    run.folder = folder.path
    let result = try run.result()
    #expect(result.errors == "keywright: \(message)\n" && result.status == 1)
  }

  @Test(arguments: [
    (
      ["keyd", "empty"], 1,
      """
      nothing was run: there is no file whose name ends in .t in “empty” [KW-S020]
        hint: name the folder in which keyd has its tests
      """
    ),
    (
      ["kanata", "--update"], 2,
      """
      --from and --update contradict each other [KW-U002]
        hint: leave --update out: it is for .keys files
      """
    ),
    (
      ["kbvm", "--layout", "us"], 2,
      """
      --from kbvm and --layout contradict each other [KW-U002]
        hint: each of kbvm's tests brings its own map.xkb
      """
    ),
  ])
  func `what cannot be done is said`(arguments: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["empty/readme.txt": ""])
    var run = CommandRun(["test", "--from"] + arguments)
    run.folder = folder.path
    let result = try run.result()
    #expect(result.errors == "keywright: error: \(message)\n" && result.status == status)
  }
}
