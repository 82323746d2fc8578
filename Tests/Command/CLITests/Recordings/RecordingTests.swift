import Glibc
import TestSupport
import Testing

/// Recordings of one stream of keys by the programs that people have: replayed, converted, anonymised.
struct RecordingTests {
  private static let folder = Checkout.path("Tests/Keys/KeyRecordingsTests/Fixtures")

  private static func path(_ name: String) -> String { "\(folder)/\(name)" }

  @Test(arguments: [
    "shift-q.evdev", "shift-q.evemu", "shift-q.libinput", "shift-q.evtest", "shift-q.xkbcli", "shift-q.kanata",
    "shift-q.notation",
  ])
  func `a recording gives its text on the layout of choice`(name: String) throws {
    try expect(keywright("replay", Self.path(name)), gives: CommandResult(output: "QQE\n\n"), "\(name)")
    try expect(
      keywright("replay", "--layout", "fr", Self.path(name)), gives: CommandResult(output: "AAE\n\n"), "\(name)")
  }

  @Test(arguments: ["shift-q.xev", "shift-q.keyd", "shift-q.ydotool"])
  func `a recording without repeats gives the rest`(name: String) throws {
    try expect(keywright("replay", Self.path(name)), gives: CommandResult(output: "QE\n\n"), "\(name)")
  }

  @Test(arguments: ["shift-q.keyd", "shift-q.ydotool"])
  func `a recording of keys alone is right on every layout`(name: String) throws {
    try expect(
      keywright("replay", "--layout", "fr", Self.path(name)), gives: CommandResult(output: "AE\n\n"), "\(name)")
  }

  @Test func `xev says what was typed, which another layout does not give`() throws {
    let xev = Self.path("shift-q.xev")
    try expect(
      keywright("replay", "--layout", "fr", xev),
      gives: CommandResult(
        output: "AE\n\n",
        errors: """
          keywright: \(xev): warning: the recording says that “QE\\n” was typed, and the keys give “AE\\n” here [KW-R031]
            hint: name the layout that it was typed on: --layout; with --also both are shown

          """))
    // A field that holds more than what was typed says nothing of that.
    try expect(
      keywright("replay", "--layout", "fr", "--initial", "x", xev), gives: CommandResult(output: "xAE\n\n"))
  }

  @Test func `xdotool finds keysyms on the keyboard in use`() throws {
    let script = "xdotool key q Return shift+q eacute exclam U20AC ctrl+a\nxdotool type 'héé'"
    try expect(
      keywright("replay", "--layout", "fr", "-", input: script), gives: CommandResult(output: "q\nQé!€héé\n"))
    try expect(
      keywright("replay", "-", input: script),
      gives: CommandResult(
        errors: """
          keywright: standard input:1:30: error: no key gives the keysym “eacute” here [KW-R024]
            hint: keysyms are named as X does (Return, eacute, U20AC), upper and lower case differ; choose a layout that has it

          """, status: 1))
  }

  @Test(arguments: ["evemu", "libinput", "evtest", "evdev", "evdev32be", "notation"])
  func `a converted recording gives the same text`(format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.adopt("converted")
    try expect(keywright("convert", Self.path("shift-q.libinput"), "--to", format, "-o", file), gives: CommandResult())
    try expect(keywright("replay", file), gives: CommandResult(output: "QQE\n\n"))
  }

  @Test func `a recording that is refused leaves the output as it was`() throws {
    let folder = try TemporaryFolder(["out": "old"])
    let out = "\(folder.path)/out"
    let name = Self.path("shift-q.libinput-obfuscated")
    try expect(
      keywright("convert", name, "--to", "evemu", "-o", out),
      gives: CommandResult(
        errors: """
          keywright: \(name):68:7: error: libinput has hidden which keys were typed: every letter is KEY_A in this recording [KW-R015]
            hint: record again with libinput record --show-keycodes

          """, status: 1))
    #expect(TextFile.contents(out) == "old")
  }

  @Test func `with strict a loss is an error, and the output stays`() throws {
    let folder = try TemporaryFolder(["out": "old"])
    let out = "\(folder.path)/out"
    try expect(
      keywright("convert", "--strict", "--to", "keyd", "--output", out, input: "+A *A -A"),
      gives: CommandResult(
        errors: """
          keywright: error: keyd has no repeats; 1 repeat is left out [KW-R022]
            hint: what types again where a key is held will type once

          """, status: 1))
    #expect(TextFile.contents(out) == "old")
  }

