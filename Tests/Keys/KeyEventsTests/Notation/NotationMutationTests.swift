import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct NotationMutationTests {
  private static let seeds = [
    "LEFTSHIFT+A 250ms +B *B -B # comment\n\"na\\u{EF}ve\\n\" <AC01> code:30",
    "CTRL+ALT+<DELE> 1.5s 250us \"\\\"\\\\\" 102ND KEY_ENTER\r\n", "\u{FEFF}\"😀👨‍👩‍👧\" <VOL+>+<VOL-> #ä\n+SHIFT -SHIFT",
  ].map { Array($0.utf8) }
  private static let alphabet: [UInt8] =
    Array("\"\\u{}<>+-*#:.0123456789msAcodeKEY_ \n\t\r".utf8) + [0, 0x80, 0xC3, 0xF0, 0xFF]

  /// Two thousand inputs in twenty cases: whatever comes in, there are steps or errors, the same in chunks as whole.
  @Test(arguments: 0..<20)
  func `no input goes wrong`(seed: UInt64) {
    var random = SplitMix64(seed: 0xA0 + seed)
    let names = KeyNameTable()
    for _ in 0..<100 {
      var bytes = Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let byte = Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = byte
        case 1: bytes.insert(byte, at: index)
        case 2 where bytes.count > 1: bytes.remove(at: index)
        default: bytes += bytes[index...].prefix(20)
        }
      }
      var whole = KeystrokeSequence()
      var reader = NotationReader(names: names)
      reader.read(bytes.span, into: &whole)
      reader.finish(into: &whole)
      #expect(!whole.actions.isEmpty || whole.hasErrors || bytes.contains(0x23), "\(bytes)")
      #expect(whole.places.count == whole.actions.count)
      #expect(whole.diagnostics.allSatisfy { $0.hint != nil && $0.place.line != nil })

      var chunks = KeystrokeSequence()
      reader = NotationReader(names: names)
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...9, using: &random))
        reader.read(bytes.span.extracting(start..<end), into: &chunks)
        start = end
      }
      reader.finish(into: &chunks)
      #expect(chunks == whole, "\(bytes)")
    }
  }
}
