import KeywrightKeyEvents

/// Writes what `libinput record --show-keycodes` writes.
struct LibinputForm: KernelEventForm {
  let format = RecordingFormat.libinput
  let names: KeyNameTable
  var device = RecordedDevice.everyKey

  func begin(_ bytes: inout [UInt8]) {
    let ids = device.ids.map { String($0) }.joined(separator: ", ")
    let keys = device.keys.map { String($0) }.joined(separator: ", ")
    bytes +=
      """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.22.1"
        git: "unknown"
      devices:
      - node: /dev/input/event0
        evdev:
          name: "\(device.name)"
          id: [\(ids)]
          codes:
            0: [0, 1] # EV_SYN
            1: [\(keys)] # EV_KEY
            20: [0, 1] # EV_REP
          properties: []
        udev:
          properties:
          - ID_INPUT=1
          - ID_INPUT_KEY=1
          - ID_INPUT_KEYBOARD=1
        events:

      """.utf8
  }

  mutating func frame(_ events: [KernelEvent], at time: Int64, _ bytes: inout [UInt8]) {
    bytes += "  - evdev:\n".utf8
    for event in events {
      let fields = [
        KernelEvent.number(event.seconds, width: 3, fill: " "),
        KernelEvent.number(event.microseconds, width: 6, fill: " "),
        KernelEvent.number(event.type, width: 3, fill: " "), KernelEvent.number(event.code, width: 3, fill: " "),
        KernelEvent.number(event.value, width: 7, fill: " "),
      ].joined(separator: ", ")
      bytes += "    - [\(fields)] # \(event.comment(names: names))\n".utf8
    }
  }
}
