import KeyRecordings
import KeywrightKeyEvents

/// Reads what kanata's simulator prints: `t:20ms`, `out:↓LShift`, or `dn:LShift` and `up:LShift` in its own tests.
struct KanataOutput {
  /// Adds what the words say; answers the first that is no key.
  func read(_ words: [String], into sequence: inout KeystrokeSequence) -> String? {
    var milliseconds: Int64 = 0
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return word }
      if parts[0] == "t" {
        guard let wait = UInt32(parts[1].hasSuffix("ms") ? String(parts[1].dropLast(2)) : parts[1]) else { return word }
        milliseconds = min(milliseconds + Int64(wait), 1 << 50)
      } else {
        guard let (code, direction) = key(parts[0], parts[1]) else { return word }
        sequence.append(.key(KeyEvent(code, direction, at: .milliseconds(milliseconds))))
      }
    }
    return nil
  }

  private func key(_ verb: String, _ rest: String) -> (KeyCode, KeyEvent.Direction)? {
    var name = rest
    let direction: KeyEvent.Direction
    switch (verb, rest.first) {
    case ("out", "↓"): direction = .press
    case ("out", "↑"): direction = .release
    case ("dn", _): direction = .press
    case ("up", _): direction = .release
    default: return nil
    }
    if verb == "out" { name.removeFirst() }
    return ForeignKeyNames.kanataOutput.code(named: name).map { ($0, direction) }
  }
}
