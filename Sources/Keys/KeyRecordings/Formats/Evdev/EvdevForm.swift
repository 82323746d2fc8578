import KeywrightKeyEvents

/// Writes the records that a Linux input device gives.
struct EvdevForm: KernelEventForm {
  let format: RecordingFormat
  let layout: EvdevLayout

  func begin(_ bytes: inout [UInt8]) {}

  mutating func frame(_ events: [KernelEvent], at time: Int64, _ bytes: inout [UInt8]) {
    for event in events { layout.append(event, to: &bytes) }
  }
}
