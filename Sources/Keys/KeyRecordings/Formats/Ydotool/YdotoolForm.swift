import KeywrightKeyEvents

/// Writes the arguments of `ydotool key`.
struct YdotoolForm: ScriptForm {
  let format = RecordingFormat.ydotool
  let names: ForeignKeyNames? = nil
  let hasTimes = false
  let hasRepeats = false
  private var isEmpty = true

  mutating func key(_ code: KeyCode, _ direction: KeyEvent.Direction, _ bytes: inout [UInt8]) -> Bool {
    if !isEmpty { bytes.append(0x20) }
    isEmpty = false
    bytes += "\(code.rawValue):\(direction == .press ? 1 : 0)".utf8
    return true
  }

  mutating func wait(milliseconds: Int64, _ bytes: inout [UInt8]) {}

  mutating func finish(_ bytes: inout [UInt8]) {
    if !isEmpty { bytes.append(0x0A) }
  }
}
