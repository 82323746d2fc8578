import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct RoundTripTests {
  /// What a format can say.
  private struct Grasp {
    var hasRepeats = true
    var step = Int64(1)
    var hasTimes = true
    var keys: [UInt16] = (1...KeyCode.maximum.rawValue).filter { !KeyCode($0).isButton }

    static func of(_ format: RecordingFormat) -> Grasp {
      // What every keyboard has, kanata and keyd name.
      let common = Array(UInt16(1)...83) + [86, 87, 88, 96, 97, 98, 100, 102, 103, 105, 106, 108, 111, 125, 127, 183]
      return switch format {
      case .kanata: Grasp(step: 1000, keys: common)
      case .keyd: Grasp(hasRepeats: false, step: 1000, keys: common)
      case .ydotool: Grasp(hasRepeats: false, hasTimes: false)
      default: Grasp()
      }
    }

    /// What both can say.
    func meet(_ other: Grasp) -> Grasp {
      Grasp(
        hasRepeats: hasRepeats && other.hasRepeats, step: max(step, other.step), hasTimes: hasTimes && other.hasTimes,
        keys: keys.filter(other.keys.contains))
    }
  }

  private static let pairs = RecordingFormat.writable.flatMap { first in
    RecordingFormat.writable.map { (first, $0) }
  }

  @Test(arguments: pairs)
  func `what both formats can say survives from one to the other and back`(
    first: RecordingFormat, second: RecordingFormat
  ) throws {
    let grasp = Grasp.of(first).meet(Grasp.of(second))
    for seed in 0..<3 as Range<UInt64> {
      let events = Self.events(grasp, seed: seed)
      let there = try converted(events.map(KeystrokeAction.key), to: first, "\(first) \(seed)")
      let onward = try converted(there.actions, to: second, "\(first) to \(second) \(seed)")
      let back = try converted(onward.actions, to: first, "\(first) to \(second) and back \(seed)")
      for result in [there, onward, back] {
        let found = result.events
        #expect(
          grasp.hasTimes ? found == events : found.map(Self.withoutTime) == events.map(Self.withoutTime),
          "\(first) \(second) \(seed)")
      }
    }
  }

  /// What the steps become when they are written and read.
  private func converted(
    _ actions: [KeystrokeAction], to format: RecordingFormat, _ comment: Comment
  ) throws -> KeystrokeSequence {
    let (bytes, warnings) = try written(actions, as: format)
    // The delay of ydotool is the only time that others may have to leave out.
    #expect(warnings.allSatisfy { $0.message.contains("no times") }, comment)
    #expect(RecordingFormat.detected(in: bytes.span) == format, comment)
    let result = read(bytes, as: format)
    #expect(result.messages.isEmpty, comment)
    return result
  }

  private static func withoutTime(_ event: KeyEvent) -> KeyEvent { KeyEvent(event.code, event.direction) }

  /// A random stream that makes sense, and leaves every key up.
  private static func events(_ grasp: Grasp, seed: UInt64) -> [KeyEvent] {
    var random = SplitMix64(seed: 0xC0 + seed)
    var clock = VirtualClock()
    var held = HeldKeys()
    var events: [KeyEvent] = []
    func admit(_ code: KeyCode, _ direction: KeyEvent.Direction) {
      let answer = held.admit(KeyEvent(code, direction, at: clock.now))
      if answer.fault == nil, let event = answer.event { events.append(event) }
    }
    for _ in 0..<100 {
      if Bool.random(using: &random), grasp.hasTimes {
        clock.advance(by: .microseconds(Int64.random(in: 1...2_000_000 / grasp.step, using: &random) * grasp.step))
      }
      let code = KeyCode(grasp.keys[Int.random(in: 0..<grasp.keys.count, using: &random)])
      admit(code, .press)
      if grasp.hasRepeats, Bool.random(using: &random) { admit(code, .repeat) }
      if Bool.random(using: &random) { admit(code, .release) }
    }
    return events + held.releaseAll(at: clock.now)
  }
}
