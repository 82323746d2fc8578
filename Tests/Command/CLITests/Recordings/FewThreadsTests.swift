import TestSupport
import Testing

/// Commands that work on several threads, where no more can be created.
@Suite struct FewThreadsTests {
  private static let refusal = CommandResult(
    errors: """
      keywright: error: cannot create a thread [KW-U006]
        hint: end other programs, or raise the limit of processes: ulimit -u

      """, status: 1)

  @Test(arguments: [(0, "1"), (0, "2"), (1, "1"), (1, "2")])
  func `several recordings are an error, and never wait for ever`(threads: Int, jobs: String) throws {
    let folder = try TemporaryFolder(["a": "H", "b": "I"])
    let files = ["\(folder.path)/a", "\(folder.path)/b"]
    try expect(FewThreads().result(["replay", "--jobs", jobs] + files, threads: threads), gives: Self.refusal)
  }

  @Test(arguments: [(0, "1"), (1, "1"), (1, "2")])
  func `so is a stream of sessions`(threads: Int, jobs: String) throws {
    try expect(
      FewThreads().result(["replay", "--jsonl", "--jobs", jobs], threads: threads, input: "{\"keys\": \"H\"}\n"),
      gives: Self.refusal)
  }

  @Test func `with fewer threads than were wanted the work is done all the same`() throws {
    let folder = try TemporaryFolder(["a": "H", "b": "I"])
    let files = ["\(folder.path)/a", "\(folder.path)/b"]
    try expect(
      FewThreads().result(["replay", "--jobs", "7"] + files, threads: 2),
      gives: CommandResult(output: "==> \(files[0]) <==\nh\n\n==> \(files[1]) <==\ni\n"))
  }

  @Test func `tests are run by the thread that is there`() throws {
    let folder = try TemporaryFolder(["a.keys": TestCommandTests.bepo])
    let result = try FewThreads().result(["test", "--jobs", "4", "\(folder.path)/a.keys"], threads: 0)
    #expect(result.output.contains("20 passed in 1 file") && result.status == 0, "\(result)")
  }
}
