import KeywrightJSONText

/// The events of a line of `--jsonl`: `[[microseconds, code, value], …]`, as the kernel counts codes and values.
enum SessionEvents {
  /// The same events as an evdev recording has them, so that whatever is odd about them is told in the same words.
  static func bytes(_ events: [JSONValue]) throws(SessionLine.Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(events.count * 48)
    for (index, event) in events.enumerated() {
      guard case .array(let numbers) = event, numbers.count == 3, case .number(let time) = numbers[0],
        case .number(let code) = numbers[1], case .number(let value) = numbers[2], (0...Self.latest).contains(time),
        let code = UInt16(exactly: code), let value = Int32(exactly: value)
      else {
        throw SessionLine.Fault(
          message: "event \(index + 1) is not [microseconds, code, value]",
          hint: "a press of A at half a second is [500000, 30, 1], its release has value 0, a repeat 2")
      }
      append(time, type: 1, code, value, to: &bytes)
      append(time, type: 0, 0, 0, to: &bytes)
    }
    return bytes
  }

  // A hundred years.
  private static let latest = 3_155_760_000_000_000

  private static func append(_ time: Int, type: UInt16, _ code: UInt16, _ value: Int32, to bytes: inout [UInt8]) {
    func put(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    put(Int64(time / 1_000_000))
    put(Int64(time % 1_000_000))
    put(type)
    put(code)
    put(value)
  }
}
