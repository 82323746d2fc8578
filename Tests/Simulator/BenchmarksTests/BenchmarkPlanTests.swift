import KeywrightDiagnostics
import Testing

@testable import KeywrightBenchmarks

struct BenchmarkPlanTests {
  @Test func `a plan measures everything in its order and tells of each`() throws {
    var told: [Benchmark] = []
    let measurements = try BenchmarkPlan(rounds: 1, events: 200).run { told.append($0) }
    #expect(told == BenchmarkPlan.available)
    let streams = told.filter { $0 != .emojiSearch && $0 != .scenarios }
    #expect(measurements.prefix(streams.count).map(\.benchmark) == streams)
    let queries = measurements.dropFirst(streams.count).dropLast(3)
    #expect(measurements.suffix(3).map(\.benchmark) == [.scenarios, .scenarios, .scenarios])
    #expect(measurements.suffix(3).map(\.query) == [nil, "2 jobs", "2 jobs, keymaps compiled"])
    #expect(queries.allSatisfy { $0.benchmark == .emojiSearch && $0.baseline == nil && $0.ratio == nil })
    #expect(
      queries.dropLast().map(\.query) == ["thumb", "korea", "face with tears of joy", "하트", "대한민국"])
    #expect(queries.last?.query?.count == 1)
  }

  @Test(.enabled(if: !BenchmarkPlan.available.contains(.hangul)))
  func `without libhangul a Hangul benchmark is refused`() {
    #expect { try BenchmarkPlan(benchmarks: [.hangul], rounds: 1, events: 10).run() } throws: {
      ($0 as? Diagnostic)?.code == .engineUnavailable
    }
  }
}
