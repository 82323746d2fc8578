package import KeywrightKeyEvents
import KeywrightRuntimeSupport

/// Draws keystrokes as no keyboard would send them: every field on its own.
package struct RandomKeystrokes {
  private static let texts = ["", "a", " ", "\r", "\u{8}", "\u{1B}", "é", "1️⃣", "😀", "👨‍👩‍👧", "\u{200D}", "ᄒ", "\0"]
  private static let keysyms: [UInt32] = [
    0, 0x20, 0x61, 0xE9, 0xFF08, 0xFF0D, 0xFF1B, 0xFF51, 0xFFE1, 0xFE52, 0x0101_F600, 0x1008_FF1B, .max,
  ]

  private var random: SplitMix64
  private var time = Duration.zero

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next one, some time after the last.
  package mutating func next() -> Keystroke {
    time += .milliseconds(Int.random(in: 0...50, using: &random))
    let raw = text()
    let modifiers = Modifiers(rawValue: UInt8.random(in: 0...255, using: &random))
    return Keystroke(
      event: KeyEvent(
        KeyCode(UInt16.random(in: 0...0x2FF, using: &random)),
        KeyEvent.Direction.allCases.randomElement(using: &random) ?? .press,
        at: time),
      keysyms: keysymList(), rawText: raw, text: Bool.random(using: &random) ? raw : text(), compose: step(),
      layout: Bool.random(using: &random) ? Int.random(in: 0..<4, using: &random) : nil,
      level: Bool.random(using: &random) ? Int.random(in: 0..<8, using: &random) : nil,
      modifiers: ModifierState(depressed: modifiers), consumed: modifiers.intersection([.shift, .mod5]),
      types: Int.random(in: 0..<4, using: &random) > 0)
  }

  /// A number below the limit, for what else happens between keys.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func text() -> String {
    if Int.random(in: 0..<50, using: &random) == 0 { return String(repeating: "長", count: 2000) }
    return Self.texts.randomElement(using: &random) ?? ""
  }

  private mutating func keysym() -> Keysym { Keysym(Self.keysyms.randomElement(using: &random) ?? 0) }

  private mutating func keysymList() -> KeysymList {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .none
    case 1: .several([keysym(), keysym(), keysym()])
    default: .one(keysym())
    }
  }

  private mutating func step() -> ComposeStep {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .pending
    case 1: .composed(text: text(), keysym: keysym())
    case 2: .cancelled
    case 3: .ignored
    default: .none
    }
  }
}
