import KeywrightDiagnostics
import Testing

@testable import KeywrightBenchmarks

/// The plain loop and Keywright type the same, which is what makes their costs comparable.
struct PairTests {
  @Test(
    arguments: [
      (Benchmark.prose, KeyStream.prose, ["e", " ", ". ", "T"]),
      (.levels, KeyStream.levels, ["ż", "ą", "Ł", "Ź", " "]),
      (.deadKeys, KeyStream.deadKeys, ["é", "è", "ê", "ë", "ï", "û", "à"]),
      (.toggles, KeyStream.toggles, ["the", "еру", ". "]),
      (.emoji, KeyStream.emoji, ["💩", "🖖", "☮", "the", ". "]),
    ] as [(Benchmark, @Sendable (Int) -> KeyStream, [String])])
  func `a simulator types what the loop over libxkbcommon types`(
    benchmark: Benchmark, make: @Sendable (Int) -> KeyStream, parts: [String]
  ) throws {
    try check(.simulator(make(6000), hangul: false), benchmark, holds: parts)
  }

  @Test(.enabled(if: BenchmarkPlan.available.contains(.hangul)))
  func `the engine and the simulator type the Hangul of the loop over libhangul`() throws {
    let parts = ["안녕하세요 ", "빠름", "짝으로", ". "]
    try check(.hangulMethod(.hangul(events: 6000)), .hangulMethod, holds: parts)
    try check(.simulator(.hangul(events: 6000), hangul: true), .hangul, holds: parts)
  }

  @Test func `a long field gets what a short one gets`() throws {
    try check(.longField(.prose(events: 6000)), .longField, holds: ["the", ". ", "T"])
  }

  private func check(_ pair: Pair, _ benchmark: Benchmark, holds parts: [String]) throws {
    let text = try pair.baseline().text
    #expect(try pair.keywright().text.unicodeScalars.elementsEqual(text.unicodeScalars))
    for part in parts { #expect(text.contains(part), "\(part) in \(text.prefix(200))") }
    let measurement = try pair.measurement(benchmark, rounds: 2)
    #expect(measurement.benchmark == benchmark && measurement.unit == .nanosecondsPerEvent)
    #expect(measurement.baseline.map { $0.minimum > 0 } == true && measurement.cost.minimum > 0)
    #expect(measurement.ratio.map { $0.minimum > 0 && $0.minimum <= $0.median } == true)
  }

  @Test func `different texts are an error that shows where`() {
    let pair = Pair(count: 1) { () throws(Diagnostic) in
      Run(duration: .nanoseconds(1), text: "the same, then this")
    } keywright: { () throws(Diagnostic) in
      Run(duration: .nanoseconds(1), text: "the same, then\u{7}")
    }
    #expect(
      throws: Diagnostic.error(
        .benchmarkFailed, "in the benchmark prose Keywright types another text than the plain loop",
        hint: "report this: at 14 “same, then\\u{07}” stands for “same, then this”")
    ) { try pair.measurement(.prose, rounds: 1) }
  }

  @Test func `each of a pair is played once more than there are rounds, and first in every other`() throws {
    var order = ""
    let pair = Pair(count: 1) { () throws(Diagnostic) in
      order += "c"
      return Run(duration: .nanoseconds(4), text: "")
    } keywright: { () throws(Diagnostic) in
      order += "k"
      return Run(duration: .nanoseconds(3), text: "")
    }
    let measurement = try pair.measurement(.prose, rounds: 3)
    #expect(order == "ckckkcck")
    #expect(measurement.ratio?.median == 0.75)
  }
}
