import TestSupport
import Testing

/// Values that mean nothing are refused, also where nothing would look at them.
@Suite struct ValueTests {
  @Test(arguments: [
    (["replay", "--jobs", "zz", "-k", "A"], "--jobs cannot be “zz”", "write a number from 1 to 256"),
    (["replay", "--jobs", "0", "-k", "A"], "--jobs cannot be “0”", "write a number from 1 to 256"),
    (
      ["replay", "--prefer", "!!", "-k", "A"], "--prefer cannot be “!!”", "write a language such as emoji, ru or fr-CA"
    ),
    (["modes", "--prefer", "ru RU"], "--prefer cannot be “ru RU”", "write a language such as emoji, ru or fr-CA"),
    (
      ["modes", "--prefer", "russischerSprache"], "--prefer cannot be “russischerSprache”",
      "write a language such as emoji, ru or fr-CA"
    ),
    (
      ["replay", "--prefer", "fr--CA", "-k", "A"], "--prefer cannot be “fr--CA”",
      "write a language such as emoji, ru or fr-CA"
    ),
  ])
  func `a value that means nothing is refused`(arguments: [String], message: String, hint: String) throws {
    expect(
      try CommandRun(arguments).result(),
      gives: CommandResult(errors: "keywright: error: \(message) [KW-U001]\n  hint: \(hint)\n", status: 2))
  }

  @Test(arguments: ["ru", "ru_RU", "zh-Hant-TW", "de-1996", "*", "emoji", "dictation", "FR"])
  func `a language is taken`(tag: String) throws {
    #expect(try keywright("replay", "--prefer", tag, "-k", "A").output == "a\n")
  }

  /// A message says what is wrong, and not a hundred thousand bytes of it.
  @Test(arguments: [
    ["--mode", "m17n:LONG"], ["--mode", "hangul:LONG"], ["--mode", "LONG"], ["--layout", "LONG"],
    ["--layout", "COMMAS"],
    ["--compose", "LONG"], ["--options", "LONG"], ["--prefer", "LONG"], ["--keymap", "LONG"], ["--variant", "LONG"],
  ])
  func `a long value is not repeated`(options: [String]) throws {
    let values = ["LONG": String(repeating: "x", count: 100_000), "COMMAS": String(repeating: ",", count: 100_000)]
    let arguments = options.map { option in values.reduce(option) { $0.replacing($1.key, with: $1.value) } }
    let errors = try CommandRun(["replay", "-k", "A"] + arguments).result().errors
    #expect(!errors.isEmpty && errors.utf8.count < 4096, "\(errors.utf8.count)")
  }

  @Test func `a hyphen is standard output for reports too`() throws {
    let folder = try TemporaryFolder(["a.keys": "scenario \"s\"\n  expect text \"\"\n"])
    for options in [["--reporter", "tap", "-o", "-"], ["--reporter", "tap=-"]] {
      var run = CommandRun(["test", "a.keys"] + options)
      run.folder = folder.path
      try expect(run.result(), gives: CommandResult(output: "TAP version 14\nok 1 - a.keys > s\n1..1\n"))
    }
  }
}
