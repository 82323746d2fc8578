import KeyRecordings
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct MutationTests {
  private static let samples = [
    "shift-q.evdev", "shift-q.evemu", "shift-q.libinput", "shift-q.evtest", "shift-q.xev", "shift-q.xkbcli",
    "shift-q.xkbcli-1.6", "shift-q.kanata", "shift-q.keyd", "shift-q.ydotool", "shift-q.xdotool", "shift-q.notation",
    "shift-q.wev", "shift-q.libinput-debug-events", "shift-q.keyd-monitor",
  ].map(Fixtures.bytes)

  /// Steps that make sense or messages, the same in chunks as whole, whatever the format that somebody forces.
  @Test(arguments: RecordingFormat.allCases, 0..<4)
  func `no input goes wrong`(format: RecordingFormat, seed: UInt64) {
    var random = SplitMix64(seed: 0xE0 + seed)
    for _ in 0..<40 {
      let bytes = Self.mutated(&random)
      let whole = read(bytes, as: format)
      #expect(!whole.actions.isEmpty || !whole.diagnostics.isEmpty, "\(format) \(bytes)")
      let parts = read(bytes, as: format, chunk: Int.random(in: 1...60, using: &random))
      #expect(parts == whole, "\(format) \(bytes)")
      var held = HeldKeys()
      var clock = VirtualClock()
      for action in whole.actions {
        switch action {
        case .wait(let duration): clock.advance(by: duration)
        case .key(let event):
          #expect(held.admit(event).fault == nil, "\(format) \(bytes)")
          #expect(event.time >= clock.now, "\(format) \(bytes)")
          clock.advance(to: event.time)
        case .text: #expect(format == .xdotool || format == .notation)
        }
      }
    }
  }

  private static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = samples[Int.random(in: 0..<samples.count, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[index] = Bool.random(using: &random) ? 0xFF : 0x39
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...200, using: &random)))
      default:
        bytes.insert(contentsOf: bytes[index...].prefix(100), at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }
}
