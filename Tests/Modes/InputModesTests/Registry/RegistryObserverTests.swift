import InputModes
import Testing

@Suite struct RegistryObserverTests {
  @Test func `observers hear each change once, in order`() {
    var registry = InputModeRegistry("a", "b")
    let log = ChangeLog()
    _ = registry.observe { log.record($0) }
    registry.use("a")
    registry.use("a")
    registry.add(InputMode("c"))
    registry.add(InputMode("c"))
    registry.add(InputMode("d"), at: 99)
    registry.move("d", to: 0)
    registry.move("d", to: 0)
    registry.move("d", to: 99)
    registry.use("b")
    registry.remove("a")
    registry.remove("b")
    registry.remember("c", for: nil)
    #expect(
      log.changes == [
        .current("a"), .added("c", at: 2), .added("d", at: 3), .moved("d", from: 3, to: 0), .moved("d", from: 0, to: 3),
        .current("b"), .removed("a"), .removed("b"), .current(nil),
      ])
  }

  @Test func `an observation ends when it is cancelled, and that one alone`() {
    var registry = InputModeRegistry("a", "b")
    let (first, second) = (ChangeLog(), ChangeLog())
    let number = registry.observe { first.record($0) }
    let other = registry.observe { second.record($0) }
    #expect(number != other)
    registry.use("a")
    registry.cancelObservation(number)
    registry.cancelObservation(number)
    registry.cancelObservation(-1)
    registry.use("b")
    #expect(first.changes == [.current("a")])
    #expect(second.changes == [.current("a"), .current("b")])
  }

  @Test func `a number is not given twice`() {
    var registry = InputModeRegistry("a")
    let log = ChangeLog()
    let ended = registry.observe { _ in }
    registry.cancelObservation(ended)
    let running = registry.observe { log.record($0) }
    registry.cancelObservation(ended)
    registry.use("a")
    #expect(running != ended)
    #expect(log.changes == [.current("a")])
  }

  @Test func `observers are called in the order in which they came`() {
    var registry = InputModeRegistry("a")
    let log = ChangeLog()
    _ = registry.observe { _ in log.record(.added("first", at: 0)) }
    _ = registry.observe { _ in log.record(.added("second", at: 0)) }
    registry.use("a")
    #expect(log.changes == [.added("first", at: 0), .added("second", at: 0)])
  }
}
