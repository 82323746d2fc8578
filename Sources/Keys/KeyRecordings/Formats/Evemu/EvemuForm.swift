import KeywrightKeyEvents

/// Writes what `evemu-record` writes, in format 1.3.
struct EvemuForm: KernelEventForm {
  let format = RecordingFormat.evemu
  let names: KeyNameTable
  var device = RecordedDevice.everyKey

  func begin(_ bytes: inout [UInt8]) {
    let ids = device.ids.map { Self.hexadecimal($0, width: 4) }.joined(separator: " ")
    var lines = [
      "# EVEMU 1.3", "# Input device name: \"\(device.name)\"", "N: \(device.name)", "I: \(ids)",
      "P:" + device.properties.map { " " + Self.hexadecimal($0) }.joined(),
    ]
    // Axes would need their ranges, and only keys are written.
    for type in [KernelEvent.synchronisation, KernelEvent.key, KernelEvent.repeats] {
      lines += bitmap(type, device.codes[type] ?? [], byteCount: type == KernelEvent.key ? 96 : 8)
    }
    bytes += (lines.joined(separator: "\n") + "\n").utf8
  }

  mutating func frame(_ events: [KernelEvent], at time: Int64, _ bytes: inout [UInt8]) {
    for event in events {
      let micro = KernelEvent.number(event.microseconds, width: 6)
      let type = KernelEvent.number(event.type, width: 4, radix: 16)
      let code = KernelEvent.number(event.code, width: 4, radix: 16)
      let value = KernelEvent.number(event.value, width: 4)
      bytes += "E: \(event.seconds).\(micro) \(type) \(code) \(value)\t# \(event.comment(names: names))\n".utf8
    }
  }

  /// Lines of eight bytes, the lowest bit first.
  private func bitmap(_ type: UInt16, _ set: [UInt16], byteCount: Int) -> [String] {
    let known = [KernelEvent.synchronisation, KernelEvent.key, KernelEvent.repeats]
    var bytes = [UInt8](repeating: 0, count: byteCount)
    for bit in set where Int(bit / 8) < byteCount {
      if type != KernelEvent.synchronisation || known.contains(bit) { bytes[Int(bit / 8)] |= 1 << UInt8(bit % 8) }
    }
    return stride(from: 0, to: byteCount, by: 8).map { start in
      "B: \(Self.hexadecimal(type))"
        + bytes[start..<min(start + 8, byteCount)].map { " " + Self.hexadecimal($0) }.joined()
    }
  }

  private static func hexadecimal(_ number: some BinaryInteger, width: Int = 2) -> String {
    KernelEvent.number(number, width: width, radix: 16)
  }
}
