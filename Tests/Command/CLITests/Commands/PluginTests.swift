import TestSupport
import Testing

@Suite struct PluginTests {
  private static let arrows = TestPlugin.arrows

  private static let rules = [
    "the same calls get the same answers", "no text is lost",
    "no text is doubled",
    "no marked text is left after deactivation", "no marked text is set by a reset",
    "caret and spans lie in the marked text", "highlight and page of the candidates exist",
    "choosing a candidate that is not there changes no text", "answers keep within the limits",
    "texts hold no control characters but newline and tab", "deadlines lie ahead",
    "the host understands every answer",
  ]

  /// What the check prints where these rules are broken, by what follows their sentence.
  private static func report(_ id: String, broken: KeyValuePairs<String, String> = [:], summary: String) -> String {
    let lines = rules.map { rule in
      broken.first { $0.key == rule }.map { "  FAIL  \(rule): \($0.value)" } ?? "  PASS  \(rule)"
    }
    return ([id] + lines + [summary]).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [[], ["--mode", "arrows"], ["--mode", "plugin:samples/arrows", "--plugin-timeout", "60"]])
  func `a good plugin passes`(options: [String]) throws {
    expect(
      try CommandRun(["modes", "check", Self.arrows] + options).result(),
      gives: CommandResult(output: Self.report("plugin:samples/arrows", summary: "1 mode, 0 findings")))
  }

