import TestSupport
import Testing

/// Input that is refused: status 1, its own message, nothing on standard output.
struct ReplayErrorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (
      "A B QQ",
      """
      keywright: -k:1:5: error: no key is named “QQ” [KW-N002]
        hint: did you mean Q?
      """
    ),
    (
      "A\nLEFTSHFT+A \"x",
      """
      keywright: -k:2:1: error: no key is named “LEFTSHFT” [KW-N002]
        hint: did you mean LEFTSHIFT?
      keywright: -k:2:12: error: the text that begins here has no closing quotation mark on its line [KW-N004]
        hint: close it with "; a line break within a text is \\n
      """
    ),
    (
      "\u{1B}[31m",
      """
      keywright: -k:1:1: error: no key is named “\\u{1B}[31m” [KW-N002]
        hint: keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number (code:30)
      """
    ),
    (
      "A 250",
      """
      keywright: -k:1:3: error: no key is named “250” [KW-N002]
        hint: a duration needs its unit (250ms), a key number its prefix (code:250)
      """
    ),
    (
      "\"aé\"",
      """
      keywright: -k:1:1: error: no key types “é” (U+00E9) of “aé” on this keyboard [KW-T001]
        hint: choose a layout that has it, or give the keys of its dead key or Compose sequence
      """
    ),
  ])
  func `every error of the notation is told with its place`(keys: String, messages: String) throws {
    try expect(
      keywright("replay", "-k", keys), gives: CommandResult(errors: messages + "\n", status: 1))
  }

  @Test func `a file that is not UTF-8 is refused with the place of the byte`() throws {
    let file = try folder.file("latin1", [0x41, 0x0A, 0x22, 0x65, 0xE9, 0x22])
    try expect(
      keywright("replay", file),
      gives: CommandResult(
        errors: """
          keywright: \(file):2:3: error: the byte 0xE9 is not UTF-8 here [KW-N007]
            hint: save the file as UTF-8

          """, status: 1))
  }

  @Test func `a file that cannot be read is refused with the reason`() throws {
    let missing = "\(folder.path)/missing"
    let fifo = try folder.fifo("fifo")
    let check = "check the path and that you may read the file"
    let cases: [(path: String, shown: String, reason: String, hint: String)] = [
      (missing, missing, "No such file or directory", check),
      ("\(missing)\u{1B}[31m", "\(missing)\\u{1B}[31m", "No such file or directory", check),
      ("/proc/self/mem/x", "/proc/self/mem/x", "Not a directory", check),
      (folder.path, folder.path, "it is a folder", "name a file in the folder"),
      (
        fifo, fifo, "it is not a regular file",
        "pipe it in and give - as the file: cat PATH | keywright … -"
      ),
    ]
    for (path, shown, reason, hint) in cases {
      let message = """
        keywright: \(shown): error: cannot read “\(shown)”: \(reason) [KW-R003]
          hint: \(hint)

        """
      try expect(
        keywright("replay", path), gives: CommandResult(errors: message, status: 1), "\(path)")
    }
  }

  @Test func `an empty path is no file`() throws {
    try expect(
      keywright("replay", ""),
      gives: CommandResult(
        errors: """
          keywright: error: cannot read “”: a path has at least one character and no NUL [KW-R003]
            hint: check the path

          """, status: 1))
  }

  @Test func `a standard input that is closed cannot be read`() throws {
    var run = CommandRun(["replay", "-"])
    run.hasInput = false
    try expect(
      run.result(),
      gives: CommandResult(
        errors: """
          keywright: standard input: error: cannot read standard input: Bad file descriptor [KW-R003]
            hint: check what is piped in

          """, status: 1))
  }

  @Test func `a closed standard input does not matter to those who don't read it`() throws {
    var run = CommandRun(["replay", try folder.file("keys", "H I")])
    run.hasInput = false
    try expect(
      run.result(), gives: CommandResult(output: "hi\n"))
  }

  @Test func `an unknown mode is refused with the one that was meant`() throws {
    try expect(
      keywright("replay", "-k", "A", "--mode", "xbk:us"),
      gives: CommandResult(
        errors: """
          keywright: error: there is no input mode “xbk:us” [KW-M001]
            hint: did you mean xkb:us? the modes are xkb:LAYOUT, emoji, emoji:search, unicode, hangul:KEYBOARD, m17n:LANGUAGE-NAME

          """, status: 1))
  }

  @Test func `a warning is an error when strict`() throws {
    func message(_ word: String) -> String {
      """
      keywright: \(word): the mode “xkb:us” is given twice; the first one counts [KW-M003]
        hint: give it once

      """
    }
    let arguments = ["replay", "-k", "A", "--mode", "xkb:us", "--mode", "xkb:us"]
    try expect(
      CommandRun(arguments).result(), gives: CommandResult(output: "a\n", errors: message("warning")))
    try expect(
      CommandRun(arguments + ["--strict"]).result(), gives: CommandResult(errors: message("error"), status: 1))
  }
}
