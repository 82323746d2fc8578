import Foundation
import KeywrightRuntimeSupport
import TestSupport
import Testing

/// `keywright replay` with several files, played at once and reported in their order.
@Suite struct ManyRecordingsTests {
  @Test func eachResultSaysWhoseItIs() throws {
    let folder = try TemporaryFolder(["a": "H I", "b": "QQQ", "c": "SHIFT+O K", "two lines": "A ENTER B"])
    let files = ["a", "b", "missing", "c", "two lines"].map { "\(folder.path)/\($0)" }
    let result = try CommandRun(["replay"] + files).result()
    #expect(
      result.output.replacing(folder.path, with: "DIR") == """
        ==> DIR/a <==
        hi

        ==> DIR/c <==
        Ok

        ==> DIR/two lines <==
        a
        b

        """)
    #expect(
      result.errors.replacing(folder.path, with: "DIR") == """
        keywright: DIR/b:1:1: error: no key is named “QQQ” [KW-N002]
          hint: keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number (code:30)
        keywright: DIR/missing: error: cannot read “DIR/missing”: No such file or directory [KW-R003]
          hint: check the path and that you may read the file

        """)
    #expect(result.status == 1)
  }

  @Test func allGoodIsGood() throws {
    let folder = try TemporaryFolder(["a": "H", "b": "I"])
    expect(
      try keywright("replay", "--layout", "ru", "\(folder.path)/a", "-", input: "I"),
      gives: CommandResult(output: "==> \(folder.path)/a <==\nр\n\n==> - <==\nш\n"))
  }

  @Test func anObjectALine() throws {
    let folder = try TemporaryFolder(["a": "H I", "b": "QQQ"])
    let lines = try keywright("replay", "--output", "json", "\(folder.path)/a", "\(folder.path)/b").output
      .split(separator: "\n")
    #expect(lines.count == 2)
    let single = try keywright("replay", "--output", "json", "\(folder.path)/a").output
    func object(_ text: some StringProtocol) throws -> NSMutableDictionary {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .mutableContainers)
      return try #require(value as? NSMutableDictionary)
    }
    let first = try object(lines[0])
    #expect(first["file"] as? String == "\(folder.path)/a")
    first["file"] = nil
    #expect(first == (try object(single)))
    #expect(
      lines[1].replacing(folder.path, with: "DIR")
        == #"{"file":"DIR/b","errors":[{"code":"KW-N002","message":"no key is named “QQQ”","file":"DIR/b","line":1,"#
        + #""column":1,"hint":"keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number "#
        + #"(code:30)"}]}"#)
  }

  /// Slow and quick ones, on more threads than there are processors.
  @Test(arguments: ["1", "2", "7"]) func theOrderIsThatOfTheArguments(_ jobs: String) throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 11)
    let texts = (0..<60).map { number in
      String(repeating: "ab", count: Int.random(in: 1...400, using: &random)) + "\(number)"
    }
    let files = try texts.enumerated().map { try folder.file("\($0)", "\"\($1)\"") }
    let result = try CommandRun(["replay", "--jobs", jobs] + files).result()
    #expect(result.output == zip(files, texts).map { "==> \($0) <==\n\($1)\n" }.joined(separator: "\n"))
    #expect(result.errors == "" && result.status == 0)
  }

  /// What is wrong with the keyboard is said once, not for each recording.
  @Test func aWarningOfTheKeyboardIsToldOnce() throws {
    let folder = try TemporaryFolder(["a": "H", "b": "I"])
    expect(
      try keywright("replay", "--options", "no:such", "\(folder.path)/a", "\(folder.path)/b"),
      gives: CommandResult(
        output: "==> \(folder.path)/a <==\nh\n\n==> \(folder.path)/b <==\ni\n",
        errors: """
          keywright: warning: the option “no:such” is unknown and ignored [KW-K008]
            hint: rules/evdev.lst lists the options

          """))
  }

  @Test(arguments: [
    (["a", "b", "-k", "A"], "-k", "several files", "leave --keys out, or name one file"),
    (["a", "b", "--also", "de"], "--also", "several files", "leave --also out, or name one file"),
    (["a", "b", "--output", "trace"], "--output trace", "several files", "trace each recording by itself"),
  ])
  func whatOnlyOneRecordingCanHave(
    _ arguments: [String], _ first: String, _ second: String, _ hint: String
  ) throws {
    let shown = first == "-k" ? "--keys" : first
    expect(
      try CommandRun(["replay"] + arguments).result(),
      gives: CommandResult(
        errors: """
          keywright: error: \(shown) and \(second) contradict each other [KW-U002]
            hint: \(hint)

          """, status: 2))
  }
}
