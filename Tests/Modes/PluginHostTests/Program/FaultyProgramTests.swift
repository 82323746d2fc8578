import Glibc
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import PluginHost
import TestSupport
import Testing

@Suite struct FaultyProgramTests {
  private static let patience = Duration.seconds(30)

  private static let stopHint = "a program reads requests until its standard input ends"
  private static let lineHint = "write one line of JSON for each request, and everything else to standard error"
  private static let helloHint = "mend the program's answer to hello; its protocol is explained in the documentation"

  @Test(arguments: [
    ("exit 3", "KW-M008", "cannot be loaded: the program ended with the status 3", stopHint),
    ("exec >&-; sleep 60", "KW-M008", "cannot be loaded: the program closed its standard output", stopHint),
    (
      "echo one >&2; echo two >&2; exit 1", "KW-M008",
      "cannot be loaded: the program ended with the status 1; it said “two”", stopHint
    ),
    ("kill -9 $$", "KW-M008", "cannot be loaded: the program was ended by the signal 9", stopHint),
    (
      "yes nonsense", "KW-M008", "cannot be loaded: the program wrote 100 lines that answer nothing", lineHint
    ),
    (
      "head -c 2000000 /dev/zero; sleep 60", "KW-M008",
      "cannot be loaded: the program wrote a line of more than 1048576 bytes", lineHint
    ),
    ("echo '{\"request\":1}'", "KW-M009", "is refused: it states no version of the protocol", helloHint),
    (
      "echo '{\"request\":1,\"version\":2}'", "KW-M009",
      "is refused: it speaks version 2 of the protocol, and this host speaks 1", helloHint
    ),
    (
      "echo '{\"request\":1,\"version\":1,\"name\":\"a b\"}'", "KW-M009",
      "is refused: name is not 1 to 64 ASCII letters, digits, dots, hyphens or underscores", helloHint
    ),
    ("echo '{\"request\":1,\"version\":1,\"name\":\"a\"}'", "KW-M009", "is refused: it has no mode", helloHint),
    (
      "echo '{\"request\":1,\"version\":1,\"name\":\"a\",\"modes\":[{\"id\":\"b\",\"lang\":\"de\"}]}'", "KW-M009",
      "is refused: there is no member “modes[0].lang”", helloHint
    ),
    (
      "echo '{\"request\":1,\"version\":1,\"name\":\"a\",\"modes\":[7]}'", "KW-M009",
      "is refused: modes[0] is not an object", helloHint
    ),
  ])
  func `a program that does not introduce itself is refused`(
    commands: String, code: String, cause: String, hint: String
  ) throws {
    let plugins = try TestPlugins()
    let path = try plugins.program(commands)
    let error = #expect(throws: Diagnostic.self, "\(commands)") { try Plugin(path: path, timeLimit: Self.patience) }
    #expect(
      error.map(plugins.text) == "keywright: DIR/plugin: error: the plugin \(cause) [\(code)]\n  hint: \(hint)",
      "\(commands)")
  }

  @Test func `a program that never answers is not waited for`() throws {
    let plugins = try TestPlugins()
    let path = try plugins.program("sleep 600")
    let error = #expect(throws: Diagnostic.self) { try Plugin(path: path, timeLimit: .milliseconds(20)) }
    #expect(
      error.map(plugins.text) == """
        keywright: DIR/plugin: error: the plugin cannot be loaded: the program gave no answer within 0.1 seconds [KW-M008]
          hint: flush standard output after each answer; a slow program needs a longer time limit
        """)
  }

  @Test(arguments: [
    (
      "#!/missing/interpreter\n", 0o700, "No such file or directory",
      "check the path, and the interpreter in the first line of a script"
    ),
    (
      "echo no interpreter\n", 0o700, "Exec format error",
      "begin a script with a line that names its interpreter: #!/bin/sh"
    ),
    ("#!/bin/sh\n", 0o600, "Permission denied", "make it executable: chmod +x"),
  ])
  func `a file that cannot be run says why`(text: String, mode: mode_t, cause: String, hint: String) throws {
    let plugins = try TestPlugins()
    let path = try plugins.folder.file("plugin", text)
    chmod(path, mode)
    let error = #expect(throws: Diagnostic.self) { try Plugin(path: path, timeLimit: Self.patience) }
    #expect(
      error.map(plugins.text) == """
        keywright: DIR/plugin: error: the plugin cannot be loaded: the program could not be run: \(cause) [KW-M008]
          hint: \(hint)
        """)
  }

  @Test(arguments: [
    (#","commt":"x""#, "there is no member “commt”; did you mean commit?"),
    (#","commit":7"#, "commit is not a string"),
    (#","handled":"yes""#, "handled is neither true nor false"),
    (#","delete":{"before":-1}"#, "delete.before is not a whole number from 0 to 2147483647"),
    (#","delete":{"before":100000}"#, "its deletion has 100000 scalars, more than the 65536 that are allowed"),
    (#","delete":{"before":1.5}"#, "delete.before is not a whole number from 0 to 2147483647"),
    (#","delete":[1]"#, "delete is not an object"),
    (#","marked":{"cursor":1}"#, "marked.text is left out"),
    (#","marked":{"text":"a","onBlur":"stay"}"#, "marked.onBlur is not one of commit, discard, keep"),
    (
      #","marked":{"text":"a","spans":[{"start":1,"end":0}]}"#,
      "a span of the marked text does not go from a start to an end after it"
    ),
    (#","marked":{"text":"👍🏽","cursor":3}"#, "the cursor of its marked text is at 3 in 2 scalars"),
    (
      #","marked":{"text":"a","spans":[{"start":0,"end":2}]}"#,
      "a span of its marked text goes from 0 to 2 in 1 scalars"
    ),
    (#","commit":"#, "it is not JSON: a value should stand at byte 22"),
    (#","candidates":{"page":[{"comment":"x"}]}"#, "a candidate has no text"),
    (
      #","candidates":{"page":[{"text":"x","txt":"y"}]}"#,
      "there is no member “candidates.page[0].txt”; did you mean text?"
    ),
    (#","candidates":{"page":{}}"#, "candidates.page is not an array"),
    (#","mode":{"id":"a","previous":true}"#, #"mode is neither {"id":…} nor {"previous":true}"#),
    (#","mode":{}"#, #"mode is neither {"id":…} nor {"previous":true}"#),
    (#","deadline":-1"#, "deadline is not a whole number from 0 to 1000000000000000"),
    (#","forward":{}"#, "the forwarded key has no code"),
    (
      #","forward":{"code":1,"depressed":["Ctrl"]}"#,
      "the forwarded key has a modifier that is not one of Shift, Lock, Control, Mod1, Mod2, Mod3, Mod4, Mod5"
    ),
    (#","commit":"a\u0000""#, "its commit holds the control character U+0000"),
    (#","marked":{"text":"\u001b[31m"}"#, "its marked text holds the control character U+001B"),
    (#","auxiliary":"\u009b""#, "its auxiliary line holds the control character U+009B"),
    (#","candidates":{"page":[{"text":"a"},{"text":"\r"}]}"#, "its candidate 1 holds the control character U+000D"),
    (
      #","candidates":{"page":[{"text":"a","comment":"\u007f"}]}"#,
      "the comment of its candidate 0 holds the control character U+007F"
    ),
    (
      #","candidates":{"page":[{"text":"a"}],"highlighted":5,"pageIndex":9,"pageCount":1}"#,
      "its candidates contradict themselves: the candidate 5 is highlighted on a page of 1"
    ),
    (
      #","candidates":{"page":[{"text":"a"}],"pageIndex":9,"pageCount":1}"#,
      "its candidates contradict themselves: the page has the index 9 of 1"
    ),
    (
      #","candidates":{"page":[],"pageCount":0}"#,
      "its candidates contradict themselves: the page has the index 0 of 0"
    ),
    (
      ",\"\(String(repeating: "a", count: 9000))\":1", "there is no member “\(String(repeating: "a", count: 80))…”"
    ),
    (
      ",\"\(String(repeating: "a", count: 9000))\":1,\"\(String(repeating: "a", count: 9000))\":1",
      "it is not JSON: an object has two members “\(String(repeating: "a", count: 80))…”, the second at byte 9018"
    ),
    (#","forward":{"code":1,"keysyms":[-1]}"#, "the forwarded key has a keysym that is not a whole number of 32 bits"),
  ])
  func `a broken answer is refused, and the key goes to the field`(members: String, cause: String) throws {
    let plugins = try TestPlugins()
    try plugins.folder.file("answer", members)
    let plugin = try Plugin(
      path: plugins.program(answering: #"printf '{"request":%s%s}\n' "$n" "$(cat "${0%/*}/answer")""#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch == .passed, "\(members)")
    #expect(
      plugins.reports(plugin) == [
        """
        keywright: warning: the answer of plugin:test/mode to handle is refused: \(cause) [KW-M010]
          hint: nothing of the answer is done; have its author run keywright modes check on the plugin
        """
      ], "\(members)")
  }

  @Test func `lines that answer nothing are told and left out`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          echo 'debug: a line that is much longer than what fits into a message about it, by far'; echo '[1]'; echo '{}'
          echo '{"request":1}'; echo '{"request":'"$n"',"commit":"x"}'
          """#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch.commit == "x")
    let hint = "\n  hint: write only answers to standard output, and messages to standard error"
    let start = "keywright: DIR/plugin: warning: the plugin wrote a line that answers nothing, "
    #expect(
      plugins.reports(plugin) == [
        "\(start)“debug: a line that is much longer than what fits into a mess…”: it is not JSON: a value should stand at byte 0 [KW-M012]\(hint)",
        "\(start)“[1]”: it is not a JSON object [KW-M012]\(hint)",
        "\(start)“{}”: it has no member “request” [KW-M012]\(hint)",
        "\(start)“{\"request\":1}”: its request is not 2 [KW-M012]\(hint)",
      ])
  }

  /// Answers keys with marked text, and dies of the key x in one of the ways of dying.
  private static func mortal(_ death: String) -> String {
    """
    case $line in
    *'"text":"x"'*) \(death) ;;
    *'"types":true'*) echo '{"request":'"$n"',"handled":true,"marked":{"text":"m"}}' ;;
    *) echo '{"request":'"$n"'}' ;;
    esac
    """
  }

  @Test(arguments: [
    ("exit 5", "ended with the status 5", stopHint),
    ("kill -SEGV $$", "was ended by the signal 11", stopHint),
    ("head -c 1500000 /dev/zero; sleep 60", "wrote a line of more than 1048576 bytes", lineHint),
    (
      "sleep 600", "gave no answer within 2.0 seconds",
      "flush standard output after each answer; a slow program needs a longer time limit"
    ),
  ])
  func `a program that fails is started once more, then given up, and no text is lost`(
    death: String, cause: String, hint: String
  ) throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(answering: Self.mortal(death)),
      timeLimit: death == "sleep 600" ? .seconds(2) : Self.patience)
    let simulator = try Simulator(SimulatorConfiguration(modes: plugin.modes))
    try simulator.play("A")
    #expect(simulator.picture == "[m|]")
    #expect(plugins.reports(plugin) == [])
    try simulator.play("X")
    #expect(simulator.picture == "mx|", "\(death)")
    #expect(
      plugins.reports(plugin) == [
        """
        keywright: warning: the program of plugin:test/mode \(cause), asked to handle; it is started once more [KW-M011]
          hint: \(hint)
        """
      ])
    try simulator.play("A")
    #expect(simulator.picture == "mx[m|]")
    try simulator.play("X A")
    #expect(simulator.picture == "mxmxa|", "\(death)")
    #expect(
      plugins.reports(plugin) == [
        """
        keywright: error: the program of plugin:test/mode \(cause), asked to handle; it has failed before, so the mode passes every key on [KW-M011]
          hint: \(hint)
        """
      ])
  }

  @Test func `a program that was started again knows the field that it is in`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          case $line in
          *'"call":"activate"'*) told=${line#*'"before":"'}; told=${told%%'"'*}; echo '{"request":'"$n"'}' ;;
          *'"text":"x"'*) exit 1 ;;
          *) echo '{"request":'"$n"',"commit":"'"$told"'"}' ;;
          esac
          """#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    _ = engine.activate(InputContext(surroundingText: SurroundingText(before: "here")))
    _ = engine.handle(.typing("x"))
    let batch = engine.handle(.typing("a"))
    #expect(batch.commit == "here")
  }

  @Test func `a program that reads nothing does not stop us, and nothing dies of its closed input`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(answering: #"exec 0<&-; echo '{"request":'"$n"'}'; sleep 600"#), timeLimit: .seconds(1))
    var engine = try plugin.engine()
    _ = engine.handle(.typing("a"))
    var key = Keystroke.typing("a")
    key.text = String(repeating: "y", count: 1_000_000)
    let batch = engine.handle(key)
    #expect(!batch.isHandled)
    #expect(plugin.reports.takeDiagnostics().map(\.code) == [.pluginFailed])
  }

  @Test func `a program and what it started end with the engine, and are reaped`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          trap '' TERM; sleep 600 & echo '{"request":'"$n"',"commit":"'"$$ $!"'"}'
          """#),
      timeLimit: Self.patience)
    var engine: (any InputMethod)? = try plugin.engine()
    let numbers = engine?.handle(.typing("a")).commit.split(separator: " ").compactMap { pid_t($0) } ?? []
    try #require(numbers.count == 2)
    #expect(kill(numbers[0], 0) == 0)
    engine = nil
    #expect(kill(numbers[0], 0) == -1, "the program is there, or its zombie")
    // The one that it started is reaped by whoever adopts it, so it may be there as a zombie for a moment.
    var isGone = false
    for _ in 0..<5000 where !isGone {
      isGone = kill(numbers[1], 0) == -1 || Self.isZombie(numbers[1])
      usleep(1000)
    }
    #expect(isGone)
  }

  private static func isZombie(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return true }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return true }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.contains(") Z")
  }
}
