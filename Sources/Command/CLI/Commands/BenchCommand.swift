import KeywrightBenchmarks
import KeywrightDiagnostics
import KeywrightJSONText

/// `keywright bench`: what a key costs.
enum BenchCommand: Command {
  static let defaultRounds = 25
  static let largestRounds = 1000

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    var plan = BenchmarkPlan(rounds: try rounds(arguments))
    if arguments.has(.only) { plan.benchmarks = try chosen(arguments.all(.only)) }
    let isShown = console.errorIsTerminal
    defer { if isShown { console.writeError("\r\u{1B}[K") } }
    let measurements = try plan.run { benchmark in
      if isShown { console.writeError("\r\u{1B}[Kkeywright: measuring \(benchmark.rawValue)") }
    }
    if arguments.choice(.output) == OutputForm.json {
      try console.write(JSONWriter.pretty(BenchReport.json(measurements, rounds: plan.rounds)) + "\n")
    } else {
      try console.write(BenchReport.text(measurements, rounds: plan.rounds, style: console.outputStyle))
    }
    return .good
  }

  private static func rounds(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let value = arguments.value(.rounds) else { return defaultRounds }
    guard let rounds = Int(value), (1...largestRounds).contains(rounds) else {
      throw UsageError(
        "--rounds cannot be \(Quoted.text(value))", hint: "write a number from 1 to \(largestRounds)")
    }
    return rounds
  }

  /// The benchmarks of these names, each once, in the order in which they are given.
  private static func chosen(_ names: [String]) throws(UsageError) -> [Benchmark] {
    var chosen: [Benchmark] = []
    for name in names {
      guard let benchmark = Benchmark(rawValue: name) else {
        let known = Benchmark.allCases.map(\.rawValue)
        let meant = NameSuggestion.hint(for: name, in: known).map { "\($0) or " } ?? ""
        throw UsageError(
          "there is no benchmark \(Quoted.text(name))", hint: "\(meant)choose one of \(known.joined(separator: ", "))")
      }
      if !chosen.contains(benchmark) { chosen.append(benchmark) }
    }
    return chosen
  }
}

extension BenchCommand {
  static let spec = CommandSpec(
    name: "bench",
    summary: "Measures what a key costs, against plain C loops over libxkbcommon and libhangul.",
    groups: [
      CommandSpec.OptionGroup(
        title: "What to measure",
        options: [
          OptionSpec(.only, value: "NAME", isRepeatable: true, help: "this benchmark instead of all of them"),
          OptionSpec(
            .rounds, value: "N",
            help: "how often each of a pair is played, in turn; from 1 to \(largestRounds) (default \(defaultRounds))"),
        ]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            .output, choices: OutputForm.plain.map(\.rawValue), help: "a table, or one JSON object (default text)")
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
