import KeyEvents

/// Reads what kanata's simulator prints: `t:20ms`, `out:↓LShift`, or `dn:LShift` and `up:LShift` in its own tests.
struct KanataOutput {
  /// Kanata's names of keys that neither the kernel nor its own input has.
  private static let names: [String: UInt16] = [
    "bspace": 14, "lbracket": 26, "rbracket": 27, "lctrl": 29, "scolon": 39, "quote": 40, "lshift": 42, "bslash": 43,
    "rshift": 54, "kpasterisk": 55, "lalt": 56, "kp-": 74, "nonusbslash": 86, "rctrl": 97, "ralt": 100, "pgup": 104,
    "pgdown": 109, "lgui": 125, "rgui": 126, "escape": 1, "grave": 41,
  ]

  let names: KeyNameTable

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
    return code(name).map { ($0, direction) }
  }

  private func code(_ name: String) -> KeyCode? {
    if let code = Self.names[name.lowercased()] { return KeyCode(code) }
    let isDigit = name.count == 3 && name.hasPrefix("Kb")
    return names.code(named: isDigit ? String(name.dropFirst(2)) : name)
  }
}
