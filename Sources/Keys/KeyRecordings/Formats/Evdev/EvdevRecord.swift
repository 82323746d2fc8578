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
enum EvdevRecord<Time: FixedWidthInteger & SIMDScalar & BitwiseCopyable, Order: ByteOrder> {
  private static var timeSize: Int { MemoryLayout<Time>.size }
  static var size: Int { 2 * timeSize + 8 }

  /// The record of a number, from 0, of which the caller knows that the bytes hold it.
  @inline(__always)
  static func event(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> KernelEvent {
    let start = index &* size
    @inline(__always)
    func number<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: Number.Type) -> Number {
      Order.native(bytes.loadUnaligned(fromByteOffset: start &+ offset, as: type))
    }
    return KernelEvent(
      seconds: Int64(truncatingIfNeeded: number(0, Time.self)),
      microseconds: Int64(truncatingIfNeeded: number(timeSize, Time.self)), type: number(2 * timeSize, UInt16.self),
      code: number(2 * timeSize + 2, UInt16.self), value: number(2 * timeSize + 4, Int32.self))
  }

  /// Whether the record of a number and the two after it are a scan code, a key and the end of the frame, all as late: what
  /// a keyboard sends for each key.
  @inline(__always)
  static func isKeyFrame(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    let start = index &* size
    @inline(__always)
    func time(_ offset: Int) -> SIMD2<Time> {
      bytes.loadUnaligned(fromByteOffset: start &+ offset, as: SIMD2<Time>.self)
    }
    @inline(__always)
    func type(_ offset: Int) -> UInt16 {
      bytes.loadUnaligned(fromByteOffset: start &+ offset &+ 2 * timeSize, as: UInt16.self)
    }
    let end = bytes.loadUnaligned(fromByteOffset: start &+ 2 * size &+ 2 * timeSize, as: UInt64.self)
    let types = (type(0) ^ Order.native(KernelEvent.scan)) | (type(size) ^ Order.native(KernelEvent.key))
    let times = (time(0) ^ time(size)) | (time(0) ^ time(2 * size))
    // One look at all of it, since mostly all of it holds. The end of a frame is 0 but for the time.
    return end | UInt64(types) | UInt64(truncatingIfNeeded: times[0] | times[1]) == 0
  }

  /// Whether all whole records in the bytes are good.
  static func all(_ bytes: UnsafeRawBufferPointer, _ isGood: (KernelEvent) -> Bool) -> Bool {
    (0..<bytes.count / size).allSatisfy { isGood(event(bytes, $0)) }
  }
}
