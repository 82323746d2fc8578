import Testing

/// The scenarios in `Tests/Scenarios`, which show what can be tested and how it is written.
@Suite struct ScenarioSuiteTests {
  private func run() throws -> SuiteRun { try SuiteRun.shared.get() }

  @Test(arguments: SuiteFolder.files.filter { !SuiteFolder.isLeftOut($0) })
  func everyScenarioPasses(file: String) throws {
    let faults = try run().faults[file, default: []].joined(separator: "\n")
    #expect(faults == "", "\(faults)")
  }

  @Test func everyFileIsReached() throws {
    let counts = try run().counts
    for file in SuiteFolder.files where !SuiteFolder.isLeftOut(file) {
      #expect(counts[file, default: 0] > 0, "no scenario of \(file) was run")
    }
  }

  @Test func enoughIsRun() throws {
    let run = try run()
    let count = run.counts.values.reduce(0, +)
    #expect(count >= 150, "only \(count) scenarios were run")
    #expect(run.layouts.count >= 25, "only \(run.layouts.count) layouts: \(run.layouts.sorted())")
  }

  @Test func everyKindOfModeIsUsed() throws {
    var wanted = ["emoji", "emoji:search", "unicode", "xkb:"]
    #if Hangul
      wanted.append("hangul:")
    #endif
    #if M17N
      wanted.append("m17n:")
    #endif
    let modes = try run().modes
    for kind in wanted {
      let isUsed = modes.contains { kind.hasSuffix(":") ? $0.hasPrefix(kind) : $0 == kind }
      #expect(isUsed, "\(kind) is in no scenario: \(modes.sorted())")
    }
  }
}
