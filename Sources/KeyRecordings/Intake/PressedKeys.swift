import KeyEvents

/// Which keys are down, and in which order they were pressed.
struct PressedKeys {
  private static let orderLimit = 1024

  /// One bit for each number that a key can have.
  private var bits = InlineArray<12, UInt64>(repeating: 0)
  /// The presses in order; one of a key that is up by now means nothing.
  private var order: [KeyCode] = []

  /// The keys that are down, in the order of their presses.
  var codes: [KeyCode] {
    var seen = KeySet()
    var codes: [KeyCode] = []
    for code in order.reversed() where contains(code) && !seen.contains(code) {
      seen.insert(code)
      codes.append(code)
    }
    return codes.reversed()
  }

  @inline(__always)
  func contains(_ code: KeyCode) -> Bool {
    let word = Int(code.rawValue >> 6)
    return word < bits.count && bits[word] & (1 &<< UInt64(code.rawValue & 63)) != 0
  }

  /// Takes in a key that is up.
  @inline(__always)
  mutating func press(_ code: KeyCode) {
    let word = Int(code.rawValue >> 6)
    guard word < bits.count else { return }
    bits[word] |= 1 &<< UInt64(code.rawValue & 63)
    if order.count >= Self.orderLimit { order = codes }
    order.append(code)
  }

  /// Lets go of a key that is down.
  @inline(__always)
  mutating func release(_ code: KeyCode) {
    let word = Int(code.rawValue >> 6)
    if word < bits.count { bits[word] &= ~(1 &<< UInt64(code.rawValue & 63)) }
  }

  mutating func removeAll() { self = PressedKeys() }
}
