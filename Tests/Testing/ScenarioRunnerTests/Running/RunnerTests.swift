import ScenarioTestSupport
import Scenarios
import TestSupport
import Testing

@testable import KeywrightScenarioRunner

@Suite struct RunnerTests {
  /// Scenarios of which every seventh fails.
  private static func text(_ count: Int, layout: String = "us") -> String {
    "layout \(layout)\n"
      + (1...count).map {
        "scenario \"number \($0)\"\n keys 1\n expect typed \"\($0.isMultiple(of: 7) ? "x" : "1")\"\n"
      }.joined()
  }

  @Test(arguments: [1, 2, 3, 8])
  func theOrderOfTheReportIsThatOfTheFiles(jobs: Int) throws {
    var plan = RunPlan()
    plan.jobs = jobs
    let run = try RunText(["a.keys": Self.text(300), "b.keys": Self.text(20, layout: "de")], plan: plan)
    let expected = (1...300).map { $0 } + (1...20).map { $0 }
    #expect(run.lines == expected.map { "\($0.isMultiple(of: 7) ? "failed" : "passed") number \($0)" })
    #expect(run.cases.map(\.number) == Array(1...320))
    #expect(run.summary.files == 2 && run.summary.counts[.failed] == 44 && run.summary.isFailure)
  }

  @Test(arguments: [1, 4])
  func theFirstFailureEndsTheRun(jobs: Int) throws {
    var plan = RunPlan()
    plan.jobs = jobs
    plan.stopsAtFailure = true
    let run = try RunText(["a.keys": Self.text(200), "b.keys": Self.text(20)], plan: plan)
    #expect(run.lines == (1...6).map { "passed number \($0)" } + ["failed number 7"])
    #expect(run.summary.isStopped && run.report.hasSuffix("stopped at the first failure\n"))
  }

  @Test func aFilterLooksAtFileAndName() throws {
    var plan = RunPlan()
    plan.filter = "b.keys > number 1"
    let run = try RunText(["a.keys": Self.text(12), "b.keys": Self.text(12)], plan: plan)
    #expect(run.lines == [1, 10, 11, 12].map { "passed number \($0)" })
    plan.filter = "Number"
    let none = try RunText(["a.keys": Self.text(2)], plan: plan)
    #expect(none.cases.isEmpty && none.summary.isFailure && none.summary.files == 0)
  }

  @Test func aSeedBringsAnOrderBack() throws {
    var plan = RunPlan()
    plan.shuffleSeed = 5
    let files: KeyValuePairs = ["a.keys": Self.text(50), "b.keys": Self.text(50)]
    let (first, second) = (try RunText(files, plan: plan), try RunText(files, plan: plan))
    #expect(first.lines == second.lines)
    plan.shuffleSeed = 6
    let other = try RunText(files, plan: plan)
    let inOrder = try RunText(files)
    #expect(first.lines != other.lines && first.lines != inOrder.lines)
    #expect(first.lines.sorted() == inOrder.lines.sorted())
    #expect(first.report.hasSuffix("the order comes back with --seed 5\n"))
  }

  @Test func aTimeLimitHoldsForAllAndRaisesNone() throws {
    var plan = RunPlan()
    plan.timeLimit = .seconds(2)
    let text = """
      scenario "short"
        wait 2s
        expect text ""
      scenario "long"
        wait 3s
        expect text ""
      scenario "own limit"
        time-limit 1s
        wait 2s
        expect text ""
      """
    #expect(
      try RunText(["a.keys": text], plan: plan).lines == ["passed short", "errored long", "errored own limit"])
  }

  @Test func whatIsWrongWithAFileIsACase() throws {
    let run = try RunText(["a.keys": "layuot us\nscenario \"s\"\n expect text \"\"\n"])
    #expect(run.lines == ["errored the file can be read", "errored s"])
    let missing = try RunText(["a.keys": "scenario \"s\"\n expect text \"\"\n"])
    #expect(!missing.summary.isFailure)
    let skipped = try RunText(["a.keys": "scenario \"s\"\n skip \"why\"\n expect text \"\"\n"])
    #expect(skipped.summary.isFailure && skipped.summary.counts[.skipped] == 1)
  }

  @Test func whatTheReportThrowsEndsTheRun() throws {
    struct Full: Error, Equatable {}
    var plan = RunPlan()
    plan.jobs = 3
    let runner = ScenarioRunner(plan: plan, executor: ScenarioExecutor(modes: CatalogueModes()))
    let folder = try TemporaryFolder(["a.keys": Self.text(500)])
    var count = 0
    #expect(throws: Full()) {
      try runner.run([ScenarioFile(path: "\(folder.path)/a.keys")]) { event throws(Full) in
        count += 1
        if count == 20 { throw Full() }
      }
    }
    #expect(count == 20)
  }

  @Test func theOrderIsThatOfTheFilesHoweverUnevenTheyAre() throws {
    func scenarios(_ count: Int) -> String {
      (0..<count).map { "scenario \"\($0)\"\n skip \"why\"\n" }.joined()
    }
    let folder = try TemporaryFolder([
      "a.keys": scenarios(1), "b.keys": scenarios(3000), "c.keys": "", "d.keys": "layot us\n" + scenarios(40),
      "e.keys": scenarios(1500), "f.keys": scenarios(2),
    ])
    let names = ["a", "b", "c", "d", "gone", "e", "f"].map { "\($0).keys" }
    var plan = RunPlan()
    let expected = try RunText(folder, names: names, plan: plan).cases.map { "\($0.file) \($0.title)" }
    #expect(expected.count == 1 + 3000 + 41 + 1 + 1500 + 2)
    for jobs in [2, 3, 16] {
      plan.jobs = jobs
      let found = try RunText(folder, names: names, plan: plan).cases.map { "\($0.file) \($0.title)" }
      #expect(found == expected, "\(jobs) jobs")
    }
  }
}
