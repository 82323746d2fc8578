import KeywrightKeyEvents
import Testing

@testable import KeywrightBenchmarks

struct KeyStreamTests {
  static let makers: [(name: String, make: @Sendable (Int) -> KeyStream)] = [
    ("prose", KeyStream.prose), ("levels", KeyStream.levels), ("dead-keys", KeyStream.deadKeys),
    ("toggles", KeyStream.toggles), ("emoji", KeyStream.emoji), ("hangul", KeyStream.hangul),
  ]

  @Test(arguments: makers.indices)
  func `a stream is the same each time, and longer only at its end`(place: Int) {
    let (name, make) = Self.makers[place]
    let stream = make(900)
    #expect(stream.events == make(900).events, "\(name)")
    #expect((900..<1000).contains(stream.events.count), "\(name)")
    #expect(make(2000).events.starts(with: stream.events), "\(name)")
  }

  @Test(arguments: makers.indices)
  func `a stream leaves no key pressed and no event makes nonsense`(place: Int) {
    var held = HeldKeys()
    let (name, make) = Self.makers[place]
    for event in make(900).events {
      let (admitted, fault) = held.admit(event)
      #expect(admitted == event && fault == nil, "\(name): \(event)")
    }
    #expect(held.codes.isEmpty, "\(name)")
  }
}
