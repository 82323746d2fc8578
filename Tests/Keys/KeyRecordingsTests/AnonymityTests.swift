import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing

/// What can still be read of a recording after it was anonymised, measured on layouts.
struct AnonymityTests {
  private static let layouts = [
    "us", "us(intl)", "us(dvorak)", "gb", "de", "de(neo)", "fr", "fr(bepo)", "es", "br", "br(abnt2)", "jp", "ru", "gr",
    "tr",
    "tr(f)", "cz", "lv", "il", "pl",
  ]
  /// Every key that types anything on a usual layout, the usual modifiers, and Space.
  private static let typing: [UInt16] =
    Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [55] + Array(71...83)
    + [57, 57, 57, 86, 86, 89, 98, 117, 118, 121, 124, 179, 180, 434, 435]

  /// Letters, digits and signs as they were typed, of a thousand recordings: no more of them is left than chance leaves.
  @Test(arguments: layouts)
  func nothingThatWasTypedStaysBeyondChance(layout: String) throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: layout)))
    var typed = 0
    var left = 0
    for seed in 0..<50 as Range<UInt64> {
      let events = Self.recording(seed: seed)
      var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: ~seed))
      var after: [KeyEvent] = []
      for event in events {
        for case .key(let event) in try anonymiser.anonymise(.key(event)) { after.append(event) }
      }
      let (before, now) = (try Self.texts(events, keymap), try Self.texts(after, keymap))
      try #require(before.count == now.count)
      for (before, now) in zip(before, now) where Self.isRevealing(before) {
        typed += 1
        if before == now { left += 1 }
      }
    }
    // The smallest class has ten keys, and two signs are on two keys of fifteen.
    let chance = 2.0 / 15
    let deviation = (Double(typed) * chance * (1 - chance)).squareRoot()
    #expect(typed > 1000)
    #expect(Double(left) < Double(typed) * chance + 4 * deviation, "\(left) of \(typed)")
  }

  /// Without releases, as of `evtest | grep "value 1"`, each press gets a letter of its own.
  @Test func aRecordingWithoutReleasesIsNoCipher() throws {
    let text = "the quick brown fox jumps over the lazy dog and the end of it is never the same letter twice"
    let keys = text.utf8.compactMap { KeyNameTable().code(named: $0 == 0x20 ? "SPACE" : String(UnicodeScalar($0))) }
    let letters = Array(repeating: keys, count: 4).flatMap { $0 }
    let recording = Array(
      letters.enumerated().map { "Event: time \($0).000000, type 1 (EV_KEY), code \($1.rawValue) (?), value 1\n" }
        .joined().utf8)
    var lookup = KeyLookup(names: KeyNameTable())
    lookup.namesKeys = false
    var random = KeystrokeAnonymiser(using: SplitMix64(seed: 3))
    var converter = RecordingConverter(
      from: RecordingFormat.evtest.reader(file: "r", lookup: lookup),
      to: try #require(RecordingFormat.notation.writer(names: KeyNameTable()))
    ) { action, isPress throws(Diagnostic) in try random.anonymise(action, isPressOfHeldKey: isPress) }
    var bytes: [UInt8] = []
    var messages = converter.convert(recording.span, into: &bytes)
    messages += converter.finish(into: &bytes)
    let after = read(bytes, as: .notation)
    #expect(after.diagnostics.allSatisfy { $0.code == .keysHeldAtEnd })
    let given = after.events.filter { $0.direction == .press && $0.code.rawValue != 57 }.map(\.code)
    let typed = letters.filter { $0.rawValue != 57 }
    try #require(given.count == typed.count)
    // Each letter became many, and no letter is given for one far more often than for others.
    for letter in Set(typed) {
      let counts = Dictionary(grouping: zip(typed, given).filter { $0.0 == letter }.map(\.1), by: { $0 }).mapValues(
        \.count)
      let total = counts.values.reduce(0, +)
      #expect((counts.values.max() ?? 0) <= max(3, total / 4), "\(letter.rawValue): \(counts)")
    }
    // Nothing says which keys they were.
    #expect(messages.contains { $0.message == "a key is pressed while it is down; this counts as a repeat" })
    #expect(
      messages.allSatisfy { message in
        ["a key is pressed while it is down; this counts as a repeat", "27 keys are still down at the end"].contains(
          message.message) || message.message.hasSuffix("more of this kind")
      }, "\(messages.map(\.message))")
  }

  /// Somebody's typing: keys that type, often with Shift, AltGr or another key still down.
  private static func recording(seed: UInt64) -> [KeyEvent] {
    var random = SplitMix64(seed: seed &* 0x9E37_79B9)
    var events: [KeyEvent] = []
    var held: [UInt16] = []
    func add(_ code: UInt16, _ direction: KeyEvent.Direction) { events.append(KeyEvent(KeyCode(code), direction)) }
    for _ in 0..<60 {
      let choices: [[UInt16]] = [[], [], [], [42], [54], [100], [100, 42]]
      let modifiers = choices.randomElement(using: &random) ?? []
      for modifier in modifiers { add(modifier, .press) }
      if let code = typing.randomElement(using: &random), !held.contains(code) {
        add(code, .press)
        if Bool.random(using: &random) { add(code, .repeat) }
        held.append(code)
      }
      while held.count > Int.random(in: 0...3, using: &random) { add(held.removeFirst(), .release) }
      for modifier in modifiers.reversed() { add(modifier, .release) }
    }
    for code in held { add(code, .release) }
    return events
  }

  /// What each press of a key types that is no modifier; dead keys as their own sign.
  private static func texts(_ events: [KeyEvent], _ keymap: LoadedKeymap) throws -> [String] {
    let keyboard = try #require(Keyboard(keymap, compose: nil))
    return events.compactMap { event -> String? in
      let keystroke = keyboard.decode(event)
      guard event.direction == .press, ![42, 54, 100].contains(event.code.rawValue) else { return nil }
      if !keystroke.text.isEmpty { return keystroke.text }
      guard case .one(let keysym) = keystroke.keysyms, (0xFE50...0xFE93).contains(keysym.rawValue) else { return "" }
      return "dead \(keysym.rawValue)"
    }
  }

  /// Whether a text is a letter, a digit or a sign.
  private static func isRevealing(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace && $0.value > 0x20 && $0.value != 0x7F }
  }
}
