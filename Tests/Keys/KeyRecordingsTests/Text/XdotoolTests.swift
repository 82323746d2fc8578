import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@testable import KeyRecordings

/// Options of xdotool, as `getopt_long_only` reads them, and repeats.
@Suite struct XdotoolTests {
  @Test(arguments: [
    "--delay 20", "--delay=20", "-delay 20", "-delay=20", "-d 20", "-d20", "--del 20", "--d 20", "-de=20",
    "--clearmodifiers --delay 20", "--clearm -d 20", "-c -d 20", "--window 123 --delay 20", "-w 0x1 -d 20",
    "--window=%1 --delay 20", "--repeat 1 --delay 20 --repeat-delay 5",
  ])
  func oneDelayHasManySpellings(options: String) {
    let result = read("xdotool key \(options) a b\n", as: .xdotool)
    #expect(summary(result) == "+30@0 -30@10000 +48@20000 -48@30000 wait10000", "\(options)")
    #expect(result.diagnostics.isEmpty, "\(options)")
  }

  @Test(arguments: [
    ("--repeat 2 a", "+30@0 -30@6000 +30@12000 -30@18000 wait6000"),
    ("--repeat=2 --repeat-delay 8 a", "+30@0 -30@6000 +30@20000 -30@26000 wait6000"),
    ("--repeat 2 a b", "+30@0 -30@6000 +48@12000 -48@18000 +30@24000 -30@30000 +48@36000 -48@42000 wait6000"),
    ("-- a", "+30@0 -30@6000 wait6000"),
  ])
  func keysAreRepeated(words: String, steps: String) {
    let result = read("xdotool key \(words)\n", as: .xdotool)
    #expect(summary(result) == steps, "\(words)")
    #expect(result.diagnostics.isEmpty, "\(words)")
  }

  @Test(arguments: [
    ("key --delay", "--delay", 13), ("key --delay x a", "--delay", 13), ("key --repeat 0 a", "--repeat", 13),
    ("key --repeat 999999999 a", "--repeat", 13), ("key --re 2 a", "--re", 13), ("key -r 2 a", "-r", 13),
    ("key --clearmodifiers=1 a", "--clearmodifiers=1", 13), ("key --wobble a", "--wobble", 13),
    ("type --file f", "--file", 14), ("sleep --delay 2 1", "--delay", 15),
  ])
  func whatIsNoOptionIsRefused(command: String, option: String, column: Int) {
    let result = read("xdotool \(command)\n", as: .xdotool)
    #expect(
      result.diagnostics.first
        == .error(
          .recordingSyntax, "xdotool's “\(option)” types nothing and is not read",
          at: SourcePlace(file: "r", line: 1, column: column),
          hint: "key, keydown, keyup, type and sleep are read, with --delay, --repeat, --clearmodifiers and --window"))
  }

  @Test(arguments: [
    ("xdotool mousemove 1 2 click 1", 9, "xdotool's “mousemove” types nothing and is not read"),
    ("mousemove 1 2 click 1", 1, "xdotool's “mousemove” types nothing and is not read"),
    ("windowactivate 5 key a", 1, "xdotool's “windowactivate” types nothing and is not read"),
    ("xdotool key a | cat", 15, "“|” is for a shell, which does not run here"),
    ("xdotool key a > /dev/null 2>&1", 15, "“>” is for a shell, which does not run here"),
    ("xdotool type \"$NAME and ${OTHER}\"", 15, "“$” is for a shell, which does not run here"),
    ("xdotool key `cat keys`", 13, "“`” is for a shell, which does not run here"),
    ("for key in a b; do xdotool key $key; done", 32, "“$” is for a shell, which does not run here"),
    ("if true; then xdotool key a; fi", 1, "“if” is for a shell, which does not run here"),
    ("DISPLAY=:1 xdotool key a", 1, "“DISPLAY=:1” is for a shell, which does not run here"),
    ("export DISPLAY=:1", 1, "“export” is for a shell, which does not run here"),
  ])
  func `a line that only a shell or a mouse understands gets one error`(line: String, column: Int, message: String) {
    let result = read("xdotool key h\n\(line)\nxdotool key i\n", as: .xdotool)
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.place) == [SourcePlace(file: "r", line: 2, column: column)])
  }

  @Test(arguments: [
    "xdotool key a; xdotool key b", "xdotool key a;xdotool key b;", "xdotool key a && xdotool key b",
    "xdotool key a ; sudo xdotool key b",
  ])
  func `several commands on a line are one after the other`(line: String) {
    let result = read(line + "\n", as: .xdotool)
    #expect(result.diagnostics == [])
    #expect(summary(result) == summary(read("xdotool key a b\n", as: .xdotool)))
  }

  @Test func `a dollar sign in single quotes is text`() {
    #expect(read("xdotool type 'a$b; c|d'\n", as: .xdotool).diagnostics == [])
  }

  @Test func aRepeatOfManyWordsIsBounded() {
    let words = String(repeating: "a ", count: 200)
    let result = read("xdotool key --repeat 1000 \(words)\n", as: .xdotool)
    #expect(result.hasErrors && result.actions.isEmpty)
  }

  /// Behind its first word everything is text, as the shell hands it on.
  @Test func optionsEndWithTheFirstWord() {
    let result = read("xdotool type a --delay\n", as: .xdotool)
    #expect(
      result.actions == [
        .text("a", SourcePlace(file: "r", line: 1, column: 14)),
        .text("--delay", SourcePlace(file: "r", line: 1, column: 16)),
      ])
  }

  /// The look-up is asked once for a name, however often it is pressed.
  @Test func aNameIsLookedUpOnce() {
    nonisolated(unsafe) var asked = 0
    let lookup = KeyLookup(
      names: KeyNameTable(),
      keysymKeys: { _ in
        asked += 1
        return [KeyCode(30)]
      })
    let text = String(repeating: "xdotool key a shift+a\n", count: 1000)
    let result = read(Array(text.utf8), with: RecordingFormat.xdotool.reader(file: "r", lookup: lookup))
    #expect(result.events.count == 4000)
    #expect(asked == 2)
  }
}
