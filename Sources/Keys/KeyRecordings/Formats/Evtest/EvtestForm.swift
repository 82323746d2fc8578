import KeywrightKeyEvents

/// Writes what `evtest` prints.
struct EvtestForm: KernelEventForm {
  let format = RecordingFormat.evtest
  let names: KeyNameTable
  var device = RecordedDevice.everyKey

  func begin(_ bytes: inout [UInt8]) {
    let ids = zip(["bus", "vendor", "product", "version"], device.ids)
      .map { "\($0) 0x\(String($1, radix: 16))" }.joined(separator: " ")
    var lines = [
      "Input driver version is 1.0.1", "Input device ID: \(ids)", "Input device name: \"\(device.name)\"",
      "Supported events:", "  Event type 0 (EV_SYN)", "  Event type 1 (EV_KEY)",
    ]
    for key in device.keys {
      let event = KernelEvent(seconds: 0, microseconds: 0, type: KernelEvent.key, code: key, value: 0)
      lines.append("    Event code \(key) (\(event.keyName(names)))")
    }
    lines += ["Properties:", "Testing ... (interrupt to exit)", ""]
    bytes += lines.joined(separator: "\n").utf8
  }

  mutating func frame(_ events: [KernelEvent], at time: Int64, _ bytes: inout [UInt8]) {
    for event in events {
      let time = "\(event.seconds).\(KernelEvent.number(event.microseconds, width: 6))"
      let what =
        event.type == KernelEvent.key
        ? "type 1 (EV_KEY), code \(event.code) (\(event.keyName(names))), value \(event.value)"
        : "-------------- SYN_REPORT ------------"
      bytes += "Event: time \(time), \(what)\n".utf8
    }
  }
}
