import KeywrightKeyEvents

/// A key of the main block by what it has on a US layout.
struct USKey {
  private static let rows: [(first: UInt16, plain: [UInt8], shifted: [UInt8])] = [
    (2, Array("1234567890-=".utf8), Array("!@#$%^&*()_+".utf8)),
    (16, Array("qwertyuiop[]".utf8), Array("QWERTYUIOP{}".utf8)),
    (30, Array("asdfghjkl;'`".utf8), Array("ASDFGHJKL:\"~".utf8)),
    (43, Array("\\zxcvbnm,./".utf8), Array("|ZXCVBNM<>?".utf8)),
  ]

  private var plain: UInt8
  private var shifted: UInt8

  /// The key of a code; nil outside the main block.
  init?(_ code: KeyCode) {
    for row in Self.rows where code.rawValue >= row.first {
      let place = Int(code.rawValue - row.first)
      guard row.plain.indices.contains(place), row.shifted.indices.contains(place) else { continue }
      plain = row.plain[place]
      shifted = row.shifted[place]
      return
    }
    return nil
  }

  /// What the key gives.
  func character(isShifted: Bool) -> UInt8 { isShifted ? shifted : plain }
}
