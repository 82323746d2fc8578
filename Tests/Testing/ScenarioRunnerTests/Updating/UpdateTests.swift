import Glibc
import KeywrightScenarioRunner
import TestSupport
import Testing

@Suite struct UpdateTests {
  private static var plan: RunPlan {
    var plan = RunPlan()
    plan.updates = true
    return plan
  }

  private static func contents(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test func expectationsBecomeWhatThereWas() throws {
    let folder = try TemporaryFolder([
      "a.keys": #"""
      scenario "texts"
        keys A B
        expect text "x"     # as typed
          expect commits "ab" "c" "d"
        expect leds "Caps Lock"
      scenario "rows"
        table keys | text      | typed |
        | A        | "longer"  | "y"   |   # both
        | B        | "b"       | "z"   |
      scenario "an error stays"
        layout us
        expect error "nothing is wrong"
      scenario "a known failure stays"
        known-failure "bug"
        expect text "x"
      scenario "a stopped one stays"
        expect text "x"
        choose 1
      """#
    ])
    let run = try RunText(folder, names: ["a.keys"], plan: Self.plan)
    #expect(
      run.lines == [
        "updated texts", "updated rows: A", "updated rows: B", "failed an error stays",
        "knownFailure a known failure stays", "errored a stopped one stays",
      ])
    #expect(
      Self.contents("\(folder.path)/a.keys") == #"""
        scenario "texts"
          keys A B
          expect text "ab"     # as typed
            expect commits "a" "b"
          expect leds none
        scenario "rows"
          table keys | text      | typed |
          | A        | "a"       | "a"   |   # both
          | B        | "b"       | "b"   |
        scenario "an error stays"
          layout us
          expect error "nothing is wrong"
        scenario "a known failure stays"
          known-failure "bug"
          expect text "x"
        scenario "a stopped one stays"
          expect text "x"
          choose 1
        """#)
    #expect(try RunText(folder, names: ["a.keys"], plan: Self.plan).summary.counts[.updated] == 0)
  }

  @Test func whatIsLeftAsItIsIsTold() throws {
    let run = try RunText(
      [
        "a.keys": #"""
        scenario "an error"
          expect error "nothing is wrong"
        scenario "a warning"
          expect warning KW-F001
        scenario "shared"
          expect text "x"
          table keys
          | A |
        scenario "stopped"
          expect text "x"
          choose 1
        scenario "mended"
          known-failure "bug"
          expect text ""
        scenario "updated"
          expect text "x"
        """#
      ], plan: Self.plan)
    let told = run.report.split(separator: "\n").filter { $0.hasPrefix("✗ a.keys:") || $0.contains("--update") }
    #expect(
      told.joined(separator: "\n") == """
        ✗ a.keys:1: an error
            --update left it as it is: an expected error is never rewritten
        ✗ a.keys:3: a warning
            --update left it as it is: expected warnings are never rewritten
        ✗ a.keys:8: shared: A
            --update left it as it is: the line 6 is not this scenario's alone
        ✗ a.keys:9: stopped
            --update left it as it is: it did not run to its end
        ✗ a.keys:12: mended
            --update left it as it is: only its mark is wrong
        """)
    #expect(run.cases.map(\.keptBecause).count { $0 == nil } == 1)
  }

  @Test func lineEndsAndPermissionsStay() throws {
    let folder = try TemporaryFolder(["a.keys": "\u{FEFF}scenario \"s\"\r\nkeys A\r\nexpect text \"x\"\r\nkeys B"])
    let path = "\(folder.path)/a.keys"
    try #require(chmod(path, 0o640) == 0)
    try #require(symlink(path, folder.adopt("link.keys")) == 0)
    #expect(try RunText(folder, names: ["link.keys"], plan: Self.plan).lines == ["updated s"])
    #expect(Self.contents(path) == "\u{FEFF}scenario \"s\"\r\nkeys A\r\nexpect text \"a\"\r\nkeys B")
    var status = stat()
    #expect(lstat("\(folder.path)/link.keys", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(FoundFiles([folder.path]).files.map(\.path).count == 1)
  }

  @Test func whatPassesIsNotTouched() throws {
    let folder = try TemporaryFolder(["a.keys": "scenario \"s\"\n expect text \"\"\n"])
    var before = stat()
    try #require(stat("\(folder.path)/a.keys", &before) == 0)
    _ = try RunText(folder, names: ["a.keys"], plan: Self.plan)
    var after = stat()
    #expect(stat("\(folder.path)/a.keys", &after) == 0 && after.st_ino == before.st_ino)
  }
}
