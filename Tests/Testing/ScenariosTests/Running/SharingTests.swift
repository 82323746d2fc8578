import Keywright
import ScenarioTestSupport
import Scenarios
import Testing

@Suite struct SharingTests {
  @Test func oneExecutorServesSeveralThreads() async {
    let executor = ScenarioExecutor(modes: CatalogueModes())
    var text = ""
    for (number, layout) in ["us", "fr", "de", "us", "fr", "de", "ru,us", "fr(bepo)"].enumerated() {
      text += "scenario \"\(number)\"\n layout \(layout)\n keys 1 2 3\n expect typed \"\"\n"
    }
    var reader = ScenarioReader(text: text, name: "many.keys")
    var scenarios: [Scenario] = []
    while case .scenario(let scenario)? = reader.next() { scenarios.append(scenario) }
    #expect(scenarios.count == 8)
    let alone = scenarios.map { Self.actual(executor.run($0)) }
    let together = await withTaskGroup(of: (Int, ObservedValue?).self) { group in
      for round in 0..<10 {
        for (index, scenario) in scenarios.enumerated() {
          group.addTask { (round * 8 + index, Self.actual(executor.run(scenario))) }
        }
      }
      var values: [Int: ObservedValue?] = [:]
      for await (index, value) in group { values[index] = value }
      return values
    }
    #expect(alone.first == .text("123"))
    for (index, value) in together { #expect(value == alone[index % 8]) }
  }

  private static func actual(_ result: ScenarioResult) -> ObservedValue? { result.failures.first?.actual }

  @Test func aFailureCarriesTheLastKeysWithTheirReasons() {
    let story = Story(
      """
      scenario "s"
        layout fr
        keys Q <AD11> O
        expect text "aô!"
        keys Z
      """)
    let events = story.results.flatMap(\.lastEvents)
    #expect(events.compactMap(\.keyLabel) == ["Q", "LEFTBRACE", "O"])
    #expect(
      events.last?.because == "o is on level 1 of French; it completes a Compose sequence: “ô”; “ô” is inserted")
    #expect(story.results.first?.failures.first?.difference?.samePrefix == 2)
  }
}
