import Keywright
import KeywrightDiagnostics
import Testing

/// A Tab in a text leaves the field, which is said.
@Suite struct TabInTextTests {
  @Test(arguments: [
    ("\"\\t\"", "", true), ("\"ab\\t\"", "ab", true), ("\"ab\\tcd\"", "ab", true), ("\"ab\" TAB", "ab", false),
    ("\"ab\"", "ab", false),
  ]) func aTabThatLeavesTheFieldIsTold(keys: String, text: String, isTold: Bool) throws {
    let simulator = try Simulator(layout: "us")
    try simulator.play(keys)
    #expect(simulator.text == text)
    let warning = simulator.warnings.first { $0.code == .tabLeftField }
    #expect((warning != nil) == isTold)
    guard isTold else { return }
    #expect(warning?.message.hasSuffix(" has left the text field, so it is no part of what was typed") ?? false)
    #expect(warning?.hint == "take it out of the text; write TAB where the field is to be left")
  }
}
