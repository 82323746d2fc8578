import BuiltInModes
import InputMethodConformance
import InputModes
import Keywright
import KeywrightHangulMode
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing

/// A method that takes characters gives what it gives when each keystroke is handed over, which a reader of the trace forces.
@Suite struct CharacterInputMethodTests {
  private static let modes: [InputModeID] =
    ["unicode", "hangul:2?reorder=on&double=on&nonchoseong=on"].filter { ModeCatalogue().mode($0) != nil }
    + HangulModes().ids

  private static let keyboards = CompiledKeyboards()

  private static let letters = Array(16...25) + Array(30...38) + Array(44...50)
  /// Digits, signs, dead keys on `us(intl)`, BackSpace, Return, Space, F9 (Hanja), arrows, Delete.
  private static let others =
    Array(2...13) + [14, 14, 14, 26, 27, 28, 39, 40, 41, 43, 51, 52, 53, 57, 57, 57, 67, 67, 103, 105, 106, 108, 111]
  /// Control, both Shifts, Alt, Caps, AltGr, Hangul, Hanja, Super.
  private static let modifiers = [29, 42, 42, 54, 56, 58, 100, 122, 123, 125]

  @Test(arguments: modes)
  func `characters and keystrokes give the same text`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    let other = try #require(ModeCatalogue().mode("xkb:de"))
    for (number, layout) in ["us", "us(intl)", "kr(kr104)", "ru", "fr"].enumerated() {
      let configuration = SimulatorConfiguration(
        keymap: .names(KeymapNames(shorthand: layout, options: ["compose:menu"])), compose: .locale("en_US.UTF-8"),
        modes: [mode, other], compiled: Self.keyboards)
      let plain = try Simulator(configuration)
      var steps = 0
      let traced = try Simulator(configuration) { _ in steps += 1 }
      var random = SplitMix64(seed: UInt64(number) + 11)
      for _ in 0..<30 {
        for event in Self.keys(20, &random) {
          plain.handle(event)
          traced.handle(event)
        }
        let choice = Int.random(in: 0..<12, using: &random)
        let place = Int.random(in: 0...max(1, plain.text.unicodeScalars.count), using: &random)
        for simulator in [plain, traced] { Self.goElsewhere(simulator, choice, place, id) }
        let at: Comment = "\(id) on \(layout)"
        try #require(plain.text.utf8.elementsEqual(traced.text.utf8), at)
        try #require(plain.outcome.json == traced.outcome.json, at)
      }
      #expect(steps > 1000)
      #expect(plain.warnings == traced.warnings)
      #expect(plain.text.unicodeScalars.contains { $0.value > 0x1000 } || !id.rawValue.hasPrefix("hangul"))
    }
  }

  @Test(arguments: HangulModes().ids)
  func `an engine answers a character as it answers its keystroke`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    for seed in UInt64(1)...20 {
      var plain = mode.makeInputMethod()
      var fast = try #require(mode.makeInputMethod() as? any CharacterInputMethod)
      var keystrokes = RandomKeystrokes(seed: seed)
      for number in 0..<200 {
        let keystroke = keystrokes.next()
        let answer = plain.handle(keystroke)
        let key = fast.takesCharacters ? CharacterKey(keystroke) : nil
        let fastAnswer = key.map { fast.handleCharacter($0).batch } ?? fast.handle(keystroke)
        try #require(fastAnswer == answer, "\(id), seed \(seed), keystroke \(number): \(keystroke)")
      }
    }
  }

  private static func keys(_ count: Int, _ random: inout SplitMix64) -> [KeyEvent] {
    var events: [KeyEvent] = []
    func tap(_ codes: [Int]) {
      guard let code = codes.randomElement(using: &random) else { return }
      events.append(KeyEvent(KeyCode(UInt16(code)), .press))
      if Int.random(in: 0..<12, using: &random) == 0 { events.append(KeyEvent(KeyCode(UInt16(code)), .repeat)) }
      events.append(KeyEvent(KeyCode(UInt16(code)), .release))
    }
    for _ in 0..<count {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        guard let held = modifiers.randomElement(using: &random) else { continue }
        events.append(KeyEvent(KeyCode(UInt16(held)), .press))
        tap(letters)
        events.append(KeyEvent(KeyCode(UInt16(held)), .release))
      case 1...4: tap(others)
      default: tap(letters)
      }
    }
    return events
  }

  private static func goElsewhere(_ simulator: Simulator, _ choice: Int, _ place: Int, _ mode: InputModeID) {
    switch choice {
    case 0: simulator.click(at: place)
    case 1: simulator.select(place..<place + 2)
    case 2:
      simulator.blur()
      simulator.focus("field")
    case 3:
      simulator.globe()
      simulator.switchMode(to: mode)
    case 4: simulator.paste("붙임")
    case 5: simulator.choose(1)
    default: break
    }
  }
}
