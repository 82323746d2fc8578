import KeywrightDiagnostics

/// Turns the words of the notation, all but texts, into steps and moves the clock.
struct NotationWordReader {
  static let chordLimit = 16

  let keys: KeyForm
  var clock: VirtualClock
  /// Looks whether the events make sense; nil where who plays them does.
  var watch: HeldKeyWatch?

  /// Reads one word that has at least one byte.
  mutating func read(
    _ word: Span<UInt8>, at place: SourcePlace, into output: inout KeystrokeSequence
  ) throws(Diagnostic) {
    if let code = keys.names.code(named: word), !code.isButton {
      add(code, .press, place, &output)
      add(code, .release, place, &output)
      return
    }
    switch word[0] {
    case 0x2B: try single(word, .press, place, &output)
    case 0x2D: try single(word, .release, place, &output)
    case 0x2A: try single(word, .repeat, place, &output)
    default:
      if Self.plus(in: word, from: 0) != nil {
        try chord(word, place, &output)
      } else if (0x30...0x39).contains(word[0]) {
        try wait(word, place, &output)
      } else {
        let code = try keys.key(word, at: place)
        add(code, .press, place, &output)
        add(code, .release, place, &output)
      }
    }
  }

  private mutating func single(
    _ word: Span<UInt8>, _ direction: KeyEvent.Direction, _ place: SourcePlace, _ output: inout KeystrokeSequence
  ) throws(Diagnostic) {
    let name = word.extracting(droppingFirst: 1)
    guard !name.isEmpty else { throw NotationMessages.lonePrefix(word.string, place) }
    guard Self.plus(in: name, from: 0) == nil else { throw NotationMessages.prefixBeforeChord(word.string, place) }
    add(try keys.key(name, at: Self.moved(place, by: 1)), direction, place, &output)
  }

  private mutating func chord(
    _ word: Span<UInt8>, _ place: SourcePlace, _ output: inout KeystrokeSequence
  ) throws(Diagnostic) {
    var codes: [KeyCode] = []
    var start = 0
    while start <= word.count {
      let end = Self.plus(in: word, from: start) ?? word.count
      let name = word.extracting(start..<end)
      let offset = word.extracting(first: start).scalarCount
      guard !name.isEmpty else { throw NotationMessages.gapInChord(word.string, Self.moved(place, by: offset)) }
      guard codes.count < Self.chordLimit else { throw NotationMessages.tooManyKeysInChord(Self.chordLimit, place) }
      let code = try keys.key(name, at: Self.moved(place, by: offset))
      guard !codes.contains(code) else {
        throw NotationMessages.keyTwiceInChord(name.string, Self.moved(place, by: offset))
      }
      codes.append(code)
      start = end + 1
    }
    for code in codes { add(code, .press, place, &output) }
    for code in codes.reversed() { add(code, .release, place, &output) }
  }

  private mutating func wait(
    _ word: Span<UInt8>, _ place: SourcePlace, _ output: inout KeystrokeSequence
  ) throws(Diagnostic) {
    let read = NotationDuration(word)
    switch read {
    case .duration(let duration):
      guard duration <= VirtualClock.maximum - clock.now else {
        throw NotationMessages.badDuration(word.string, .tooLong, place)
      }
      clock.advance(by: duration)
      output.append(.wait(duration), line: place.line ?? 0, column: place.column ?? 0)
    case .missingUnit: throw NotationMessages.numberIsNoKey(word.string, place)
    case .other: throw NotationMessages.unknownKey(word.string, names: keys.names, place)
    case .unknownUnit, .tooFine, .tooLong: throw NotationMessages.badDuration(word.string, read, place)
    }
  }

  private mutating func add(
    _ code: KeyCode, _ direction: KeyEvent.Direction, _ place: SourcePlace, _ output: inout KeystrokeSequence
  ) {
    var event = KeyEvent(code, direction, at: clock.now)
    if watch != nil {
      guard let admitted = watch?.admit(event, at: place, &output) else { return }
      event = admitted
    }
    output.append(.key(event), line: place.line ?? 0, column: place.column ?? 0)
  }

  /// The first + that stands outside angle brackets, which XKB's names may hold.
  private static func plus(in word: Span<UInt8>, from start: Int) -> Int? {
    var isInBrackets = false
    var index = start
    while index < word.count {
      switch word[index] {
      case 0x3C: isInBrackets = true
      case 0x3E: isInBrackets = false
      case 0x2B where !isInBrackets: return index
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func moved(_ place: SourcePlace, by scalars: Int) -> SourcePlace {
    var place = place
    place.column = place.column.map { $0 + scalars }
    return place
  }
}
