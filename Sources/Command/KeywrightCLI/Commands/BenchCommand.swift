import Benchmarks

extension BenchCommand {
  static let spec = CommandSpec(
    name: "bench",
    summary: "Measures what a key costs, against plain C loops over libxkbcommon and libhangul.",
    groups: [
      CommandSpec.OptionGroup(
        title: "What to measure",
        options: [
          OptionSpec("--only", value: "NAME", isRepeatable: true, help: "this benchmark instead of all of them"),
          OptionSpec(
            "--rounds", value: "N",
            help: "how often each of a pair is played, in turn; from 1 to \(largestRounds) (default \(defaultRounds))"),
        ]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec("--output", choices: ["text", "json"], help: "a table, or one JSON object (default text)")
        ]),
    ],
    glossaries: [
      CommandSpec.Glossary(title: "Benchmarks", entries: Benchmark.allCases.map { ($0.rawValue, $0.summary) })
    ],
    examples: [
      CommandSpec.Example(
        purpose: "how many times the cost of a plain loop prose has", line: "keywright bench --only prose --rounds 5"),
      CommandSpec.Example(
        purpose: "two benchmarks, for a program to read",
        line: "keywright bench --only prose --only emoji-search --rounds 3 --output json"),
    ])
}
