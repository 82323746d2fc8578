public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Puts other keys in the place of those that type; times, repeats and every other key stay.
///
/// Each press gets a key of its own class by chance, which its repeats and its release then share. What the keys of letters,
/// digits and signs have typed is gone on every layout; modifiers, Return, Tab, BackSpace and Space stay, unless Space types
/// a sign with the third level.
public struct KeystrokeAnonymiser<Random: RandomNumberGenerator> {
  /// The keys that choose a third or fifth level on some layout, with which Space types an underscore in bépo, 0 in Neo.
  private static var levelKeys: [UInt16] { [58, 84, 97, 100] }
  private static var latchingKeys: [UInt16] { [84, 100] }
  /// The signs that may stand for others in a text: every layout with Latin letters has them.
  private static var textSigns: [Unicode.Scalar] { Array("!\"#$%&'()*+,-./:;=?@_".unicodeScalars) }

  private var random: Random
  /// For each held key that was recorded, the one that is given instead.
  private var given: [KeyCode: KeyCode] = [:]
  private var heldLevelKeys: Set<KeyCode> = []
  private var lastPress: KeyCode?

  /// An anonymiser that chooses by these numbers.
  public init(using random: Random) { self.random = random }

  /// What stands in the place of a step; throws for a text with a letter that none can stand for.
  ///
  /// A press of a key that is down, which counts as a repeat where the keys are played, is a press here: it gets a key of
  /// its own, and the one before it comes up.
  public mutating func anonymise(
    _ action: KeystrokeAction, isPressOfHeldKey: Bool = false
  ) throws(Diagnostic) -> [KeystrokeAction] {
    switch action {
    case .wait: [action]
    case .key(let event): key(event, isPress: isPressOfHeldKey || event.direction == .press).map(KeystrokeAction.key)
    case .text(let text, let place): [.text(try anonymised(text, place), place)]
    }
  }

  private mutating func key(_ event: KeyEvent, isPress: Bool) -> [KeyEvent] {
    if isPress { return press(event) }
    if event.direction == .release { heldLevelKeys.remove(event.code) }
    guard let code = given[event.code] else {
      // Of a key that is exchanged nothing is left where its press has no place of its own any more.
      return AnonymityClass.of(event.code.rawValue) == nil ? [event] : []
    }
    if event.direction == .release { given[event.code] = nil }
    return [KeyEvent(code, event.direction, at: event.time)]
  }

  private mutating func press(_ event: KeyEvent) -> [KeyEvent] {
    defer { lastPress = event.code }
    var events: [KeyEvent] = []
    if let before = given.removeValue(forKey: event.code) { events.append(KeyEvent(before, .release, at: event.time)) }
    guard let code = replacement(of: event.code) else {
      if Self.levelKeys.contains(event.code.rawValue) { heldLevelKeys.insert(event.code) }
      return events + [event]
    }
    if let other = given.first(where: { $0.value == code })?.key {
      given[other] = nil
      events.append(KeyEvent(code, .release, at: event.time))
    }
    given[event.code] = code
    return events + [KeyEvent(code, .press, at: event.time)]
  }

  /// The key that is pressed instead; nil where the key stays.
  private mutating func replacement(of code: KeyCode) -> KeyCode? {
    guard let codes = (isSign(code) ? .signs : AnonymityClass.of(code.rawValue))?.replacements else { return nil }
    // Keys that are down take no part, as long as so many are left that the choice says nothing of what was typed.
    let free = codes.filter { candidate in !given.values.contains(KeyCode(candidate)) }
    return (free.count * 2 >= codes.count ? free : codes).randomElement(using: &random).map { KeyCode($0) }
  }

  /// Whether it is Space with the third level.
  private func isSign(_ code: KeyCode) -> Bool {
    guard code.rawValue == 57 else { return false }
    return !heldLevelKeys.isEmpty || lastPress.map { Self.latchingKeys.contains($0.rawValue) } ?? false
  }

  private mutating func anonymised(_ text: String, _ place: SourcePlace) throws(Diagnostic) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: result.append(letter(from: 0x30, count: 10))
      case 0x41...0x5A: result.append(letter(from: 0x41, count: 26))
      case 0x61...0x7A: result.append(letter(from: 0x61, count: 26))
      case 0x21..<0x7F: result.append(Self.textSigns.randomElement(using: &random) ?? "-")
      case 0..<0x80: result.append(scalar)
      default:
        throw .error(
          .textNotAnonymisable, "a text has a letter or sign beyond ASCII, for which there is no other to choose",
          at: place,
          hint: "only the letters a to z, digits and signs of ASCII are exchanged in texts; give the keys themselves")
      }
    }
    return String(result)
  }

  private mutating func letter(from first: UInt8, count: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt8.random(in: 0..<count, using: &random))
  }
}
