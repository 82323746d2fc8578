/// A number for some texts that is the same on every machine and in every version: FNV-1a, its bits mixed at the end.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text, told apart from what comes after it.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No UTF-8 has this byte.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// The number so far.
  var value: UInt64 {
    // The low bits of FNV alone would spread like names that differ in their last letter.
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
