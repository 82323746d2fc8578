import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport

/// Makes streams of key events in which keys go down before they come up, biased to what changes a keyboard's state.
struct RandomStream {
  private static let modifiers: [UInt16] = [29, 42, 54, 56, 58, 69, 70, 97, 100, 125, 126, 127]
  // Dead keys, latches and compose keys sit on these in most layouts, beside what sequences are made of.
  private static let special: [UInt16] = [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 86]
  private static let letters: [UInt16] = Array(16...25) + Array(30...38) + Array(44...50)
  private static let others: [UInt16] =
    Array(1...11) + [14, 15, 28, 57] + Array(59...64) + Array(71...83) + [
      96, 98, 102, 103, 105, 107, 111, 113, 122, 142, 240,
    ]
  private static let heldLimit = 6

  private var random: SplitMix64
  private var held: [KeyCode] = []
  private(set) var events: [KeyEvent] = []

  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    events.reserveCapacity(count + 2)
    while events.count < count { addSome() }
  }

  private mutating func addSome() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<34: tap(Self.letters)
    case 34..<52: tap(Self.special)
    case 52..<60: tap(Self.others)
    case 60..<70: tap(Self.modifiers)
    case 70..<80: press(Self.modifiers)
    case 80..<84: press(Self.letters)
    case 84..<92:
      if let code = held.randomElement(using: &random) { release(code) }
    default:
      if let code = held.randomElement(using: &random) { events.append(KeyEvent(code, .repeat)) }
    }
  }

  private mutating func tap(_ keys: [UInt16]) {
    if let code = press(keys), Int.random(in: 0..<8, using: &random) > 0 { release(code) }
  }

  @discardableResult
  private mutating func press(_ keys: [UInt16]) -> KeyCode? {
    guard let key = keys.randomElement(using: &random), !held.contains(KeyCode(key)) else { return nil }
    if held.count >= Self.heldLimit { release(held[0]) }
    events.append(KeyEvent(KeyCode(key), .press))
    held.append(KeyCode(key))
    return KeyCode(key)
  }

  private mutating func release(_ code: KeyCode) {
    events.append(KeyEvent(code, .release))
    held.removeAll { $0 == code }
  }
}
