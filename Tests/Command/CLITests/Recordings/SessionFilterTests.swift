import TestSupport
import Testing

/// `keywright replay --jsonl`: a line in, a line out.
@Suite struct SessionFilterTests {
  private static func error(_ message: String, line: Int, hint: String, code: String = "KW-U005") -> String {
    let quoted = [message, hint].map { $0.replacing("\"", with: "\\\"") }
    return #"{"errors":[{"code":"\#(code)","message":"\#(quoted[0])","file":"standard input","line":\#(line),"#
      + #""column":null,"hint":"\#(quoted[1])"}]}"#
  }

  /// Lines and their answers with `--output text`.
  static let rows: [(line: String, answer: String)] = [
    (#"{"id":1,"layout":"ru","keys":"G H"}"#, #"{"id":1,"text":"пр"}"#),
    (#"{"id":18446744073709551615,"keys":"A"}"#, #"{"id":18446744073709551615,"text":"a"}"#),
    (#"{"id":12345678901234567890123,"keys":"A"}"#, #"{"id":12345678901234567890123,"text":"a"}"#),
    (#"{"keys":"A","id":1.10}"#, #"{"id":1.10,"text":"a"}"#),
    (#"{"id":1e2,"keys":"A"}"#, #"{"id":1e2,"text":"a"}"#),
    (#"{"id":-0,"keys":"A"}"#, #"{"id":-0,"text":"a"}"#),
    (#"{"id":1E+999,"keys":"A"}"#, #"{"id":1E+999,"text":"a"}"#),
    (
      #"{"id":[{"id":1.0,"b":[2.50]},3.0],"events":[[0,30,1],[9,30,0]]}"#,
      #"{"id":[{"id":1.0,"b":[2.50]},3.0],"text":"a"}"#
    ),
    (#"{"id":"\u0041\u202e","keys":"A"}"#, #"{"id":"A\u202e","text":"a"}"#),
    (#"{"keys":"SHIFT+A B"}"#, #"{"text":"Ab"}"#),
    (
      #"{"id":{"a":[null,1.5]},"layout":"us,fr","variant":",bepo","options":"grp:caps_toggle","keys":"CAPS A"}"#,
      #"{"id":{"a":[null,1.5]},"text":"a"}"#
    ),
    (#"{"events":[[0,30,1],[1000,30,0],[2000,42,1],[3000,48,1],[4000,48,0],[5000,42,0]]}"#, #"{"text":"aB"}"#),
    (
      #"{"id":"held","events":[[0,30,1]]}"#,
      #"{"id":"held","text":"a","warnings":[{"code":"KW-R011","message":"still down at the end: A","file":"events","#
        + #""line":null,"column":null,"hint":"release what should not stay down"}]}"#
    ),
    (#"{"mode":["xkb:us","emoji"],"prefer":"emoji","field":"hidden","keys":"Q"}"#, #"{"text":"😀"}"#),
    (#"{"mode":"unicode","keys":"CTRL+LEFTSHIFT+U 4 1 SPACE"}"#, #"{"text":"A"}"#),
    (#"{"initial":"x","keys":"\"y\""}"#, #"{"text":"xy"}"#),
    (#"{"id":2,"recording":"FOLDER/typed.evdev"}"#, #"{"id":2,"text":"yy"}"#),
    (#"{"recording":"FOLDER/typed","format":"notation","layout":"de"}"#, #"{"text":"z"}"#),
    (
      #"{"id":3,"keys":"QQQ"}"#,
      #"{"id":3,"errors":[{"code":"KW-N002","message":"no key is named “QQQ”","file":"keys","line":1,"column":1,"#
        + #""hint":"keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number (code:30)"}]}"#
    ),
    (
      #"{"id":4,"recording":"FOLDER/missing"}"#,
      #"{"id":4,"errors":[{"code":"KW-R003","message":"cannot read “FOLDER/missing”: No such file or directory","#
        + #""file":"FOLDER/missing","line":null,"column":null,"hint":"check the path and that you may read the file"}]}"#
    ),
    (
      #"{"layout":"uss","keys":"A"}"#,
      #"{"errors":[{"code":"KW-K013","message":"there is no layout “uss” in /usr/share/X11/xkb","file":null,"line":null,"#
        + #""column":null,"hint":"did you mean us?"}]}"#
    ),
  ]

  static let names: [(line: String, answer: String)] = [
    (
      #"{"rules":"../../../../../tmp/x","keys":"A"}"#,
      #"{"errors":[{"code":"KW-K001","message":"“../../../../../tmp/x” cannot be the name of rules","file":null,"#
        + #""line":null,"column":null,"hint":"`xkbcli list` shows the names that exist"}]}"#
    ),
    (
      #"{"layout":"\#(Array(repeating: "zz", count: 20_406).joined(separator: ","))","keys":"A"}"#,
      #"{"errors":[{"code":"KW-K039","message":"20406 layouts are named, and no more than 64 are read","file":null,"#
        + #""line":null,"column":null,"hint":"name only the layouts that the keymap needs"}]}"#
    ),
    (#"{"keymap-format":"v1","keys":"A"}"#, #"{"text":"a"}"#),
  ]

  @Test(arguments: names) func namesThatLeadAstray(_ line: String, _ answer: String) throws {
    #expect(try keywright("replay", "--jsonl", "--output", "text", input: line).output == answer + "\n")
  }

  static let faults: [(line: String, message: String, hint: String)] = [
    (
      "", "the line is not JSON: it ends too early, at byte 0",
      "a line is one object, such as {\"layout\": \"us\", \"keys\": \"H I\"}"
    ),
    (
      "x", "the line is not JSON: a value should stand at byte 0",
      "a line is one object, such as {\"layout\": \"us\", \"keys\": \"H I\"}"
    ),
    ("[1]", "the line is not a JSON object", "a line is one object, such as {\"layout\": \"us\", \"keys\": \"H I\"}"),
    ("{}", "the line has no keys", "give keys, such as \"keys\": \"H I\", or events, or a recording"),
    ("{\"keys\":\"A\",\"events\":[]}", "the line has more than one of keys, events and recording", "give one of them"),
    ("{\"keys\":1}", "keys has to be a string", "keywright help replay shows what a line may have"),
    ("{\"layout\":[],\"keys\":\"A\"}", "layout has to be a string", "keywright help replay shows what a line may have"),
    ("{\"layot\":\"us\"}", "a line has no member “layot”", "did you mean layout?"),
    (
      "{\"plugin\":\"./x\",\"keys\":\"A\"}", "a line cannot load a plugin",
      "name it on the command line: --plugin PATH; then give its mode"
    ),
    ("{\"recording\":\"-\"}", "the recording cannot be standard input, which brings the lines", "name a file"),
    ("{\"keys\":\"A\",\"format\":\"evdev\"}", "format is for a recording", "leave it out"),
    ("{\"recording\":\"a\",\"format\":\"evde\"}", "format cannot be “evde”", "did you mean evdev?"),
    (
      "{\"events\":[[0,30,1],[0,30]]}", "event 2 is not [microseconds, code, value]",
      "a press of A at half a second is [500000, 30, 1], its release has value 0, a repeat 2"
    ),
    (
      "{\"events\":[[-1,30,1]]}", "event 1 is not [microseconds, code, value]",
      "a press of A at half a second is [500000, 30, 1], its release has value 0, a repeat 2"
    ),
  ]

  /// What the options of a command line are refused for as well.
  @Test(arguments: [
    (#"{"accept":"x","keys":"A"}"#, "accept cannot be “x”", "choose one of any, emoji", "KW-U001"),
    (
      #"{"accept":"any","keys":"A"}"#, "accept is for a hidden field", "add field hidden, or leave accept out",
      "KW-U002"
    ),
  ])
  func aMemberIsCalledWithoutDashes(_ line: String, _ message: String, _ hint: String, _ code: String) throws {
    let answer = Self.error(message, line: 1, hint: hint, code: code)
    #expect(try keywright("replay", "--jsonl", "--output", "text", input: line).output == answer + "\n")
  }

  @Test func eachLineIsAnsweredInItsPlace() throws {
    var recording = EvdevFile()
    recording.tap(21)
    recording.tap(21)
    let folder = try TemporaryFolder(["typed": "Y"])
    try folder.file("typed.evdev", recording.bytes)
    let lines = Self.rows.map { $0.line.replacing("FOLDER", with: folder.path) } + Self.faults.map(\.line)
    let answers =
      Self.rows.map { $0.answer.replacing("FOLDER", with: folder.path) }
      + Self.faults.enumerated().map { index, fault in
        Self.error(fault.message, line: Self.rows.count + index + 1, hint: fault.hint)
      }
    for jobs in ["1", "3"] {
      var run = CommandRun(["replay", "--jsonl", "--output", "text", "--jobs", jobs])
      run.input = Array(lines.joined(separator: "\n").utf8)
      let result = try run.result()
      let given = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(given.count == answers.count + 1)
      for (given, answer) in zip(given, answers) { #expect(given == answer) }
      #expect(result.errors == "" && result.status == 0)
    }
  }

  /// The command line says what a line does not; a keymap and the names of layouts exclude each other.
  @Test func theCommandLineIsTheUsualKeyboard() throws {
    let input = #"{"keys":"Z"}"# + "\n" + #"{"layout":"us","keys":"Z"}"# + "\n" + #"{"variant":"us","keys":"Z"}"# + "\n"
    #expect(
      try keywright("replay", "--jsonl", "--output", "text", "--layout", "de", input: input).output
        == "{\"text\":\"y\"}\n{\"text\":\"z\"}\n{\"text\":\"z\"}\n")
    let keymap = try #require(TextFile.contents(Checkout.path("Keymaps/us.xkb")))
    let folder = try TemporaryFolder(["map.xkb": keymap])
    #expect(
      try keywright(
        "replay", "--jsonl", "--output", "text", "--layout", "de", "--variant", "us",
        input: #"{"keymap":"\#(folder.path)/map.xkb","keys":"Z"}"#
      ).output == "{\"text\":\"z\"}\n")
  }

  /// The outcome is that of a single replay, after the id.
  @Test func theObjectIsThatOfAReplay() throws {
    let single = try keywright("replay", "--layout", "us(intl)", "--output", "json", "-k", "APOSTROPHE E").output
    let line = try keywright(
      "replay", "--jsonl", input: #"{"id":5,"layout":"us(intl)","keys":"APOSTROPHE E"}"#
    ).output
    func bare(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }
    #expect(bare(line) == "{\"id\":5," + bare(single).dropFirst())
  }

  @Test func manyLinesKeepTheirOrder() throws {
    let layouts = ["us", "de", "fr(bepo)", "ru", "us(dvorak)"]
    let count = 3000
    let lines = (0..<count).map { #"{"id":\#($0),"layout":"\#(layouts[$0 % layouts.count])","keys":"H I"}"# + "\n" }
    let texts = ["hi", "hi", "cd", "рш", "dc"]
    var run = CommandRun(["replay", "--jsonl", "--output", "text", "--jobs", "5"])
    run.input = Array(lines.joined().utf8)
    let result = try run.result()
    #expect(result.output == (0..<count).map { #"{"id":\#($0),"text":"\#(texts[$0 % texts.count])"}"# + "\n" }.joined())
    #expect(result.errors == "" && result.status == 0)
  }

  /// A line without an end is neither kept nor waited for.
  @Test func aLineThatIsTooLong() throws {
    let long = "{\"keys\":\"" + String(repeating: "A ", count: 1 << 20) + "\"}"
    let result = try keywright(
      "replay", "--jsonl", "--output", "text", input: "{\"keys\":\"A\"}\n\(long)\n{\"keys\":\"B\"}\r\n\(long)")
    let fault = { (line: Int) in
      Self.error(
        "the line is longer than 1 MiB", line: line, hint: "name a long recording instead: \"recording\": \"PATH\"")
    }
    #expect(result.output == "{\"text\":\"a\"}\n\(fault(2))\n{\"text\":\"b\"}\n\(fault(4))\n")
    #expect(result.status == 0)
  }

  @Test func strictTurnsWarningsIntoErrors() throws {
    #expect(
      try keywright("replay", "--jsonl", "--strict", "--output", "text", input: #"{"keys":"-A"}"#).output
        == #"{"errors":[{"code":"KW-R006","message":"A is released but was not down; the release is left out","#
        + #""file":"keys","line":1,"column":1,"hint":"press it before: +A"}]}"# + "\n")
  }

  @Test func nothingInNothingOut() throws {
    expect(try keywright("replay", "--jsonl"), gives: CommandResult())
  }

  /// Whoever has seen enough is left alone.
  @Test func aClosedPipeEndsItQuietly() throws {
    var run = CommandRun(["replay", "--jsonl"])
    run.input = Array(String(repeating: "{\"keys\":\"A\"}\n", count: 5000).utf8)
    run.output = .brokenPipe
    expect(try run.result(), gives: CommandResult())
    run.output = .path("/dev/full")
    expect(
      try run.result(),
      gives: CommandResult(
        errors: """
          keywright: error: cannot write the output: No space left on device [KW-U003]
            hint: check that the reader of a pipe still runs and that the disk has space

          """, status: 1))
  }

  /// Somebody who waits for an answer before the next question gets it.
  @Test func answersComeAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.fifo("in")
    try folder.fifo("out")
    let script = """
      "$0" replay --jsonl --output text <in >out & exec 3>in 4<out
      for key in A B; do echo "{\\"keys\\":\\"$key\\"}" >&3; read -r answer <&4; echo "$answer"; done
      exec 3>&-; cat <&4; echo end
      """
    var run = CommandRun(["-c", script, BuiltCommand.path])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=/usr/bin:/bin"]
    expect(try run.result(), gives: CommandResult(output: "{\"text\":\"a\"}\n{\"text\":\"b\"}\nend\n"))
  }

  @Test func itRunsUnderXargs() throws {
    let folder = try TemporaryFolder(["a": "{\"id\":1,\"keys\":\"A\"}\n", "b": "{\"id\":2,\"keys\":\"B\"}\n"])
    var run = CommandRun(["-c", "ls a b | xargs -n 1 \"$0\" replay --jsonl --output text", BuiltCommand.path])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=/usr/bin:/bin"]
    expect(try run.result(), gives: CommandResult(output: "{\"id\":1,\"text\":\"a\"}\n{\"id\":2,\"text\":\"b\"}\n"))
  }

  @Test(arguments: [
    (["-k", "A"], "--jsonl and --keys", "each line says what it plays; leave --keys out"),
    (["--format", "evdev"], "--jsonl and --format", "each line says what it plays; leave --format out"),
    (["--output", "trace"], "--jsonl and --output trace", "choose json or text"),
    (["a", "b"], "--jsonl and several files", "pipe them in: cat FILE… | keywright replay --jsonl"),
  ])
  func whatALineSays(_ arguments: [String], _ options: String, _ hint: String) throws {
    expect(
      try CommandRun(["replay", "--jsonl"] + arguments).result(),
      gives: CommandResult(
        errors: """
          keywright: error: \(options) contradict each other [KW-U002]
            hint: \(hint)

          """, status: 2))
  }

  @Test func aFileOfLinesThatIsNotThere() throws {
    expect(
      try keywright("replay", "--jsonl", "/missing"),
      gives: CommandResult(
        errors: """
          keywright: /missing: error: cannot read “/missing”: No such file or directory [KW-R003]
            hint: check the path and that you may read the file

          """, status: 1))
  }
}
