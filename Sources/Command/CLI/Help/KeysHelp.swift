import KeywrightDiagnostics
import Scenarios

/// The help on the `.keys` language.
enum KeysHelp {
  static func text(style: TerminalStyle) -> String {
    var lines = [
      style.heading("The .keys language"), "",
      "  One thing a line; # starts a comment. Settings before the first scenario hold",
      "  for all. Each scenario starts clean, with the focus in its first field.", "",
    ]
    lines += example.map { $0.isEmpty ? "" : "    \($0)" }
    lines += section("Settings", ScenarioLanguage.settings.compactMap { ScenarioLanguage.example(of: $0) }, style)
    lines += ["  include common.keys"]
    lines += section("Steps", ScenarioLanguage.steps.compactMap { ScenarioLanguage.example(of: $0) }, style)
    lines += section(
      "Expectations", ScenarioLanguage.expectations.compactMap { ScenarioLanguage.example(ofExpectation: $0) }, style)
    lines += section("Tables: each row is a case of its own", table, style)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String], _ style: TerminalStyle) -> [String] {
    ["", style.heading(title)] + lines.map { "  \($0)" }
  }

  private static let example = [
    "layout fr(bepo)", "", "scenario \"dead circumflex composes\"", "  keys <AD06> <AD04>", "  expect text \"ô\"",
  ]

  private static let table = [
    "scenario \"dead keys\"", "  table keys | text", "  | <AD06> <AD04> | \"ô\" |", "  | <AD06> SPACE  | \"^\" |",
  ]
}
