import EmojiPicker
import Keywright
import KeywrightDiagnostics
import KeywrightJSONText
import KeywrightKeyEvents

/// What the same keys gave on several keyboards, as text and as JSON.
struct ComparisonReport {
  var name: String
  var first: Simulator
  var comparison: LayoutComparison

  /// Both texts of each pair aligned, then a table of the keys that differ.
  func text(style: TerminalStyle) -> String {
    var lines: [String] = []
    for (index, other) in comparison.others.enumerated() {
      if index > 0 { lines.append("") }
      lines += AlignedTexts.rows(
        Self.shown(first), Self.shown(other.simulator), labels: (SafeText.escaped(name), SafeText.escaped(other.name)))
      lines += table(index, other.name, style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The JSON object; a stable interface.
  var json: JSONValue {
    .members([
      "schema": .number(Outcome.schema),
      "keyboards": .array(
        ([(name, first)] + comparison.others.map { ($0.name, $0.simulator) }).map { name, simulator in
          .object([JSONValue.Member("name", .string(name))] + Self.members(simulator.outcome.json))
        }),
      "differing": .number(comparison.differingCount),
      "differences": .array(
        comparison.differences.map { difference, count in
          .members([
            "keyboard": .number(difference.other + 1), "key": .string(label(difference.key)),
            "code": .number(Int(difference.key.rawValue)), "first": .string(difference.first),
            "other": .string(difference.second), "count": .number(count),
          ])
        }),
    ])
  }

  private func table(_ index: Int, _ other: String, _ style: TerminalStyle) -> [String] {
    let differences = comparison.differences.filter { $0.difference.other == index }
    guard !differences.isEmpty else { return ["", "every key gives the same"] }
    let header = ["KEY", SafeText.escaped(name), SafeText.escaped(other), "TIMES"]
    let rows = differences.map { difference, count in
      [label(difference.key), SafeText.escaped(difference.first), SafeText.escaped(difference.second), String(count)]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { AlignedTexts.columns(of: $0[column]) }.max() ?? 0
    }
    var lines = ([header] + rows).map { row in
      zip(row, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let gap = String(repeating: " ", count: max(0, width - AlignedTexts.columns(of: text)))
        return column == 3 ? gap + text : text + gap
      }.joined(separator: "  ")
    }
    lines[0] = style.heading(lines[0])
    if comparison.differences.count == LayoutComparison.limit {
      lines.append("more differences were not kept apart")
    }
    return [""] + lines
  }

  private func label(_ key: KeyCode) -> String { first.keyNames.readableName(of: key) }

  private static func shown(_ simulator: Simulator) -> String { simulator.picker()?.saved.text ?? simulator.text }

  private static func members(_ value: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = value { members.filter { !["schema", "versions"].contains($0.name) } } else { [] }
  }
}
