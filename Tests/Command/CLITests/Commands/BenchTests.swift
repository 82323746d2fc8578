import Testing

/// `bench`: that it runs and shows its rows; what it measures is another matter on each machine.
struct BenchTests {
  @Test func `the table has a row for each benchmark that is named`() throws {
    let result = try keywright("bench", "--rounds", "1", "--only", "toggles", "--only", "prose", "--only", "prose")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(result.errors.isEmpty && result.status == 0 && lines.count == 6)
    #expect(lines[0].split(separator: " ") == ["BENCHMARK", "PLAIN", "LOOP", "KEYWRIGHT", "RATIO"])
    let row =
      #/(\w+) +\d+\.\d ns/event \(\d+\.\d–\d+\.\d\) +\d+\.\d ns/event \(\d+\.\d–\d+\.\d\) +\d+\.\d\d \(\d+\.\d\d–\d+\.\d\d\)/#
    #expect(try lines[1...2].map { try row.wholeMatch(in: $0)?.1 } == ["toggles", "prose"])
    #expect(lines[3].isEmpty && lines[4].hasPrefix("medians of 1 round (least–greatest)"))
  }

  @Test func `JSON has the same rows`() throws {
    let result = try keywright("bench", "--rounds", "1", "--only", "emoji-search", "--output", "json")
    try #require(result.errors.isEmpty && result.status == 0)
    let masked = result.output.replacing(#/"optimized": (true|false)/#, with: "\"optimized\": B")
      .replacing(#/\d+\.\d+(e-?\d+)?(?=,?\n)/#, with: "F")
    #expect(
      masked.hasPrefix(
        """
        {
          "schema": 1,
          "rounds": 1,
          "optimized": B,
          "benchmarks": [
            {
              "name": "emoji-search",
              "query": "thumb",
              "unit": "µs/query",
              "keywright": {
                "median": F,
                "minimum": F,
                "maximum": F
              }
            },

        """), "\(masked)")
  }

  @Test func `progress is shown on a terminal and taken away`() throws {
    var run = CommandRun(["bench", "--rounds", "1", "--only", "emoji-search"])
    run.errors = .terminal
    #expect(try run.result().output.hasSuffix("\r\u{1B}[Kkeywright: measuring emoji-search\r\u{1B}[K"))
  }

  @Test(arguments: [
    (
      ["--only", "pros"],
      """
      keywright: error: there is no benchmark “pros” [KW-U001]
        hint: did you mean prose? or choose one of prose, levels, dead-keys, toggles, emoji, long-field, hangul-method, hangul, read-evdev, read-evemu, read-libinput, emoji-search, scenarios

      """
    ),
    (
      ["--rounds", "0"],
      """
      keywright: error: --rounds cannot be “0” [KW-U001]
        hint: write a number from 1 to 1000

      """
    ),
    (
      ["--rounds", "many"],
      """
      keywright: error: --rounds cannot be “many” [KW-U001]
        hint: write a number from 1 to 1000

      """
    ),
  ])
  func `what cannot be measured is refused`(arguments: [String], errors: String) throws {
    expect(
      try CommandRun(["bench"] + arguments).result(), gives: CommandResult(errors: errors, status: 2), "\(arguments)")
  }
}
