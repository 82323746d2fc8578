import Testing

@testable import KeywrightBenchmarks

struct SpreadTests {
  @Test(arguments: [
    ([3.0], 3.0, 3.0, 3.0), ([4, 1, 9], 4, 1, 9), ([4, 1, 9, 6], 5, 1, 9), ([2, 2], 2, 2, 2),
  ])
  func `a spread is the middle, the least and the greatest`(
    samples: [Double], median: Double, minimum: Double, maximum: Double
  ) throws {
    let spread = try #require(Spread(samples))
    #expect([spread.median, spread.minimum, spread.maximum] == [median, minimum, maximum])
  }

  @Test func `no samples have no spread`() {
    #expect(Spread([]) == nil)
  }
}
