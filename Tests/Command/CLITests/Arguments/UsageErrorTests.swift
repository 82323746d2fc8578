import TestSupport
import Testing

/// Command lines that say nothing that can be done: status 2, one message, nothing on standard output.
struct UsageErrorTests {
  @Test(arguments: [
    (
      ["repaly"],
      """
      keywright: error: there is no command “repaly” [KW-U001]
        hint: did you mean replay? or run keywright help for the list of commands
      """
    ),
    (
      [""],
      """
      keywright: error: there is no command “” [KW-U001]
        hint: run keywright help for the list of commands
      """
    ),
    (
      ["help", "notatoin"],
      """
      keywright: error: there is no help on “notatoin” [KW-U001]
        hint: did you mean notation? or run keywright help for what there is
      """
    ),
    (
      ["help", "replay", "modes"],
      """
      keywright: error: help takes one operand, and “modes” is one too many [KW-U001]
        hint: quote an argument that has spaces in it; run keywright help help for what it takes
      """
    ),
    (
      ["version", "1"],
      """
      keywright: error: version takes only options, and “1” is one too many [KW-U001]
        hint: quote an argument that has spaces in it; run keywright help version for what it takes
      """
    ),
    (
      ["replay"],
      """
      keywright: error: there is nothing to replay [KW-U001]
        hint: give keystrokes as in -k 'H I', a file, or - for standard input
      """
    ),
    (
      ["convert", "a", "b c"],
      """
      keywright: error: convert takes one operand, and “b c” is one too many [KW-U001]
        hint: quote an argument that has spaces in it; run keywright help convert for what it takes
      """
    ),
    (
      ["replay", "--fomat=evdev", "-"],
      """
      keywright: error: replay has no option “--fomat” [KW-U001]
        hint: did you mean --format? or run keywright help replay for its options
      """
    ),
    (
      ["replay", "--comp", "off", "-"],
      """
      keywright: error: replay has no option “--comp” [KW-U001]
        hint: did you mean --compose? or run keywright help replay for its options
      """
    ),
    (
      ["replay", "-x"],
      """
      keywright: error: replay has no option “-x” [KW-U001]
        hint: run keywright help replay for its options
      """
    ),
    (
      ["modes", "-k", "A"],
      """
      keywright: error: modes has no option “-k” [KW-U001]
        hint: run keywright help modes for its options
      """
    ),
    (
      ["replay", "-k", "A", "--layout"],
      """
      keywright: error: --layout needs a value [KW-U001]
        hint: write --layout LAYOUTS
      """
    ),
    (
      ["replay", "-k"],
      """
      keywright: error: --keys needs a value [KW-U001]
        hint: write --keys NOTATION
      """
    ),
    (
      ["replay", "--layout", "--output", "json", "-"],
      """
      keywright: error: --layout needs a value, but --output follows [KW-U001]
        hint: write --layout LAYOUTS, or --layout=--output where that is the value
      """
    ),
    (
      ["replay", "--layout", "", "-"],
      """
      keywright: error: the value of --layout is empty [KW-U001]
        hint: write --layout LAYOUTS, or leave it out
      """
    ),
    (
      ["replay", "--keymap=", "-"],
      """
      keywright: error: the value of --keymap is empty [KW-U001]
        hint: write --keymap FILE, or leave it out
      """
    ),
    (
      ["replay", "--strict=yes", "-"],
      """
      keywright: error: --strict takes no value [KW-U001]
        hint: write --strict alone
      """
    ),
    (
      ["replay", "--layout", "us", "--layout=de", "-"],
      """
      keywright: error: --layout is given twice [KW-U001]
        hint: give it once
      """
    ),
    (
      ["replay", "-kA", "--keys", "B"],
      """
      keywright: error: --keys is given twice [KW-U001]
        hint: give it once
      """
    ),
    (
      ["replay", "--output", "xml", "-"],
      """
      keywright: error: --output cannot be “xml” [KW-U001]
        hint: choose one of text, json, trace
      """
    ),
    (
      ["replay", "--format=", "-"],
      """
      keywright: error: the value of --format is empty [KW-U001]
        hint: write --format FORMAT, or leave it out
      """
    ),
    (
      ["modes", "--output", "trace"],
      """
      keywright: error: --output cannot be “trace” [KW-U001]
        hint: choose one of text, json
      """
    ),
    (
      ["replay", "-k", "A", "--field", "Hidden"],
      """
      keywright: error: --field cannot be “Hidden” [KW-U001]
        hint: choose one of plain, hidden
      """
    ),
  ])
  func `what is wrong is said with what to do`(arguments: [String], message: String) throws {
    try expect(
      CommandRun(arguments).result(), gives: CommandResult(errors: message + "\n", status: 2))
  }

