import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightScenarioRunner

@Suite struct LineEditTests {
  /// A line with fields, some of which change; each change is known only as a whole line.
  @Test(arguments: 0..<200) func changesOfSeveralFieldsComeTogether(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let fields = (0..<4).map { _ in (0..<3).map { _ in ["a", "ô", "é", "😀"].randomElement(using: &random) ?? "" } }
    let changed = fields.map { field in Bool.random(using: &random) ? field : field.shuffled(using: &random) + ["x"] }
    func line(_ fields: [[String]]) -> [UInt8] { Array(fields.map { $0.joined() }.joined(separator: "|").utf8) }
    let edits = fields.indices.map { index in
      var single = fields
      single[index] = changed[index]
      return LineEdit(from: line(fields), to: line(single))
    }
    #expect(LineEdit.applied(Set(edits), to: line(fields)) == line(changed))
  }

  @Test func changesOfTheSameBytesContradict() {
    let line = Array("abc".utf8)
    let edits = ["axc", "ayc"].map { LineEdit(from: line, to: Array($0.utf8)) }
    #expect(LineEdit.applied(Set(edits), to: line) == nil)
    #expect(LineEdit.applied([edits[0]], to: line) == Array("axc".utf8))
    #expect(LineEdit.applied([edits[0]], to: []) == nil)
  }
}