  @Test func `a plugin that breaks rules fails, and what it printed is shown`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(
      #"echo '{"request":'"$n"',"deadline":0}'; printf 'hot\033[31m\n' >&2; exec 2>&-"#,
      in: folder)
    let result = try CommandRun(["modes", "check", path]).result()
    #expect(
      result.output
        == Self.report(
          "plugin:test/mode",
          broken: [
            "deadlines lie ahead":
              "a deadline is 0.0 seconds, and it is 0.01 seconds already, after the key “a” (call 2)"
          ], summary: "1 mode, 1 finding"))
    #expect(Set(result.errors.split(separator: "\n")) == ["keywright: plugin test: hot\\u{1B}[31m"])
    #expect(result.status == 1)
  }

  @Test func `an answer that cannot be read is a finding`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(#"echo '{"request":'"$n"',"comit":"a"}'"#, in: folder)
    expect(
      try CommandRun(["modes", "check", path]).result(),
      gives: CommandResult(
        output: Self.report(
          "plugin:test/mode",
          broken: [
            "the host understands every answer":
              "the answer of plugin:test/mode to handle is refused: there is no member “comit”; did you mean commit?"
          ], summary: "1 mode, 1 finding"), status: 1))
  }

  @Test(arguments: [
    ("exit(0);", "it ended the process with the status 0"), ("_exit(0);", "it ended the process with the status 0"),
    ("signal(SIGABRT, SIG_DFL); abort();", "it was ended by the signal 6"),
    ("for (;;) sleep(1);", "it did not come back within 1.0 seconds"),
    ("close(1); close(2); exit(7);", "it ended the process with the status 7"),
  ])
  func `a library that ends or stops the check is a finding, and the next mode is checked`(
    statement: String, cause: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(handle: statement, in: folder)
    expect(
      try keywright("modes", "check", path, "--plugin-timeout", "1"),
      gives: CommandResult(
        output: """
          plugin:test/bad
            FAIL  the plugin answers every call: \(cause), asked to handle the press of key 45 “x”

          """ + Self.report("plugin:test/good", summary: "2 modes, 1 finding"), status: 1))
  }

  @Test func `a library that ends the process as it is loaded cannot be loaded`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(start: "exit(0);", in: folder)
    expect(
      try keywright("modes", "check", path),
      gives: CommandResult(
        errors: """
          keywright: \(path): error: the plugin cannot be loaded: it ended the process with the status 0 [KW-M008]
            hint: a library says what it has, and leaves the process to its host

          """, status: 1))
  }

  @Test func `a library that is none is refused as ever`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("plugin.so", "no library")
    expect(
      try keywright("modes", "check", path),
      gives: CommandResult(
        errors: """
          keywright: \(path): error: the plugin cannot be loaded: \(path): file too short [KW-M008]
            hint: build it as a shared library for this machine: cc -shared -fPIC

          """, status: 1))
  }

  @Test(arguments: [
    (["modes", "chek", "x"], "modes does not know “chek”", "name the plugin to check: keywright modes check PLUGIN"),
    (["modes", "check"], "there is no plugin to check", "name the plugin to check: keywright modes check PLUGIN"),
    (["modes", "check", "a", "b"], "check takes one plugin, and “b” is one too many", "check one after the other"),
    (
      ["replay", "--plugin-timeout", "soon", "-k", "A"], "--plugin-timeout cannot be “soon”",
      "write whole seconds, from 1 to 3600"
    ),
  ])
  func `a command line that says nothing is refused`(arguments: [String], message: String, hint: String) throws {
    expect(
      try CommandRun(arguments).result(),
      gives: CommandResult(errors: "keywright: error: \(message) [KW-U001]\n  hint: \(hint)\n", status: 2))
  }

  @Test func `check takes few options`() throws {
    expect(
      try keywright("modes", "check", Self.arrows, "--layout", "de"),
      gives: CommandResult(
        errors: """
          keywright: error: check and --layout contradict each other [KW-U002]
            hint: check takes --mode and --plugin-timeout alone

          """, status: 2))
  }

  @Test(arguments: [
    (["--mode", "plugin:samples/arrows"], "a→b"), ([], "a→b"), (["--mode", "xkb:us"], "a->b"),
  ])
  func `a mode of a plugin types where it is asked for`(modes: [String], text: String) throws {
    expect(
      try CommandRun(["replay", "--plugin", Self.arrows, "-k", "\"a->b\""] + modes).result(),
      gives: CommandResult(output: text + "\n"))
  }

  @Test func `a plugin stands in the table of modes`() throws {
    expect(
      try keywright("modes", "--plugin", Self.arrows, "--mode", "xkb:us", "--mode", "plugin:samples/arrows"),
      gives: CommandResult(
        output: """
             MODE                   LANGUAGE  KEYBOARD      NAME
          →  xkb:us                 en        us            English (US)
             plugin:samples/arrows  –         the keymap's  Arrows

          xkb:us: default
          xkb:us is the first active mode

          """))
  }

  @Test(arguments: [
    (["--plugin", arrows], "did you mean plugin:samples/arrows? the plugins have plugin:samples/arrows"),
    ([], "load the plugin too: --plugin PATH"),
  ])
  func `a mode that no plugin has is refused`(options: [String], hint: String) throws {
    expect(
      try CommandRun(["replay", "-k", "A", "--mode", "plugin:samples/arrow"] + options).result(),
      gives: CommandResult(
        errors: """
          keywright: error: there is no input mode “plugin:samples/arrow” [KW-M001]
            hint: \(hint)

          """, status: 1))
  }

  @Test(arguments: [
    ("kill -SEGV $$", "was ended by the signal 11", "a program reads requests until its standard input ends"),
    (
      "sleep 600", "gave no answer within 1.0 seconds",
      "flush standard output after each answer; a slow program needs a longer time limit"
    ),
    (
      "head -c 1000000000 /dev/zero; sleep 600", "wrote a line of more than 1048576 bytes",
      "write one line of JSON for each request, and everything else to standard error"
    ),
  ])
  func `a program that dies, hangs or talks without an end takes no key away`(
    fault: String, cause: String, hint: String
  ) throws {
    let folder = try TemporaryFolder()
    let result = try keywright(
      "replay", "--plugin", try TestPlugin.program(fault, in: folder), "--plugin-timeout", "1", "-k", "A B")
    let told = { (word: String, consequence: String) in
      """
      keywright: \(word): the program of plugin:test/mode \(cause), asked to handle; \(consequence) [KW-M011]
        hint: \(hint)

      """
    }
    #expect(result.output == "ab\n")
    #expect(
      result.errors == told("warning", "it is started once more")
        + told("error", "it has failed before, so the mode passes every key on"))
    #expect(result.status == 1)
  }

  @Test func `a program that dies once is a warning, one that dies again an error`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program("exit 3", in: folder)
    func message(_ word: String, _ consequence: String) -> String {
      """
      keywright: \(word): the program of plugin:test/mode ended with the status 3, asked to handle; \(consequence) [KW-M011]
        hint: a program reads requests until its standard input ends

      """
    }
    let warning = message("warning", "it is started once more")
    expect(
      try keywright("replay", "--plugin", path, "-k", "A"), gives: CommandResult(output: "a\n", errors: warning))
    let result = try keywright("replay", "--plugin", path, "--output", "json", "-k", "A B")
    #expect(result.output.contains("\"text\": \"ab\"") && result.status == 1)
    expect(
      try keywright("replay", "--plugin", path, "-k", "A B"),
      gives: CommandResult(
        output: "ab\n", errors: warning + message("error", "it has failed before, so the mode passes every key on"),
        status: 1))
  }

  @Test func `what a plugin says on another layout is told too`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(
      #"case $line in *'"z"'*) echo dying >&2; exit 3 ;; *) echo '{"request":'"$n"'}' ;; esac"#, in: folder)
    let result = try keywright("replay", "--plugin", path, "--layout", "us", "--also", "de", "-k", "Y Y")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count { $0 == "keywright: plugin test: dying" } == 2, "\(result.errors)")
    #expect(lines.contains { $0.contains(": warning: ") && $0.hasSuffix("it is started once more [KW-M011]") })
    #expect(lines.contains { $0.contains(": error: ") && $0.hasSuffix("the mode passes every key on [KW-M011]") })
    #expect(result.output.hasPrefix("us  yy\nde  zz\n"), "\(result.output)")
    #expect(result.status == 1)
  }

  @Test func `what a library prints while it is checked is shown up to a bound`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.library(
      activate: """
        static int n; if (n++) return;
        for (int i = 0; i < 3 << 20; i++) putchar(i < 5 ? "begin"[i] : '.'); fflush(stdout);
        """, in: folder)
    let result = try CommandRun(["modes", "check", path]).result()
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("begin...") && result.errors.utf8.count < 1_100_000)
    #expect(
      result.errors.drop { $0 != "k" } == """
        keywright: warning: \(path) printed 2097152 more bytes on its standard streams, which are not shown [KW-M027]
          hint: have it print less, or write to a file of its own

        """)
  }

  /// A check of a slow program takes long, and a terminal sees that it goes on; a pipe gets nothing of it.
  @Test func `a terminal is shown how far a check has come`() throws {
    let folder = try TemporaryFolder()
    let path = try TestPlugin.program(#"sleep 0.002; echo '{"request":'"$n"'}'"#, in: folder)
    var run = CommandRun(["modes", "check", path])
    run.errors = .terminal
    let shown = try run.result().output
    #expect(shown.contains("\r\u{1B}[Kkeywright: ") && shown.contains(" calls checked"), "\(shown)")
    #expect(shown.hasSuffix("\r\u{1B}[K"), "\(shown)")
    run.errors = .captured
    #expect(try run.result().errors.isEmpty)
  }
}
