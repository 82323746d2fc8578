import KeywrightJSONText
import KeywrightScenarioRunner
import Testing

@Suite struct JSONReporterTests {
  @Test func everyLineIsAnObject() throws {
    let run = try RunText(["a.keys": SampleFile.text, "gone/b.keys/../../missing.keys": ""], reporter: .json)
    let objects = try run.report.split(separator: "\n").map { try JSONReader.value(String($0)) }
    #expect(objects.map { $0["kind"] }.first == .string("run"))
    #expect(
      objects.filter { $0["kind"] == .string("case") }.map { $0["status"] }
        == [
          "passed", "failed", "skipped", "knownFailure", "unexpectedlyPassed", "errored", "errored",
        ].map(JSONValue.string))
    let broken = try #require(objects.first { $0["status"] == .string("failed") })
    #expect(broken["title"] == .string("broken: <&> # \u{1B}[31m 👨‍👩‍👧 \u{202E}"))
    #expect(broken["seconds"] == .decimal(0.06))
    guard case .array(let failures)? = broken["failures"], let first = failures.first else {
      Issue.record("no failures")
      return
    }
    #expect(first["expected"] == .string("ôb\u{1B}") && first["actual"] == .string("ôa"))
    #expect(first["line"] == .number(8) && first["column"] == .number(3))
    #expect(first["difference"]?["samePrefix"] == .number(1))
    guard case .array(let keys)? = broken["lastKeys"] else {
      Issue.record("no keys")
      return
    }
    #expect(keys.last?["picture"] == .string("ôa|"))
    let summary = try #require(objects.last)
    #expect(summary["kind"] == .string("summary") && summary["failed"] == .bool(true))
    #expect(summary["counts"]?["errored"] == .number(2) && summary["executed"] == .number(6))
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
