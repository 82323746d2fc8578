import Glibc
import TestSupport
import Testing

@Suite struct PluginTests {
  private static let plugins = "\(#filePath.components(dropping: 3))/PluginHostTests"
  /// The sample that is a script.
  static let arrows = "\(plugins)/Samples/arrows.sh"

  /// A program with one mode that answers keys with these shell commands.
  private func program(_ commands: String, in folder: TemporaryFolder) throws -> String {
    try folder.file(
      "plugin.sh",
      """
      while IFS= read -r line; do
        n=${line#*'"request":'}
        n=${n%%[,\\}]*}
        case $line in
        *'"call":"hello"'*) echo '{"request":'"$n"',"version":1,"name":"test","modes":[{"id":"mode"}]}' ;;
        *'"types":true'*) \(commands) ;;
        *) echo '{"request":'"$n"'}' ;;
        esac
      done
      """)
    let link = folder.adopt("plugin")
    try #require(symlink("\(Self.plugins)/Plugins/run.sh", link) == 0)
    return link
  }

  private static let rules = [
    "the same calls get the same answers", "no text is lost", "no text is doubled",
    "no marked text is left after deactivation", "no marked text is set by a reset",
    "caret and spans lie in the marked text", "highlight and page of the candidates exist",
    "choosing a candidate that is not there changes no text", "answers keep within the limits", "deadlines lie ahead",
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
    let path = try program(
      #"echo '{"request":'"$n"',"marked":{"text":"a","cursor":7},"deadline":0}'; printf 'hot\033[31m\n' >&2; exec 2>&-"#,
      in: folder)
    let result = try CommandRun(["modes", "check", path]).result()
    #expect(
      result.output
        == Self.report(
          "plugin:test/mode",
          broken: [
            "caret and spans lie in the marked text": "the caret stands at 7 in 1 scalars (call 2 of seed 1)",
            "deadlines lie ahead": "a deadline is 0.0 seconds, and it is 0.049 seconds already (call 2 of seed 1)",
          ], summary: "1 mode, 2 findings"))
    #expect(Set(result.errors.split(separator: "\n")) == ["keywright: plugin test: hot\\u{1B}[31m"])
    #expect(result.status == 1)
  }

  @Test func `an answer that cannot be read is a finding`() throws {
    let folder = try TemporaryFolder()
    let path = try program(#"echo '{"request":'"$n"',"comit":"a"}'"#, in: folder)
    expect(
      try CommandRun(["modes", "check", path]).result(),
      gives: CommandResult(
        output: Self.report(
          "plugin:test/mode",
          broken: [
            "the host understands every answer":
              "the answer of plugin:test/mode to handle is refused: there is no member “comit”; did you mean “commit”?"
          ], summary: "1 mode, 1 finding"), status: 1))
  }

  @Test(arguments: [
    (["modes", "chek", "x"], "modes does not know “chek”", "name the plugin to check: keywright modes check PLUGIN"),
    (["modes", "check"], "there is no plugin to check", "name the plugin to check: keywright modes check PLUGIN"),
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

  @Test func `a program that dies once is a warning, one that dies again an error`() throws {
    let folder = try TemporaryFolder()
    let path = try program("exit 3", in: folder)
    func message(_ word: String, _ consequence: String) -> String {
      """
      keywright: \(word): the program of plugin:test/mode ended with the status 3, asked to handle; \(consequence) [KW-M011]
        hint: a program reads requests until its standard input ends

      """
    }
    let warning = message("warning", "it is started once more")
    expect(
      try keywright("replay", "--plugin", path, "-k", "A"), gives: CommandResult(output: "a\n", errors: warning))
    expect(
      try keywright("replay", "--plugin", path, "-k", "A B"),
      gives: CommandResult(
        errors: warning + message("error", "it has failed before, so the mode passes every key on"), status: 1))
  }
}

extension String {
  /// The path without its last components.
  fileprivate func components(dropping count: Int) -> String {
    split(separator: "/").dropLast(count).reduce(into: "") { $0 += "/\($1)" }
  }
}
