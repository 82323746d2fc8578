import TestSupport
import Testing

/// The same keys on other keyboards: `replay --also`.
struct ComparisonTests {
  private static let cases: [(arguments: [String], keys: String, output: String)] = [
    (
      ["--also", "de"], "LEFTSHIFT+Y E S ENTER Z A",
      """
      us  Yes
      de  Zes
          ^
      us  za
      de  ya
          ^

      KEY  us  de  TIMES
      Y    Y   Z       1
      Z    z   y       1

      """
    ),
    (
      ["--also", "us(dvorak)"], "A M 1",
      """
      us          am1
      us(dvorak)  am1

      every key gives the same

      """
    ),
    // A key that gives a character on one of them alone leaves a gap; what backspace takes away differs nowhere.
    (
      ["--also", "us(intl)"], "A APOSTROPHE B APOSTROPHE E Y BACKSPACE",
      """
      us        a'b'e
      us(intl)  aé···
                 ^^^^

      KEY         us  us(intl)    TIMES
      APOSTROPHE  '   dead_acute      2
      B           b   nothing         1
      E           e   é               1

      """
    ),
    (
      ["--also", "ru", "--also", "kr"], #""ad""#,
      """
      us  ad
      ru  фв
          ^^

      KEY  us  ru  TIMES
      A    a   ф       1
      D    d   в       1

      us  ad
      kr  ad

      every key gives the same

      """
    ),
  ]

  @Test(arguments: cases)
  func `both texts are aligned, and the keys that differ are told`(
    test: (arguments: [String], keys: String, output: String)
  ) throws {
    let result = try CommandRun(["replay", "-k", test.keys] + test.arguments).result()
    expect(result, gives: CommandResult(output: test.output), "\(test.arguments)")
  }

  @Test func `a long line is cut where the terminal ends`() throws {
    let result = try keywright("replay", "--also", "de", "-k", "\"\(String(repeating: "y", count: 100))\"")
    let y = String(repeating: "y", count: 68)
    let z = String(repeating: "z", count: 68)
    let rest = (y.prefix(32), z.prefix(32))
    #expect(
      result.output.hasPrefix(
        "us  \(y)\nde  \(z)\n    \(String(repeating: "^", count: 68))\nus  \(rest.0)\nde  \(rest.1)\n"))
    #expect(result.output.hasSuffix("Y    y   z     100\n"))
  }

  @Test func `two versions of the data are compared`() throws {
    let folder = try TemporaryFolder([
      "new/symbols/us": """
      default xkb_symbols "basic" {
        include "pc"
        key <AC01> { [ adiaeresis ] };
        key <AC02> { [ s ] };
      };

      """
    ])
    let new = "\(folder.path)/new"
    try expect(
      keywright("replay", "-k", "A S", "--also-xkb-path", new),
      gives: CommandResult(
        output: """
          us\(String(repeating: " ", count: new.count + 3))  as
          us (\(new))  äs
          \(String(repeating: " ", count: new.count + 7))^

          KEY  us  us (\(new))  TIMES
          A    a   ä\(String(repeating: " ", count: new.count + 4))      1

          """))
  }

  @Test func `json has every keyboard and each difference`() throws {
    let result = try keywright("replay", "--also", "de", "--output", "json", "-k", "Y A Y")
    #expect(
      result.output.hasSuffix(
        """
          "differing": 2,
          "differences": [
            {
              "keyboard": 1,
              "key": "Y",
              "code": 21,
              "first": "y",
              "other": "z",
              "count": 2
            }
          ]
        }

        """))
    #expect(result.output.contains("      \"text\": \"yay\",\n"))
    #expect(result.output.contains("      \"text\": \"zaz\",\n"))
    #expect(result.status == 0)
  }

  @Test func `a trace is of one keyboard`() throws {
    try expect(
      keywright("replay", "--also", "de", "--output", "trace", "-k", "A"),
      gives: CommandResult(
        errors: """
          keywright: error: --also and --output trace contradict each other [KW-U002]
            hint: choose text or json, or trace each keyboard by itself

          """, status: 2))
  }
}
