import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// Files that include others.
struct ComposeIncludeTests {
  /// The message without the folder of the test, which has another name each time.
  private func message(_ error: Diagnostic?, in folder: TemporaryFolder) -> String? {
    error.map { $0.description.replacing("\(folder.path)/", with: "") }
  }

  private func refusal(of file: String, in folder: TemporaryFolder) -> String? {
    message(
      #expect(throws: Diagnostic.self) { try ComposeLoader().load(.file("\(folder.path)/\(file)")) }, in: folder)
  }

  @Test func takesIncludedLinesInTheirPlace() throws {
    let folder = try TemporaryFolder()
    let inner = try folder.file("inner", "<a> <a> : \"inner\"\n<a> <b> : \"inner\"\n<a> <c> : \"inner\"")
    let outer = try folder.file(
      "outer", "<a> <a> : \"outer\"\n  include\t\"\(inner)\" # the rest\n<a> <b> : \"outer\"\n<a> nonsense\n")
    let loaded = try ComposeLoader().load(.file(outer))
    #expect(ComposeProbe.typed("a a a b a c", on: loaded.table) == "innerouter")
    #expect(
      loaded.diagnostics.map { message($0, in: folder) } == [
        "keywright: inner:3:18: warning: the last line has no newline, so its Compose sequence is lost [KW-C004]\n"
          + "  hint: end the file with a newline",
        "keywright: outer:4:5: warning: Compose line skipped: no modifier is called “nonsense” [KW-C003]\n"
          + "  hint: the modifiers are Shift, Ctrl, Alt, Meta, Lock and Caps",
      ])
    #expect(
      loaded.table.entries().map { "\($0.place)".replacing("\(folder.path)/", with: "") } == ["inner:1", "outer:3"])
  }

  @Test func namesACycle() throws {
    let folder = try TemporaryFolder()
    let first = "\(folder.path)/first"
    try folder.file("first", "include \"\(folder.path)/second\"\n")
    try folder.file("second", "\n\ninclude \"\(first)\"\n")
    #expect(
      refusal(of: "first", in: folder)
        == "keywright: second:3: error: the file includes itself: first → second → first [KW-C006]\n"
        + "  hint: remove one of the includes")
  }

  @Test func namesAFileThatIncludesItselfByAnotherPath() throws {
    let folder = try TemporaryFolder()
    try folder.file("own", "include \"\(folder.path)/./own\"\n")
    #expect(
      refusal(of: "own", in: folder)
        == "keywright: own:1: error: the file includes itself: own → ./own [KW-C006]\n"
        + "  hint: remove one of the includes")
  }

  @Test func fiveIncludesDeepIsTheLimit() throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 { try folder.file("\(number)", "include \"\(folder.path)/\(number + 1)\"\n") }
    try folder.file("100", "<a> : \"x\"\n")
    #expect(ComposeProbe.typed("a", on: try ComposeLoader().load(.file("\(folder.path)/95")).table) == "x")
    #expect(
      refusal(of: "0", in: folder)
        == "keywright: 5:1: error: includes within includes are more than 5 deep: 0 → 1 → 2 → 3 → 4 → 5 → 6 [KW-C006]\n"
        + "  hint: include the file nearer to the first one: libxkbcommon refuses the table")
  }

  @Test func boundsTheFilesInAll() throws {
    let folder = try TemporaryFolder()
    try folder.file("leaf", "")
    let line = "include \"\(folder.path)/leaf\"\n"
    try folder.file("many", String(repeating: line, count: 2000))
    #expect(
      refusal(of: "many", in: folder)
        == "keywright: many:1000: error: the Compose file and what it includes are more than 1000 files or 8 MiB "
        + "[KW-C012]\n  hint: include fewer files")
  }

  @Test func saysWhichIncludedFileIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.file("absolute", "\ninclude \"/nowhere/at/all\"\n")
    try folder.file("relative", "include \"nowhere/at/all\"\n")
    try folder.file("folder", "include \"%S\"\n")
    #expect(
      refusal(of: "absolute", in: folder)
        == "keywright: absolute:2: error: cannot read the included file /nowhere/at/all: No such file or directory "
        + "[KW-C001]\n  hint: check the path and that you may read the file")
    #expect(
      refusal(of: "relative", in: folder)
        == "keywright: relative:1: error: cannot read the included file nowhere/at/all: No such file or directory "
        + "[KW-C001]\n  hint: a path without / at its start is taken from the current folder: write the whole path")
    #expect(
      refusal(of: "folder", in: folder)
        == "keywright: folder:1: error: cannot read the included file /usr/share/X11/locale: "
        + "it is a folder [KW-C001]\n  hint: name a file in the folder")
  }

  @Test func theHomeFolderNeedsAnEnvironment() throws {
    let folder = try TemporaryFolder()
    try folder.file("50%", "<a> : \"at 100%\"\n")
    let file = try folder.file("own", "include \"%H/50%%\"\n")
    #expect(
      refusal(of: "own", in: folder)
        == "keywright: own:1: error: %H means the home folder, which is not known here [KW-C001]\n"
        + "  hint: write the whole path")
    let environment = ComposeEnvironment { $0 == "HOME" ? folder.path : nil }
    let loaded = try ComposeLoader(environment: environment).load(.file(file))
    #expect(ComposeProbe.typed("a", on: loaded.table) == "at 100%")
  }

  @Test(arguments: [
    "include", "include %L", "include \"%L", "include \"%Q\"", "include \"%", "include \"/x\" <a> : \"x\"",
    "<a> : b include \"/x\"",
  ])
  func skipsAnIncludeThatIsNone(_ line: String) throws {
    let loaded = try ComposeLoader().load(.text("\(line)\n<c> : \"y\"\n", name: "own"))
    #expect(
      loaded.diagnostics.map { "\($0.place.line ?? 0) \($0.message)" } == [
        "1 Compose line skipped: the include cannot be understood"
      ])
    #expect(ComposeProbe.typed("c", on: loaded.table) == "y")
  }
}
