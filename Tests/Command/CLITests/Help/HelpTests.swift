import TestSupport
import Testing

struct HelpTests {
  private static let overview = """
    keywright plays keystrokes and shows the text a person would see.

    Commands
      replay     Types keystrokes through a keymap, an input mode and a text field,
                 and shows the text.
      test       Runs tests of keyboards, written in .keys files.
      record     Records a keyboard; without a device lists the keyboards.
      convert    Converts a recording, and reports what the new format cannot
                 represent.
      anonymise  Replaces typed letters, digits and signs with random ones.
      modes      Lists input modes, and tells which one a text field gets and why.
      bench      Measures what a key costs, against plain C loops over libxkbcommon
                 and libhangul.
      doctor     Shows what this command runs on: versions, data, faults of
                 libxkbcommon that are dealt with, traits, plugins.
      help       Shows the list of commands, or explains a command, a topic, or the
                 code of a message.
      version    Shows the versions of keywright and what it builds on.

    Topics of help
      notation   How keystrokes are written for -k and in files.
      keys       How tests of keyboards are written in .keys files.
      codes      What the codes of messages mean; help KW-K005 explains one.

    Try
      keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'
      keywright help replay

    Exit status: 0 good, 1 the work failed, 2 the command line is wrong.

    """

  static let names = [
    "replay", "test", "record", "convert", "anonymise", "modes", "bench", "doctor", "help", "version", "notation",
    "keys", "codes",
  ]

  @Test func `without a command the overview shows what there is, on standard error`() throws {
    try expect(
      keywright(), gives: CommandResult(errors: Self.overview, status: 2))
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `the overview is asked for in the usual ways`(word: String) throws {
    try expect(
      keywright(word), gives: CommandResult(output: Self.overview))
  }

  @Test(arguments: ["replay", "test", "record", "convert", "anonymise", "modes", "bench", "doctor", "help", "version"])
  func `a command shows its help itself, whatever else is given`(command: String) throws {
    let help = try keywright("help", command)
    #expect(help.output.hasPrefix("keywright \(command)") && help.errors.isEmpty && help.status == 0)
    try expect(
      keywright(command, "--help"), gives: help)
    try expect(
      keywright(command, "-h"), gives: help)
  }

  @Test(arguments: names)
  func `help fits a terminal of 80 columns`(name: String) throws {
    let tooLong = try keywright("help", name).output.split(separator: "\n").filter { $0.count > 80 }
    #expect(tooLong == [])
  }

  @Test func `every option of replay and its value is in its help`() throws {
    let help = try keywright("help", "replay").output
    let options = help.split(separator: "\n").compactMap { line in
      line.hasPrefix("  -") || line.hasPrefix("      --") ? line.split(separator: "  ").first.map(String.init) : nil
    }
    #expect(
      options.map { String($0.drop { $0 == " " }) } == [
        "-k, --keys NOTATION", "--format FORMAT", "--output text|json|trace", "--jobs N", "--jsonl", "--also LAYOUTS",
        "--also-xkb-path DIR", "--layout LAYOUTS", "--variant VARIANTS", "--options OPTIONS", "--model MODEL",
        "--rules RULES", "--keymap FILE", "--keymap-format v1|v2", "--xkb-path DIR",
        "--no-system-xkb", "--compose LOCALE|FILE|off", "--environment", "--strict", "--mode ID", "--plugin PATH",
        "--plugin-timeout SECONDS", "--prefer LANGUAGE", "--context ID", "--field plain|hidden", "--accept any|emoji",
        "--settle boundary|immediate",
        "--backspace grapheme|scalar", "--initial TEXT", "--icon TEXT", "-h, --help",
      ])
  }

  @Test func `the help of a command names what it takes`() throws {
    #expect(
      try keywright("help", "help").output == """
        keywright help [COMMAND | TOPIC | CODE]

          Shows the list of commands, or explains a command, a topic, or the code of a
          message.

        Other
          -h, --help  show this help

        Examples
          # what a message with this code means, and what to do
          $ keywright help KW-S020
          KW-S020  Tests in .keys files

            No test was run. Check the paths and --filter.

        """)
  }

  @Test(arguments: ["KW-K005", "kw-k005", "k005"]) func `a code is explained in the words of the article`(name: String)
    throws
  {
    try expect(
      keywright("help", name),
      gives: CommandResult(
        output: """
          KW-K005  Keymaps and XKB data

            The library, or the list of layouts, has something to say about your files.
            Correct what the message names.

          """))
  }

  @Test func `every code is in the list`() throws {
    let list = try keywright("help", "codes").output
    let article = (TextFile.contents(Self.article) ?? "").split(separator: "\n").filter { $0.hasPrefix("| `KW-") }
    #expect(article.count > 100)
    for row in article {
      let code = row.split(separator: "`")[1]
      #expect(list.contains("\n  \(code)  "), "\(code)")
    }
  }

  private static let article = Checkout.path("Sources/Support/Diagnostics/Diagnostics.docc/Codes.md")

  @Test(arguments: [("KW-K05", "KW-K005"), ("KW-S098", "KW-S008"), ("keyz", "keys")])
  func `what nobody can explain is refused with what was meant`(name: String, meant: String) throws {
    try expect(
      keywright("help", name),
      gives: CommandResult(
        errors: """
          keywright: error: there is no help on “\(name)” [KW-U001]
            hint: did you mean \(meant)? or run keywright help for what there is

          """, status: 2))
  }

  @Test(arguments: ["version", "--version"])
  func `the version names what it builds on`(word: String) throws {
    let result = try keywright(word)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[3].isEmpty && result.errors.isEmpty && result.status == 0)
    #expect(lines[0] == "keywright 0.1.0")
    #expect(lines[1].hasPrefix("libxkbcommon 1."))
    #expect(lines[2] == "Unicode 17.0, Emoji 17.0")
  }
}
