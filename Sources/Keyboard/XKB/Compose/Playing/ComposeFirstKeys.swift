import KeywrightKeyEvents

/// The keysyms that can begin a sequence, for a question asked at every key.
struct ComposeFirstKeys: Sendable {
  /// One bit per Latin-1 keysym, which is nearly every key of a text.
  private var latin: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private let others: [UInt32]

  init(_ keysyms: some Sequence<UInt32>) {
    var others: [UInt32] = []
    for keysym in keysyms {
      let bit = UInt64(1) << (keysym & 63)
      switch keysym >> 6 {
      case 0: latin.0 |= bit
      case 1: latin.1 |= bit
      case 2: latin.2 |= bit
      case 3: latin.3 |= bit
      default: others.append(keysym)
      }
    }
    self.others = others.sorted()
  }

  func contains(_ keysym: Keysym) -> Bool {
    let value = keysym.rawValue
    let bit = UInt64(1) << (value & 63)
    switch value >> 6 {
    case 0: return latin.0 & bit != 0
    case 1: return latin.1 & bit != 0
    case 2: return latin.2 & bit != 0
    case 3: return latin.3 & bit != 0
    default: return othersContain(value)
    }
  }

  private func othersContain(_ value: UInt32) -> Bool {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low] == value
  }
}
