import KeywrightDiagnostics
import Scenarios
import TestSupport
import Testing

@testable import KeywrightScenarioRunner

@Suite struct ShardTests {
  private static let text = (1...200).map { "scenario \"number \($0)\"\n expect text \"\"\n" }.joined()

  private static func lines(_ text: String, _ shard: String) throws -> [String] {
    var plan = RunPlan()
    plan.shard = Shard(shard)
    return try RunText(["a.keys": text], plan: plan).lines
  }

  @Test func thePartsMakeUpTheWhole() throws {
    let folder = try TemporaryFolder(["a.keys": Self.text])
    var all: [String] = []
    for number in 1...4 {
      var plan = RunPlan()
      plan.shard = Shard(number: number, count: 4)
      let lines = try RunText(folder, names: ["a.keys"], plan: plan).lines
      #expect((25...75).contains(lines.count), "part \(number) has \(lines.count) of 200")
      all += lines
    }
    #expect(all.count == 200 && Set(all).count == 200)
  }

  @Test func renamingAndAddingOthersMovesNone() throws {
    let file = ScenarioFile(path: "tests/a.keys", relativePath: "a.keys")
    let shard = try #require(Shard("2/7"))
    func contains(_ name: String, line: Int) -> Bool {
      shard.contains(
        ScenarioIdentity(name: name, file: "x", place: SourcePlace(file: "x", line: line, column: 1)), of: file)
    }
    let names = (1...500).map { "number \($0)" }
    let before = names.filter { contains($0, line: 1) }
    // These are part of what people rely on: a hash that changes would move every scenario to another machine.
    #expect(Array(before.prefix(8)) == Self.known)
    for (index, name) in names.enumerated() { #expect(contains(name, line: index) == before.contains(name)) }
  }

  private static let known = [5, 17, 25, 29, 32, 40, 50, 52].map { "number \($0)" }

  @Test func aFileIsTheSameHoweverItIsNamed() throws {
    let folder = try TemporaryFolder(["sub/a.keys": ""])
    let name = "\(folder.path)/sub/a.keys"
    #expect(ScenarioFile(path: name).key == ScenarioFile(path: "\(folder.path)/./sub//../sub/a.keys").key)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "+1/2", "1/2/3", "a/b", "1/20000", "99999999999999999999/2"])
  func whatIsNoPartIsRefused(text: String) { #expect(Shard(text) == nil) }
}
