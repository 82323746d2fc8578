import KeywrightKeyEvents

/// Key events as a typist makes them, the same each time, and the keyboard they are meant for.
struct KeyStream {
  /// The keymap.
  let names: KeymapNames
  /// The events, each key pressed and released.
  private(set) var events: [KeyEvent] = []
  private var random: UInt64
  private var time: Duration = .zero

  private static let strokeTime = Duration.milliseconds(45)

  init(_ names: KeymapNames, seed: UInt64) {
    self.names = names
    random = seed
  }

  /// A number below a bound, from a generator that suffices to choose words.
  mutating func random(below bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % max(1, bound)
  }

  /// Whether something happens that happens so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { random(below: 100) < percent }

  /// Presses and releases a key.
  mutating func tap(_ code: KeyCode) {
    press(code)
    release(code)
  }

  mutating func press(_ code: KeyCode) { add(code, .press) }

  mutating func release(_ code: KeyCode) { add(code, .release) }

  /// Taps a key while others are held.
  mutating func chord(_ held: [KeyCode], _ code: KeyCode) {
    for key in held { press(key) }
    tap(code)
    for key in held.reversed() { release(key) }
  }

  /// Types ASCII with the keys that have it on a US layout; letters may be capital.
  mutating func type(_ text: some StringProtocol) {
    for character in text.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(character)
      guard let code = KeyCode(usASCII: isCapital ? character | 0x20 : character) else { continue }
      chord(isCapital ? [.leftShift] : [], code)
    }
  }

  private mutating func add(_ code: KeyCode, _ direction: KeyEvent.Direction) {
    time += Self.strokeTime
    events.append(KeyEvent(code, direction, at: time))
  }
}

extension KeyCode {
  static let leftShift = KeyCode(42)
  static let leftAlt = KeyCode(56)
  static let rightAlt = KeyCode(100)
  static let menu = KeyCode(127)
  static let grave = KeyCode(41)
  static let apostrophe = KeyCode(40)
  static let six = KeyCode(7)

  /// The key that gives an ASCII character without Shift on a US layout.
  init?(usASCII character: UInt8) {
    let rows: [(first: UInt16, keys: StaticString)] = [
      (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm,."), (57, " "), (28, "\n"),
    ]
    for row in rows {
      let place = row.keys.withUTF8Buffer { $0.firstIndex(of: character) }
      if let place {
        self.init(row.first + UInt16(place))
        return
      }
    }
    return nil
  }
}
