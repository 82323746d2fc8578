import KeywrightKeyEvents

/// A set of keys, one bit each.
struct KeySet: Hashable {
  private var words = [UInt64](repeating: 0, count: Int(KeyCode.maximum.rawValue) / 64 + 1)

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ code: KeyCode) -> Bool {
    let word = Int(code.rawValue) / 64
    return word < words.count && words[word] & (1 << UInt64(code.rawValue % 64)) != 0
  }

  /// Takes a key in; a number that no key has is left out.
  mutating func insert(_ code: KeyCode) {
    let word = Int(code.rawValue) / 64
    if word < words.count { words[word] |= 1 << UInt64(code.rawValue % 64) }
  }

  mutating func remove(_ code: KeyCode) {
    let word = Int(code.rawValue) / 64
    if word < words.count { words[word] &= ~(1 << UInt64(code.rawValue % 64)) }
  }

  mutating func formUnion(_ other: KeySet) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}
