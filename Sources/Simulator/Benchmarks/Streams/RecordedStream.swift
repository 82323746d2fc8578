import KeyRecordings
import KeywrightKeyEvents

/// A recording of a stream of keys as a real keyboard gives it: a scan code before each key event, the end of the frame
/// after it.
struct RecordedStream {
  let format: RecordingFormat
  private(set) var bytes: [UInt8] = []
  /// How many key events there are.
  let count: Int

  /// A recording of a stream in one of the formats that are measured: evdev, evemu or libinput.
  init(_ stream: KeyStream, as format: RecordingFormat) {
    self.format = format
    count = stream.events.count
    if format == .evemu { bytes += "# EVEMU 1.3\nN: A keyboard\nI: 0003 046d c31c 0110\n".utf8 }
    if format == .libinput { bytes += "# libinput record\nversion: 1\nndevices: 1\ndevices:\n  events:\n".utf8 }
    for event in stream.events {
      let microseconds = event.time.wholeMicroseconds
      if format == .libinput { bytes += "  - evdev:\n".utf8 }
      let code = event.code.rawValue
      add(microseconds, type: 4, code: 4, value: 0x70000 + Int32(code), "EV_MSC / MSC_SCAN")
      add(microseconds, type: 1, code: code, value: Int32(event.direction.rawValue), "EV_KEY / KEY_\(code)")
      add(microseconds, type: 0, code: 0, value: 0, "------------ SYN_REPORT (0) ----------")
    }
  }

  private mutating func add(_ time: Int64, type: UInt16, code: UInt16, value: Int32, _ comment: String) {
    let (seconds, micro) = (time / 1_000_000, time % 1_000_000)
    switch format {
    case .evemu:
      bytes +=
        "E: \(seconds).\(Self.padded(micro, "0", 6)) \(Self.hexadecimal(type)) \(Self.hexadecimal(code)) \(Self.padded(Int64(value), "0", 4))\t# \(comment)\n"
        .utf8
    case .libinput:
      let fields = [(seconds, 3), (micro, 6), (Int64(type), 3), (Int64(code), 3), (Int64(value), 7)]
      bytes += "    - [\(fields.map { Self.padded($0.0, " ", $0.1) }.joined(separator: ", "))] # \(comment)\n".utf8
    default:
      append(seconds)
      append(micro)
      append(type)
      append(code)
      append(value)
    }
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func padded(_ number: Int64, _ fill: Character, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: fill, count: max(0, width - digits.utf8.count)) + digits
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
