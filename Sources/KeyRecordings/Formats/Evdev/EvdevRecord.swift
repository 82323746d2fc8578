/// The order of the bytes of a number.
protocol ByteOrder {
  static func native<Number: FixedWidthInteger>(_ stored: Number) -> Number
}

enum LittleEndian: ByteOrder {
  @inline(__always)
  static func native<Number: FixedWidthInteger>(_ stored: Number) -> Number { Number(littleEndian: stored) }
}

enum BigEndian: ByteOrder {
  @inline(__always)
  static func native<Number: FixedWidthInteger>(_ stored: Number) -> Number { Number(bigEndian: stored) }
}

/// A `struct input_event` whose seconds and microseconds are numbers of a type.
enum EvdevRecord<Time: FixedWidthInteger & BitwiseCopyable, Order: ByteOrder> {
  private static var timeSize: Int { MemoryLayout<Time>.size }
  static var size: Int { 2 * timeSize + 8 }

  /// The record that starts at an index; at least ``size`` bytes follow.
  @inline(__always)
  static func event(_ bytes: RawSpan, at start: Int) -> KernelEvent {
    @inline(__always)
    func number<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: Number.Type) -> Number {
      Order.native(bytes.unsafeLoadUnaligned(fromByteOffset: start + offset, as: type))
    }
    return KernelEvent(
      seconds: Int64(truncatingIfNeeded: number(0, Time.self)),
      microseconds: Int64(truncatingIfNeeded: number(timeSize, Time.self)), type: number(2 * timeSize, UInt16.self),
      code: number(2 * timeSize + 2, UInt16.self), value: number(2 * timeSize + 4, Int32.self))
  }
}