  @Test(arguments: [
    (["-k", "A", "keys.txt"], "-k and the file “keys.txt”", "give the keystrokes either with -k or in a file"),
    (
      ["-k", "A", "--format", "evdev"], "-k and --format evdev",
      "-k takes keystroke notation; give a recording as a file, or - for standard input"
    ),
    (["-k", "A", "--keymap", "x", "--layout", "us"], "--keymap and --layout", keymapHint),
    (["-k", "A", "--keymap", "x", "--variant", "us"], "--keymap and --variant", keymapHint),
    (["-k", "A", "--keymap", "x", "--options", "us"], "--keymap and --options", keymapHint),
    (["-k", "A", "--keymap", "x", "--model", "us"], "--keymap and --model", keymapHint),
    (["-k", "A", "--keymap", "x", "--rules", "us"], "--keymap and --rules", keymapHint),
    (
      ["-k", "A", "--layout", "us,fr(bepo)", "--variant", ",oss"], "--variant and a variant in parentheses",
      "write --layout 'us,fr(bepo)', or --layout us,fr --variant ,bepo"
    ),
  ])
  func `each pair of options that contradict each other is refused`(
    arguments: [String], pair: String, hint: String
  ) throws {
    let message = "keywright: error: \(pair) contradict each other [KW-U002]\n  hint: \(hint)\n"
    try expect(
      CommandRun(["replay"] + arguments).result(), gives: CommandResult(errors: message, status: 2))
  }

  private static let keymapHint = "a keymap file holds its layouts; leave one of the two out"

  @Test(arguments: ["--accept=any", "--settle=boundary", "--icon="])
  func `what is for a hidden field is refused for a plain one`(option: String) throws {
    let name = option.prefix { $0 != "=" }
    for field in [[], ["--field", "plain"]] {
      let message = """
        keywright: error: \(name) is for a hidden field [KW-U002]
          hint: add --field hidden, or leave \(name) out

        """
      try expect(
        CommandRun(["replay", "-k", "A", option] + field).result(), gives: CommandResult(errors: message, status: 2))
    }
  }

  @Test func `an argument that is not UTF-8 is refused`() throws {
    var run = CommandRun(["replay"])
    run.arguments.append([0x63, 0x61, 0x66, 0xE9])
    let message = """
      keywright: error: the argument “caf\u{FFFD}” is not UTF-8 [KW-U001]
        hint: write it in UTF-8; pipe in a file whose name is not: cat FILE | keywright … -

      """
    try expect(
      run.result(), gives: CommandResult(errors: message, status: 2))
  }

  @Test func `control characters of an argument are shown and not obeyed`() throws {
    let message = """
      keywright: error: there is no command “\\u{1B}[31m\\n\\u{202E}x\\u{7F}” [KW-U001]
        hint: run keywright help for the list of commands

      """
    try expect(
      keywright("\u{1B}[31m\n\u{202E}x\u{7F}"), gives: CommandResult(errors: message, status: 2))
  }

  /// Linux itself refuses a single argument of more than 128 KiB.
  @Test func `the longest argument is cut in a message`() throws {
    let long = String(repeating: "ä", count: 65_000)
    let shown = String(repeating: "ä", count: 80)
    let message = """
      keywright: error: there is no command “\(shown)…” [KW-U001]
        hint: run keywright help for the list of commands

      """
    try expect(
      keywright(long), gives: CommandResult(errors: message, status: 2))
  }

  @Test func `a megabyte of arguments is read`() throws {
    let options = Array(repeating: "--xkb-path=/\(String(repeating: "x", count: 1000))", count: 1000)
    let result = try CommandRun(["replay"] + options + ["--output"]).result()
    let message = """
      keywright: error: --output needs a value [KW-U001]
        hint: write --output text|json|trace

      """
    #expect(result == CommandResult(errors: message, status: 2))
  }

  @Test func `two dashes end the options`() throws {
    let folder = try TemporaryFolder()
    try folder.file("-k", "SHIFT+H I")
    var run = CommandRun(["replay", "--", "-k"])
    run.folder = folder.path
    try expect(
      run.result(), gives: CommandResult(output: "Hi\n"))
  }
}
