import KeywrightFiles
import Scenarios
import TestSupport
import Testing

/// The reference is run, so that it cannot say what is not so.
@Suite struct DocumentationTests {
  private static var reference: String {
    get throws {
      let path = Checkout.path("Sources/Testing/Scenarios/Scenarios.docc/Language.md")
      return String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self)
    }
  }

  @Test func everyExamplePasses() throws {
    var examples: [String] = []
    var isInside = false
    for line in try Self.reference.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```keys" {
        examples.append("")
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        examples[examples.count - 1] += line + "\n"
      }
    }
    #expect(examples.count == 4)
    for example in examples {
      let story = Story(example)
      #expect(story.results.allSatisfy { !$0.isFailure } && !story.results.isEmpty, "\(story.text)")
    }
  }

  @Test func everyWordIsExplained() throws {
    let text = try Self.reference
    for word in ScenarioLanguage.keywords { #expect(Bool(text.contains("`\(word)")), "\(word) is missing") }
    for word in ScenarioLanguage.expectations { #expect(Bool(text.contains("`expect \(word)")), "\(word) is missing") }
  }
}
