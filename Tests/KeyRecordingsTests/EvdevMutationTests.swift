import Diagnostics
import KeyEvents
import KeyRecordings
import TestSupport
import Testing

struct EvdevMutationTests {
  private static let names = KeyNameTable()
  private static let seeds = [
    EvdevBytes("1700000000.5 4 4 30\n1700000000.5 1 30 1\n1700000000.5 0 0 0\n1700000000.9 1 30 0\n1700000001.0 0 0 0"),
    EvdevBytes("0.0 1 42 1\n0.1 1 30 1\n0.2 1 30 2\n0.3 0 3 0\n0.4 0 0 0\n0.5 1 30 0\n0.6 1 272 1\n0.7 1 42 0"),
  ].map(\.bytes)

  /// Two thousand inputs in twenty cases: steps that make sense or messages, the same in chunks as whole.
  @Test(arguments: 0..<20)
  func `no input goes wrong`(seed: UInt64) {
    var random = SplitMix64(seed: 0xE0 + seed)
    for _ in 0..<100 {
      var bytes = Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] = Bool.random(using: &random) ? 0xFF : 0x7F
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 3 where bytes.count > 1: bytes.removeLast(bytes.count - index > 24 ? 1 : bytes.count - max(1, index))
        default: bytes += bytes[(index / 24 * 24)...].prefix(48)
        }
      }
      for format in RecordingFormat.allCases {
        let whole = read(bytes, with: format)
        #expect(!whole.actions.isEmpty || !whole.diagnostics.isEmpty, "\(format) \(bytes)")
        #expect(read(bytes, with: format, chunk: Int.random(in: 1...60, using: &random)) == whole, "\(format) \(bytes)")
        guard format == .evdev else { continue }
        var held = HeldKeys()
        var clock = VirtualClock()
        for action in whole.actions {
          switch action {
          case .wait(let duration): clock.advance(by: duration)
          case .key(let event):
            #expect(held.admit(event).fault == nil, "\(bytes)")
            #expect(event.time == clock.now, "\(bytes)")
          case .text: Issue.record("evdev has no texts")
          }
        }
      }
    }
  }

  private func read(_ bytes: [UInt8], with format: RecordingFormat, chunk: Int = .max) -> KeystrokeSequence {
    switch format {
    case .notation:
      KeyRecordingsTests.read(bytes, with: NotationRecordingReader(file: "r", names: Self.names), chunk: chunk)
    case .evdev: KeyRecordingsTests.read(bytes, with: EvdevReader(file: "r", names: Self.names), chunk: chunk)
    }
  }
}
