import KeyRecordings
import KeywrightKeyEvents

/// Builds the bytes of an evdev recording, record by record.
struct EvdevBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ seconds: Int64, _ microseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    append(seconds)
    append(microseconds)
    append(type)
    append(code)
    append(value)
  }

  /// Lines of `SECONDS.MICROSECONDS TYPE CODE VALUE`.
  init(_ lines: String) {
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      let time = words[0].split(separator: ".")
      guard let seconds = Int64(time[0]), let microseconds = Int64(time[1]), let type = UInt16(words[1]),
        let code = UInt16(words[2]), let value = Int32(words[3])
      else { continue }
      add(seconds, microseconds, type: type, code: code, value: value)
    }
  }
}

/// The steps in one line: `+30@0 -30@250000 wait500`, times in microseconds.
func summary(_ sequence: KeystrokeSequence) -> String {
  sequence.actions.map { action in
    switch action {
    case .key(let event):
      let sign = [KeyEvent.Direction.press: "+", .release: "-", .repeat: "*"][event.direction] ?? ""
      return "\(sign)\(event.code.rawValue)@\(Int64(event.time / .microseconds(1)))"
    case .wait(let duration): return "wait\(Int64(duration / .microseconds(1)))"
    case .text(let text, _): return text.debugDescription
    }
  }.joined(separator: " ")
}
