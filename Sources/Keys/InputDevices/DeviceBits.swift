import CKeywrightInputDevices

/// An answer of the kernel in which each number that is meant has a bit.
struct DeviceBits {
  /// The numbers, in order; none where the kernel had no answer.
  let numbers: [UInt16]

  init(_ ask: (inout [UInt8]) -> Int32) {
    var bytes = [UInt8](repeating: 0, count: Int(KEY_CNT) / 8)
    guard ask(&bytes) >= 0 else {
      numbers = []
      return
    }
    numbers = (0..<UInt16(bytes.count * 8)).filter { bytes[Int($0 / 8)] & (1 << UInt8($0 % 8)) != 0 }
  }
}
