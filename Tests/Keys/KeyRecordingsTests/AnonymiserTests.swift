import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct AnonymiserTests {
  private static let common: [UInt16] = [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 55, 74, 78, 98]
  /// The keys that are exchanged, and those that take their places.
  private static let classes: [(codes: [UInt16], replacements: [UInt16])] = [
    (letters, letters), (Array(2...11), Array(2...11)), (keypad, keypad),
    (common + [86, 89, 95, 117, 118, 121, 124, 179, 180, 434, 435], common),
  ]
  private static let letters: [UInt16] = Array(16...25) + Array(30...38) + Array(44...50)
  private static let keypad: [UInt16] = [71, 72, 73, 75, 76, 77, 79, 80, 81, 82, 83]

  @Test(arguments: 0..<20)
  func `the class of each key, its repeats, its release and its time stay`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: ~seed))
    var held = HeldKeys()
    var heldAfter = HeldKeys()
    var changed = 0
    for step in 0..<400 {
      // Without Space, and without what chooses a third level.
      let code = KeyCode(.random(in: 1...56, using: &random))
      let direction = KeyEvent.Direction(rawValue: .random(in: 0...2, using: &random)) ?? .press
      let answer = held.admit(KeyEvent(code, direction, at: .milliseconds(step)))
      guard let event = answer.event, answer.fault == nil else { continue }
      let steps = try anonymiser.anonymise(.key(event))
      for case .key(let after) in steps {
        #expect(heldAfter.admit(after).fault == nil)
        #expect(after.time == event.time)
      }
      guard case .key(let last)? = steps.last else { continue }
      #expect(last.direction == event.direction)
      let own = Self.classes.first { $0.codes.contains(code.rawValue) }?.replacements ?? [code.rawValue]
      #expect(own.contains(last.code.rawValue), "\(code.rawValue) became \(last.code.rawValue)")
      if last.code != code { changed += 1 }
    }
    #expect(changed > 20)
  }

  @Test(arguments: [([100], true), ([84], true), ([97], true), ([58], true), ([42], false), ([29], false), ([], false)])
  func `Space stays, but not with what chooses a third level`(modifiers: [UInt16], isExchanged: Bool) throws {
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: 1))
    for modifier in modifiers {
      #expect(try anonymiser.anonymise(.key(KeyEvent(KeyCode(modifier), .press))).count == 1)
    }
    let space = KeyEvent(KeyCode(57), .press)
    #expect(try (anonymiser.anonymise(.key(space)) != [.key(space)]) == isExchanged)
    let release = KeyEvent(KeyCode(57), .release)
    #expect(try (anonymiser.anonymise(.key(release)) != [.key(release)]) == isExchanged)
  }

  @Test func `a press of a key that is down lets go of the one before`() throws {
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: 1))
    let first = try anonymiser.anonymise(.key(KeyEvent(KeyCode(30), .press)))
    let again = try anonymiser.anonymise(.key(KeyEvent(KeyCode(30), .repeat)), isPressOfHeldKey: true)
    guard case .key(let before)? = first.first, case .key(let release)? = again.first,
      case .key(let press)? = again.last
    else { return #expect(Bool(false)) }
    #expect(first.count == 1 && again.count == 2)
    #expect(release == KeyEvent(before.code, .release) && press.direction == .press)
  }

  @Test func `texts keep their shape`() throws {
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: 1))
    let place = SourcePlace(file: "r", line: 1, column: 2)
    guard case .text(let text, let after)? = try anonymiser.anonymise(.text("Ab 12~z\n", place)).first else { return }
    let shape = text.map { sign in
      sign.isUppercase ? "A" : sign.isLowercase ? "a" : sign.isNumber ? "1" : sign.isWhitespace ? String(sign) : "-"
    }.joined()
    #expect(shape == "Aa 11-a\n" && text != "Ab 12~z\n" && !text.contains("~") && after == place)
    #expect(
      throws: Diagnostic.error(
        .textNotAnonymisable, "a text has a letter or sign beyond ASCII, for which there is no other to choose",
        at: place,
        hint: "only the letters a to z, digits and signs of ASCII are exchanged in texts; give the keys themselves")
    ) { try anonymiser.anonymise(.text("aé", place)) }
  }
}
