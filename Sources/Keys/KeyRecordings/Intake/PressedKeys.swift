import KeywrightKeyEvents

/// Which keys are down, and in which order they were pressed.
struct PressedKeys {
  /// For each number that a key can have, the number of its press; 0 for a key that is up.
  private var presses = [UInt64](repeating: 0, count: Int(KeyCode.maximum.rawValue) + 1)
  private var count: UInt64 = 0

  /// The keys that are down, in the order of their presses.
  var codes: [KeyCode] {
    presses.indices.filter { presses[$0] > 0 }.sorted { presses[$0] < presses[$1] }.map { KeyCode(UInt16($0)) }
  }

  @inline(__always)
  func contains(_ code: KeyCode) -> Bool {
    let index = Int(code.rawValue)
    return index < presses.count && presses[index] > 0
  }

  /// Takes in a key that is up.
  @inline(__always)
  mutating func press(_ code: KeyCode) {
    guard Int(code.rawValue) < presses.count else { return }
    count += 1
    presses[Int(code.rawValue)] = count
  }

  /// Lets go of a key that is down.
  @inline(__always)
  mutating func release(_ code: KeyCode) {
    if Int(code.rawValue) < presses.count { presses[Int(code.rawValue)] = 0 }
  }

  /// Has a closure take in what happens to many keys and answer how many of that it was.
  @inline(__always)
  mutating func change(_ body: (Changes) -> Int) -> Int {
    let before = count
    let added = presses.withUnsafeMutableBufferPointer { body(Changes(presses: $0, before: before)) }
    count += UInt64(added)
    return added
  }

  /// The keys that are down while many things happen to them.
  struct Changes {
    fileprivate let presses: UnsafeMutableBufferPointer<UInt64>
    fileprivate let before: UInt64

    /// Takes in what happens to a key of the first 256, for which `index` counts what has happened; answers false, and does
    /// nothing, where it cannot happen.
    @inline(__always)
    func take(_ code: UInt8, _ direction: KeyEvent.Direction, index: Int) -> Bool {
      let key = Int(code)
      if direction == .press {
        guard presses[key] == 0 else { return false }
        presses[key] = before &+ UInt64(truncatingIfNeeded: index) &+ 1
      } else {
        guard presses[key] > 0 else { return false }
        if direction == .release { presses[key] = 0 }
      }
      return true
    }
  }

  mutating func removeAll() { self = PressedKeys() }
}