  @Test func `an empty recording is replayed and converted, and says so`() throws {
    let folder = try TemporaryFolder(["empty": "", "comments": "# nothing\n"])
    for name in ["empty", "comments"] {
      let file = "\(folder.path)/\(name)"
      let warning = """
        keywright: \(file): warning: there are no keystrokes [KW-R014]
          hint: write which keys are pressed, such as H I LEFTSHIFT+1

        """
      try expect(keywright("replay", file), gives: CommandResult(output: "\n", errors: warning), "\(name)")
      try expect(keywright("convert", "--to", "ydotool", file), gives: CommandResult(errors: warning), "\(name)")
    }
  }

  @Test(arguments: ["INT", "TERM", "KILL"])
  func `a conversion that is ended leaves no file behind`(signal: String) throws {
    let folder = try TemporaryFolder(["old": "old"])
    var run = CommandRun([
      "-c", "{ echo A; sleep 1.5; } | timeout -s \(signal) 0.7 keywright convert - --to evemu -o old; ls; cat old",
    ])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    #expect(try run.result().output == "old\nold")
  }

  @Test(arguments: ["convert", "anonymise"], ["typed", "folder/../typed", "link", "hard"])
  func `a recording is not replaced by what becomes of it`(command: String, name: String) throws {
    let folder = try TemporaryFolder(["typed": "A"])
    _ = try folder.folder("folder")
    _ = try folder.link("link", to: "typed")
    #expect(link("\(folder.path)/typed", "\(folder.path)/hard") == 0)
    let out = "\(folder.path)/\(name)"
    for input in ["typed", "-"] {
      var run = CommandRun([
        "-c", "keywright \(command) --to evdev \(input) -o \(out) < typed",
      ])
      run.program = "/bin/sh"
      run.folder = folder.path
      run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
      try expect(
        run.result(),
        gives: CommandResult(
          errors: """
            keywright: error: the output would replace its own recording “\(out)” [KW-U003]
              hint: name another file for it; nothing was written

            """, status: 1))
      #expect(TextFile.contents("\(folder.path)/typed") == "A")
    }
  }

  @Test func `an output in no folder is refused`() throws {
    try expect(
      keywright("convert", "--to", "keyd", "-o", "/nonexistent/out", input: "A"),
      gives: CommandResult(
        errors: """
          keywright: error: cannot write “/nonexistent/out”: No such file or directory [KW-U003]
            hint: check that its folder is there, that you may write to it and that the disk has space

          """, status: 1))
  }

  @Test(arguments: [
    (["convert"], "convert needs a format to write", "say which: --to evemu"),
    (["convert", "--to", "xev"], "xev is read but not written", "choose one of"),
    (["convert", "--to", "evmu"], "--to cannot be “evmu”", "did you mean evemu?"),
    (["anonymise", "--seed", "x"], "--seed cannot be “x”", "give a whole number, such as --seed 1"),
  ])
  func `a wrong command line is told`(arguments: [String], message: String, hint: String) throws {
    let result = try CommandRun(arguments).result()
    #expect(result.errors.hasPrefix("keywright: error: \(message) [KW-U001]\n  hint: \(hint)"))
    #expect(result.status == 2)
  }

  @Test func `an anonymised recording keeps its format, its times and what types no letter`() throws {
    let result = try keywright("anonymise", "--seed", "7", Self.path("shift-q.kanata"))
    #expect(
      result
        == CommandResult(
          output: """
            d:lsft t:131 d:a t:229 r:a t:33 u:a t:65 u:lsft t:142 d:caps t:60 u:caps t:140
            d:q t:60 u:q t:140 d:ret t:131 u:ret

            """))
    #expect(try keywright("anonymise", "--seed", "7", Self.path("shift-q.kanata")) == result)
    let xev = Self.path("shift-q.xev")
    try expect(
      keywright("anonymise", xev),
      gives: CommandResult(
        errors: """
          keywright: \(xev): error: xev is read but not written [KW-R028]
            hint: choose a format with --to: notation, evdev, evdev64be, evdev32, evdev32be, evemu, libinput, evtest, kanata, keyd, ydotool

          """, status: 1))
  }
}
