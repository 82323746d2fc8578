import KeywrightKeyEvents

/// Writes the first half of a test of keyd; what keyd makes of the keys has to be added after the empty line.
struct KeydForm: ScriptForm {
  let format = RecordingFormat.keyd
  let names: ForeignKeyNames? = .keyd
  let hasTimes = true
  let hasRepeats = false

  mutating func key(_ code: KeyCode, _ direction: KeyEvent.Direction, _ bytes: inout [UInt8]) -> Bool {
    guard let name = names?.name(of: code) else { return false }
    bytes += "\(name) \(direction == .press ? "down" : "up")\n".utf8
    return true
  }

  mutating func wait(milliseconds: Int64, _ bytes: inout [UInt8]) { bytes += "\(milliseconds)ms\n".utf8 }

  mutating func finish(_ bytes: inout [UInt8]) { bytes.append(0x0A) }
}
