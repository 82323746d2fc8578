/// The bytes of what a Linux input device gives: 24-byte records, little-endian.
struct EvdevFile {
  private(set) var bytes: [UInt8] = []
  private var milliseconds = 0

  /// Adds a key event and the synchronisation event after it, ten milliseconds after the last.
  mutating func key(_ code: UInt16, _ value: Int32) {
    milliseconds += 10
    add(type: 1, code: code, value: value)
    add(type: 0, code: 0, value: 0)
  }

  /// Adds a press and a release.
  mutating func tap(_ code: UInt16) {
    key(code, 1)
    key(code, 0)
  }

  private mutating func add(type: UInt16, code: UInt16, value: Int32) {
    func put(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    put(Int64(milliseconds / 1000))
    put(Int64(milliseconds % 1000 * 1000))
    put(type)
    put(code)
    put(value)
  }
}
