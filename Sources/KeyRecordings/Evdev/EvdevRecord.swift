/// One `struct input_event` of a 64-bit little-endian machine.
struct EvdevRecord: Hashable {
  static let size = 24
  static let synchronisation: UInt16 = 0
  static let key: UInt16 = 1
  /// The code of the synchronisation event that ends a frame.
  static let report: UInt16 = 0
  /// The code of the synchronisation event that says that the kernel's buffer ran over.
  static let dropped: UInt16 = 3

  var seconds: Int64
  var microseconds: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32

  init(seconds: Int64, microseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.seconds = seconds
    self.microseconds = microseconds
    self.type = type
    self.code = code
    self.value = value
  }

  /// The record that starts at an index; at least ``size`` bytes follow.
  init(_ bytes: Span<UInt8>, at start: Int) {
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      var result: UInt64 = 0
      for index in (0..<count).reversed() { result = result << 8 | UInt64(bytes[start + offset + index]) }
      return result
    }
    self.init(
      seconds: Int64(bitPattern: number(0, 8)), microseconds: Int64(bitPattern: number(8, 8)),
      type: UInt16(truncatingIfNeeded: number(16, 2)), code: UInt16(truncatingIfNeeded: number(18, 2)),
      value: Int32(truncatingIfNeeded: number(20, 4)))
  }

  /// Whether a kernel can have written it: the microseconds are less than a second, the event type exists.
  var isPlausible: Bool { (0..<1_000_000).contains(microseconds) && type <= 0x1F }

  /// Whether every whole record in the bytes is plausible, and there is one.
  static func allPlausible(in bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= size else { return false }
    for start in stride(from: 0, through: bytes.count - size, by: size) {
      guard EvdevRecord(bytes, at: start).isPlausible else { return false }
    }
    return true
  }

  func append(to bytes: inout [UInt8]) {
    func add(_ number: UInt64, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    add(UInt64(bitPattern: seconds), 8)
    add(UInt64(bitPattern: microseconds), 8)
    add(UInt64(type), 2)
    add(UInt64(code), 2)
    add(UInt64(UInt32(bitPattern: value)), 4)
  }
}
