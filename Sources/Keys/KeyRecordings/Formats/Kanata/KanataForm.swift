import KeywrightKeyEvents

/// Writes the input of kanata's simulator.
struct KanataForm: ScriptForm {
  private static let width = 80
  /// Kanata reads a wait as a number of 32 bits or more; a longer one is written as several.
  private static let longestWait: Int64 = 1_000_000_000

  let format = RecordingFormat.kanata
  let names: ForeignKeyNames? = .kanata
  let hasTimes = true
  let hasRepeats = true
  private var column = 0

  mutating func key(_ code: KeyCode, _ direction: KeyEvent.Direction, _ bytes: inout [UInt8]) -> Bool {
    guard let name = names?.name(of: code) else { return false }
    let verb =
      switch direction {
      case .press: "d"
      case .release: "u"
      case .repeat: "r"
      }
    word("\(verb):\(name)", &bytes)
    return true
  }

  mutating func wait(milliseconds: Int64, _ bytes: inout [UInt8]) {
    var rest = milliseconds
    while rest > 0 {
      word("t:\(min(rest, Self.longestWait))", &bytes)
      rest -= Self.longestWait
    }
  }

  mutating func finish(_ bytes: inout [UInt8]) {
    if column > 0 { bytes.append(0x0A) }
  }

  private mutating func word(_ word: String, _ bytes: inout [UInt8]) {
    let size = word.utf8.count
    if column > 0 {
      let fits = column + 1 + size <= Self.width
      bytes.append(fits ? 0x20 : 0x0A)
      column = fits ? column + 1 : 0
    }
    bytes += word.utf8
    column += size
  }
}
