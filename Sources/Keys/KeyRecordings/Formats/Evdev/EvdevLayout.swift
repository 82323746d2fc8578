/// How a machine lays out `struct input_event`: the width of its time and the order of its bytes.
struct EvdevLayout: Hashable {
  /// Whether seconds and microseconds have 64 bits each, not 32.
  var isWide: Bool
  var isBigEndian: Bool

  var size: Int { isWide ? 24 : 16 }
  private var timeSize: Int { isWide ? 8 : 4 }

  /// How a message calls the machine.
  var machine: String { "a \(isWide ? 64 : 32)-bit \(isBigEndian ? "big" : "little")-endian Linux" }

  /// The whole records in the bytes, in order, until a closure answers false; answers whether it never did.
  @discardableResult
  func all(in bytes: Span<UInt8>, _ isGood: (KernelEvent) -> Bool) -> Bool {
    bytes.withUnsafeBytes { bytes in
      switch (isWide, isBigEndian) {
      case (true, false): EvdevRecord<Int64, LittleEndian>.all(bytes, isGood)
      case (true, true): EvdevRecord<Int64, BigEndian>.all(bytes, isGood)
      case (false, false): EvdevRecord<UInt32, LittleEndian>.all(bytes, isGood)
      case (false, true): EvdevRecord<UInt32, BigEndian>.all(bytes, isGood)
      }
    }
  }

  /// Whether every whole record in the bytes is plausible, and there is one.
  func allPlausible(in bytes: Span<UInt8>) -> Bool { bytes.count >= size && all(in: bytes, \.isPlausible) }

  /// Whether no record in the bytes is earlier than the one before it, and there is one.
  func timesAscend(in bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= size else { return false }
    var last = (seconds: Int64.min, microseconds: Int64.min)
    return all(in: bytes) { event in
      defer { last = (event.seconds, event.microseconds) }
      return last <= (event.seconds, event.microseconds)
    }
  }

  func append(_ event: KernelEvent, to bytes: inout [UInt8]) {
    func add(_ number: UInt64, _ count: Int) {
      for index in 0..<count {
        let byte = isBigEndian ? count - 1 - index : index
        bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte)))
      }
    }
    add(UInt64(bitPattern: event.seconds), timeSize)
    add(UInt64(bitPattern: event.microseconds), timeSize)
    add(UInt64(event.type), 2)
    add(UInt64(event.code), 2)
    add(UInt64(UInt32(bitPattern: event.value)), 4)
  }
}
