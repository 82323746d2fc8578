public import KeywrightDiagnostics
import KeywrightHangulMode

/// What to measure, and how often.
public struct BenchmarkPlan: Sendable {
  /// What to measure, in order.
  public var benchmarks: [Benchmark]
  /// How often each of a pair is played, in turn, after once that does not count.
  public var rounds: Int
  /// About how many key events a stream has.
  public var events: Int

  /// A plan; the defaults measure everything that this build and this machine can.
  public init(benchmarks: [Benchmark] = available, rounds: Int = 25, events: Int = 20_000) {
    self.benchmarks = benchmarks
    self.rounds = rounds
    self.events = events
  }

  /// Everything, but for Hangul where libhangul is not installed or not built in.
  public static var available: [Benchmark] {
    let hasHangul = !HangulModes().ids.isEmpty
    return Benchmark.allCases.filter { hasHangul || !$0.needsHangul }
  }

  /// Measures; `progress` is told what comes next.
  ///
  /// Throws when a keyboard or engine cannot be had, and when the two of a pair type different texts.
  public func run(progress: (Benchmark) -> Void = { _ in }) throws(Diagnostic) -> [Measurement] {
    var measurements: [Measurement] = []
    for benchmark in benchmarks {
      progress(benchmark)
      measurements += try measure(benchmark)
    }
    return measurements
  }

  private func measure(_ benchmark: Benchmark) throws(Diagnostic) -> [Measurement] {
    if let format = benchmark.recording {
      let pair = try Pair.reading(RecordedStream(.prose(events: events), as: format))
      return [try pair.measurement(benchmark, rounds: rounds)]
    }
    let stream: KeyStream
    switch benchmark {
    case .emojiSearch: return EmojiQueries(rounds: rounds).measurements()
    case .scenarios: return try ScenarioRuns(rounds: rounds, count: min(1000, max(1, events / 20))).measurements()
    case .readEvdev, .readEvemu, .readLibinput, .prose, .longField: stream = .prose(events: events)
    case .levels: stream = .levels(events: events)
    case .deadKeys: stream = .deadKeys(events: events)
    case .toggles: stream = .toggles(events: events)
    case .emoji: stream = .emoji(events: events)
    case .hangul, .hangulMethod: stream = .hangul(events: events)
    }
    let pair =
      switch benchmark {
      case .hangulMethod: try Pair.hangulMethod(stream)
      case .longField: try Pair.longField(stream)
      case .hangul: try Pair.simulator(stream, hangul: true)
      case .prose, .levels, .deadKeys, .toggles, .emoji, .readEvdev, .readEvemu, .readLibinput, .emojiSearch,
        .scenarios:
        try Pair.simulator(stream, hangul: false)
      }
    return [try pair.measurement(benchmark, rounds: rounds)]
  }
}
