import Diagnostics
import KeyEvents
import KeyRecordings
import TestSupport
import Testing

struct AnonymiserTests {
  private static let classes: [[UInt16]] = [
    Array(16...25) + Array(30...38) + Array(44...50), Array(2...11), [71, 72, 73, 75, 76, 77, 79, 80, 81, 82],
  ]
  private static let signs: [UInt16] = [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 86]

  @Test(arguments: 0..<10, [false, true])
  func `the class of each key, its repeats, its release and its time stay`(seed: UInt64, signs: Bool) throws {
    var random = SplitMix64(seed: seed)
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: ~seed), signs: signs)
    var held = HeldKeys()
    var heldAfter = HeldKeys()
    var changed = 0
    for step in 0..<400 {
      let code = KeyCode(.random(in: 1...127, using: &random))
      let direction = KeyEvent.Direction(rawValue: .random(in: 0...2, using: &random)) ?? .press
      let answer = held.admit(KeyEvent(code, direction, at: .milliseconds(step)))
      guard let event = answer.event, answer.fault == nil else { continue }
      guard case .key(let after) = try anonymiser.anonymise(.key(event)) else { throw NotWritable(format: .notation) }
      #expect(heldAfter.admit(after).fault == nil)
      #expect(after.time == event.time && after.direction == event.direction)
      let classes = Self.classes + (signs ? [Self.signs] : [])
      let own = classes.first { $0.contains(code.rawValue) } ?? [code.rawValue]
      #expect(own.contains(after.code.rawValue), "\(code.rawValue) became \(after.code.rawValue)")
      if after.code != code { changed += 1 }
    }
    #expect(changed > 20)
  }

  @Test func `texts keep their shape`() throws {
    var anonymiser = KeystrokeAnonymiser(using: SplitMix64(seed: 1))
    let place = SourcePlace(file: "r", line: 1, column: 2)
    guard case .text(let text, let after) = try anonymiser.anonymise(.text("Ab 12-z\n", place)) else { return }
    let shape = text.map { $0.isUppercase ? "A" : $0.isLowercase ? "a" : $0.isNumber ? "1" : String($0) }.joined()
    #expect(shape == "Aa 11-a\n" && text != "Ab 12-z\n" && after == place)
    #expect(
      throws: Diagnostic.error(
        .textNotAnonymisable, "“é” has no class of letters to choose another from", at: place,
        hint: "only the letters a to z and digits of texts are exchanged; give the keys themselves")
    ) { try anonymiser.anonymise(.text("aé", place)) }
  }
}
