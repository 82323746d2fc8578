import KeywrightRuntimeSupport

/// Random numbers that a seed determines, or the system's without one.
struct SeededRandom: RandomNumberGenerator {
  private var seeded: SplitMix64?
  private var system = SystemRandomNumberGenerator()

  init(seed: UInt64?) { seeded = seed.map(SplitMix64.init) }

  mutating func next() -> UInt64 { seeded?.next() ?? system.next() }
}
