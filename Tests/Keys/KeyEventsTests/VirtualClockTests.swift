import KeywrightKeyEvents
import Testing

struct VirtualClockTests {
  @Test func `it moves forwards only`() {
    var clock = VirtualClock()
    #expect(clock.now == .zero)
    clock.advance(by: .milliseconds(250))
    clock.advance(by: .seconds(-1))
    clock.advance(to: .milliseconds(100))
    #expect(clock.now == .milliseconds(250))
    clock.advance(to: .seconds(2))
    #expect(clock.now == .seconds(2))
  }

  @Test func `it stops at its maximum`() {
    var clock = VirtualClock(now: VirtualClock.maximum - .seconds(1))
    clock.advance(by: .seconds(2))
    #expect(clock.now == VirtualClock.maximum)
    clock.advance(by: .seconds(Int64.max))
    clock.advance(to: .seconds(Int64.max))
    #expect(clock.now == VirtualClock.maximum)
    #expect(VirtualClock(now: .seconds(Int64.max)).now == VirtualClock.maximum)
    #expect(VirtualClock(now: .seconds(Int64.min)).now == .zero)
  }
}
