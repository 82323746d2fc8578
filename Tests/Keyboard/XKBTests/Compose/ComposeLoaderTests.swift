import Glibc
import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// Which table a source gives, and what the loader says when there is none.
struct ComposeLoaderTests {
  @Test func readsTheArgument() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("compose", "")
    #expect(ComposeSource(argument: "off") == .off)
    #expect(ComposeSource(argument: "pt_BR.UTF-8") == .locale("pt_BR.UTF-8"))
    #expect(ComposeSource(argument: "no/such/file") == .file("no/such/file"))
    #expect(ComposeSource(argument: file) == .file(file))
    #expect(ComposeSource(argument: ".") == .file("."))
  }

  @Test(arguments: [
    (
      "xx_XX.UTF-8",
      "keywright: warning: the X locale data has no Compose file for locale “xx_XX.UTF-8” [KW-C002]\n"
        + "  hint: did you mean eo_XX.UTF-8?"
    ),
    (
      "",
      "keywright: warning: the X locale data has no Compose file for locale “” [KW-C002]\n"
        + "  hint: name a locale such as en_US.UTF-8, a file, or off"
    ),
    (
      "en_US",
      "keywright: /usr/share/X11/locale/iso8859-1/Compose:LINE warning: Compose is off: the library reads only UTF-8 "
        + "and refuses the file of locale en_US [KW-C007]\n  hint: use a locale with UTF-8, such as en_US.UTF-8"
    ),
  ])
  func aLocaleWithoutATableTurnsComposeOff(_ locale: String, _ message: String) throws {
    let loaded = try ComposeLoader().load(.locale(locale))
    let messages = loaded.diagnostics.map { diagnostic in
      guard let line = diagnostic.place.line, let column = diagnostic.place.column else { return "\(diagnostic)" }
      return "\(diagnostic)".replacing(":\(line):\(column):", with: ":LINE")
    }
    #expect(messages == [message])
    #expect(loaded.file == nil)
    #expect(ComposeProbe.typed("dead_acute e", on: loaded.table) == "e")
  }

  @Test func missingLocaleDataTurnsComposeOff() throws {
    let loader = ComposeLoader(localeFolder: "/nowhere/locale")
    let message =
      "warning: no Compose data: cannot read /nowhere/locale/compose.dir: No such file or directory [KW-C010]\n"
      + "  hint: install the package libx11-data"
    #expect(
      try loader.load(.locale("en_US.UTF-8")).diagnostics.map(\.description) == ["keywright: \(message)"])
    let own = try loader.load(.text("include \"%L\"\n<a> : \"x\"\n", name: "own"))
    #expect(own.diagnostics.map(\.description) == ["keywright: own:1: \(message)"])
    #expect(ComposeProbe.typed("a", on: own.table) == "x")
  }

  @Test func readsALocaleFolderOfOnesOwn() throws {
    let folder = try TemporaryFolder()
    let absolute = try folder.file("elsewhere", "<b> : \"absolute\"\n")
    try folder.file("locale.alias", "# comment xx\nxx:\tyy.UTF-8\nxxx zz\n")
    try folder.file("compose.dir", "#no yy.UTF-8\nfile:yy.UTF-8\nother yy.UTF-8\n\(absolute): zz\ngone: gone\n")
    try folder.file("file", "<a> : \"relative\"\ninclude \"%S/elsewhere\"\n")
    let loader = ComposeLoader(localeFolder: folder.path)
    let relative = try loader.load(.locale("xx"))
    #expect(relative.file == "\(folder.path)/file")
    #expect(ComposeProbe.typed("a b", on: relative.table) == "relativeabsolute")
    #expect(ComposeProbe.typed("a b", on: try loader.load(.locale("xxx")).table) == "aabsolute")
    #expect(
      try loader.load(.locale("gone")).diagnostics.map(\.description) == [
        "keywright: \(folder.path)/gone: warning: Compose is off: the file of locale gone cannot be read: "
          + "No such file or directory [KW-C010]\n  hint: install the package libx11-data"
      ])
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    defer { unlink("\(folder.path)/pipe") }
    func refusal(_ path: String) -> String? {
      #expect(throws: Diagnostic.self) { try ComposeLoader().load(.file(path)) }?.description
    }
    #expect(
      refusal("/nowhere/compose")
        == "keywright: /nowhere/compose: error: cannot read the Compose file: No such file or directory [KW-C001]\n"
        + "  hint: name a file that exists, a locale such as en_US.UTF-8, or off")
    #expect(
      refusal("/tmp") == "keywright: /tmp: error: cannot read the Compose file: it is a folder [KW-C001]\n"
        + "  hint: name a file in the folder")
    #expect(
      refusal("\(folder.path)/pipe")
        == "keywright: \(folder.path)/pipe: error: cannot read the Compose file: it is not a regular file [KW-C001]\n"
        + "  hint: write it to a file first, and name that file")
    let large = try folder.file("large", "")
    #expect(truncate(large, 17 << 20) == 0)
    #expect(
      refusal(large) == "keywright: \(large): error: cannot read the Compose file: it is larger than 4 MiB [KW-C001]\n"
        + "  hint: take out what is not needed")
  }

  @Test func elevenErrorsRefuseAnOwnFile() throws {
    let line = "<a> <nosuch> : \"x\"\n"
    let ten = try ComposeLoader().load(
      .text(String(repeating: line, count: 10) + "<b> : \"y\"\n", name: "own"))
    #expect(ten.diagnostics.count == 10)
    #expect(
      ten.diagnostics.last?.description
        == "keywright: own:10:5: warning: Compose line skipped: no keysym is called “nosuch” [KW-C003]\n"
        + "  hint: names are those of the X keysyms, such as eacute, or U00E9 for a code point")
    #expect(ComposeProbe.typed("b", on: ten.table) == "y")
    let eleven = try ComposeLoader().load(
      .text(String(repeating: line, count: 11) + "<b> : \"y\"\n", name: "own"))
    #expect(eleven.diagnostics.count == 11)
    #expect(
      eleven.diagnostics.last?.description
        == "keywright: own:11:5: warning: Compose is off: the library refuses a file with more than ten errors "
        + "[KW-C007]\n  hint: correct the lines named above; the file has to be UTF-8")
    #expect(ComposeProbe.typed("b", on: eleven.table) == "b")
  }

  @Test func aMillionLinesEndInAClearAnswer() throws {
    let block = (0..<100_000).map { "<U\(String(0x10000 + $0, radix: 16))>:y\n" }.joined()
    let error = try #require(throws: Diagnostic.self) {
      try ComposeLoader().load(.text(String(repeating: block, count: 10), name: "own"))
    }
    #expect(
      error.description
        == "keywright: own: error: the Compose file and what it includes are more than 1000 files or 8 MiB [KW-C012]\n"
        + "  hint: include fewer files")
    let valid = try ComposeLoader().load(.text(String(repeating: block, count: 5), name: "own"))
    #expect(valid.diagnostics.map(\.code) == [.composeTooLarge])
    #expect(ComposeProbe.typed("U10001 a", on: valid.table) == "ya")
    let garbage = try ComposeLoader().load(.text(String(repeating: "?\n", count: 1_000_000), name: "own"))
    #expect(garbage.diagnostics.map(\.code).suffix(2) == [.composeLineSkipped, .composeTableRefused])
    let faulty = try ComposeLoader().load(.text(String(repeating: "<a> :\n", count: 100_000), name: "own"))
    #expect(
      faulty.diagnostics.last?.description
        == "keywright: own: warning: 99980 more messages of this kind [KW-C003]")
    #expect(faulty.diagnostics.count == 21)
  }

  @Test func aTableThatIsFullLeavesOutTheRest() throws {
    let lines = (0..<70_000).map { "<U\(String(0x10000 + $0, radix: 16))> : \"x\"\n" }
    let loaded = try ComposeLoader().load(.text(lines.joined() + "<a> : \"y\"\n", name: "own"))
    #expect(
      loaded.diagnostics.map(\.description) == [
        "keywright: own:65525: warning: the Compose table is full here, and the rest of the lines is left out "
          + "[KW-C012]\n  hint: libxkbcommon has room for 65535 keys in all sequences together"
      ])
    #expect(loaded.table.entries().count == 65_524)
    let last = try #require(loaded.table.entries().last?.sequence.first)
    #expect(loaded.table.compile() == [])
    let state = ComposeState(loaded.table)
    #expect(state.feed(last) == .composed(text: "x", keysym: .noSymbol))
    #expect(ComposeProbe.typed("a", on: loaded.table) == "a")
  }
}
