import KeyEvents

/// Writes what `evemu-record` writes, in format 1.3.
struct EvemuForm: KernelEventForm {
  let format = RecordingFormat.evemu
  let names: KeyNameTable

  func begin(_ bytes: inout [UInt8]) {
    let ids = DescribedDevice.ids.map { KernelEvent.number($0, width: 4, radix: 16) }.joined(separator: " ")
    var lines = [
      "# EVEMU 1.3", "# Input device name: \"\(DescribedDevice.name)\"", "N: \(DescribedDevice.name)", "I: \(ids)",
    ]
    lines.append("P: 00 00 00 00 00 00 00 00")
    // Synchronisation, keys, and the repeats of the kernel.
    lines += bitmap(type: 0, [0, 1, 0x14], byteCount: 8)
    lines += bitmap(type: 1, DescribedDevice.keys, byteCount: 96)
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
  private func bitmap(type: Int, _ set: [UInt16], byteCount: Int) -> [String] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    for bit in set where Int(bit / 8) < byteCount { bytes[Int(bit / 8)] |= 1 << UInt8(bit % 8) }
    let prefix = "B: \(KernelEvent.number(type, width: 2, radix: 16))"
    return stride(from: 0, to: byteCount, by: 8).map { start in
      prefix
        + bytes[start..<min(start + 8, byteCount)].map { " " + KernelEvent.number($0, width: 2, radix: 16) }.joined()
    }
  }
}
