import Keywright
import KeywrightBenchmarks
import KeywrightDiagnostics
import KeywrightJSONText
import KeywrightXKB

/// What was measured, as a table and as JSON.
enum BenchReport {
  /// The table: medians, and in brackets the least and the greatest of the rounds.
  static func text(_ measurements: [Measurement], rounds: Int, style: TerminalStyle) -> String {
    let header = ["BENCHMARK", "PLAIN LOOP", "KEYWRIGHT", "RATIO"]
    let rows = measurements.map { row in
      [
        [row.benchmark.rawValue, row.query].compactMap(\.self).joined(separator: " "),
        cell(row.baseline, decimals: 1, row.unit), cell(row.cost, decimals: 1, row.unit),
        cell(row.ratio, decimals: 2),
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { width($0[column]) }.max() ?? 0 }
    var lines = ([header] + rows).map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - width($0)) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    lines[0] = style.heading(lines[0])
    lines += ["", style.faint("medians of \(rounds) round\(rounds == 1 ? "" : "s") (least–greatest)\(doubt)")]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The JSON object; a stable interface.
  static func json(_ measurements: [Measurement], rounds: Int) -> JSONValue {
    .members([
      "schema": .number(Outcome.schema),
      "rounds": .number(rounds),
      "optimized": .bool(isOptimized),
      "benchmarks": .array(
        measurements.map { row in
          .members([
            "name": .string(row.benchmark.rawValue), "query": row.query.map(JSONValue.string),
            "unit": .string(row.unit.rawValue), "plain": row.baseline.map(json), "keywright": json(row.cost),
            "ratio": row.ratio.map(json),
          ])
        }),
      "versions": .members(["libxkbcommon": .string(XKBLibrary.running.version)]),
    ])
  }

  #if DEBUG
    private static let isOptimized = false
    private static let doubt = "; this is a debug build, whose figures say little"
  #else
    private static let isOptimized = true
    private static let doubt = ""
  #endif

  private static func json(_ spread: Spread) -> JSONValue {
    .members([
      "median": .decimal(spread.median), "minimum": .decimal(spread.minimum), "maximum": .decimal(spread.maximum),
    ])
  }

  private static func cell(_ spread: Spread?, decimals: Int, _ unit: Measurement.Unit? = nil) -> String {
    guard let spread else { return "–" }
    let figures = [spread.median, spread.minimum, spread.maximum].map { fixed($0, decimals) }
    return "\(figures[0])\(unit.map { " \($0.rawValue)" } ?? "") (\(figures[1])–\(figures[2]))"
  }

  /// A number that is not negative with so many digits after the point; glibc's own way needs variadic arguments.
  private static func fixed(_ number: Double, _ decimals: Int) -> String {
    let scale = decimals == 1 ? 10 : 100
    guard let scaled = Int(exactly: (number * Double(scale)).rounded()) else { return "–" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
  }

  /// How many columns of a terminal a text takes; Hangul takes two for a syllable.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1) }
  }
}
