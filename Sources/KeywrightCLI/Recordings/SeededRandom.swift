/// Random numbers that a seed fixes, or the system's where there is none.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64?
  private var system = SystemRandomNumberGenerator()

  init(seed: UInt64?) { state = seed }

  mutating func next() -> UInt64 {
    guard let last = state else { return system.next() }
    // A Weyl sequence with a strong mix: enough where a seed makes it foreseeable anyway.
    let now = last &+ 0x9E37_79B9_7F4A_7C15
    state = now
    let mixed = (now ^ (now >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let again = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return again ^ (again >> 31)
  }
}
