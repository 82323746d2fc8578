import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeyRecordings

/// The reader, which takes what keyboards mostly send in one go, beside one that takes each record by itself.
struct EvdevOracleTests {
  private static let names = KeyNameTable()
  private static let layouts = [
    EvdevLayout(isWide: true, isBigEndian: false), EvdevLayout(isWide: true, isBigEndian: true),
    EvdevLayout(isWide: false, isBigEndian: false), EvdevLayout(isWide: false, isBigEndian: true),
  ]

  @Test(arguments: layouts, 0..<8)
  func `what is read in one go is what each record gives`(layout: EvdevLayout, seed: UInt64) {
    var random = SplitMix64(seed: 0xEE00 + seed)
    var messageCount = 0
    for run in 0..<40 {
      // From a keyboard that does nothing odd to one that does little else.
      let events = Self.events(oddities: [0, 1, 5, 40][run % 4], &random)
      var bytes: [UInt8] = []
      for event in events { layout.append(event, to: &bytes) }
      let reader = EvdevReader(
        file: "r", names: Self.names, isWide: layout.isWide, isBigEndian: layout.isBigEndian)
      let expected = Self.plainly(events)
      #expect(read(bytes, with: reader) == expected, "\(layout) \(seed) \(run)")
      let chunk = Int.random(in: 1...500, using: &random)
      #expect(read(bytes, with: reader, chunk: chunk) == expected, "\(layout) \(seed) \(run) in parts of \(chunk)")
      messageCount += expected.diagnostics.count
    }
    #expect(messageCount > 100)
  }

  private static func plainly(_ events: [KernelEvent]) -> KeystrokeSequence {
    var output = KeystrokeSequence(file: "r")
    var taken = KernelEvents(file: "r", lookup: KeyLookup(names: names))
    for (index, event) in events.enumerated() { taken.take(event, at: EventLocation(record: index + 1), &output) }
    taken.track.finish(&output)
    return output
  }

  /// Taps with scan codes and ends of frames, of which so many in a hundred records are changed by chance.
  private static func events(oddities: Int, _ random: inout SplitMix64) -> [KernelEvent] {
    var seconds: Int64 = 1_700_000_000
    var microseconds: Int64 = 0
    var result: [KernelEvent] = []
    for _ in 0..<Int.random(in: 1...150, using: &random) {
      let code = UInt16.random(in: 1...60, using: &random)
      for value: Int32 in Bool.random(using: &random) ? [1, 0] : [1, 2, 2, 0] {
        microseconds += Int64.random(in: 0...400_000, using: &random)
        (seconds, microseconds) = (seconds + microseconds / 1_000_000, microseconds % 1_000_000)
        for (type, code, value): (UInt16, UInt16, Int32) in [(4, 4, Int32(code)), (1, code, value), (0, 0, 0)] {
          var event = KernelEvent(
            seconds: seconds, microseconds: microseconds, type: type, code: code, value: value)
          if Int.random(in: 0..<100, using: &random) < oddities { Self.change(&event, &random) }
          result.append(event)
        }
      }
    }
    return result
  }

  private static func change(_ event: inout KernelEvent, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: event.code = UInt16.random(in: 0...800, using: &random)
    case 1: event.value = Int32.random(in: -2...4, using: &random)
    case 2: event.type = UInt16.random(in: 0...0x1F, using: &random)
    case 3: (event.type, event.code) = (KernelEvent.synchronisation, KernelEvent.dropped)
    case 4: event.seconds += Int64.random(in: -3...3, using: &random)
    // Far off, but a number that 32 bits hold.
    case 5: event.seconds = Int64.random(in: 0...0xFFFF_FFFF, using: &random)
    case 6: event.microseconds = Int64.random(in: 0...999_999, using: &random)
    default: (event.type, event.value) = (KernelEvent.key, Int32.random(in: 0...2, using: &random))
    }
  }
}
