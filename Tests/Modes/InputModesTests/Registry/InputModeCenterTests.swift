import InputModes
import Testing

@Suite struct InputModeCenterTests {
  /// What an observer was told.
  private final class Log {
    var lines: [String] = []
    func note(_ change: RegistryChange) { lines.append("\(change)") }
  }

  @Test func `observers are told of each change once, in order, in the order in which they came`() {
    let center = InputModeCenter(InputModeRegistry("a", "b"))
    var heard: [String] = []
    let observations = ["first", "second"].map { name in center.observe { heard.append("\(name) \($0)") } }
    center.use("a")
    center.use("a")
    center.add(InputMode("c"))
    center.add(InputMode("c"))
    center.move("c", to: 0)
    center.remember("c", for: nil)
    center.remove("a")
    center.replaceActiveInputModes(with: [InputMode("b")])
    withExtendedLifetime(observations) {}
    let changes: [RegistryChange] = [
      .current("a"), .added("c", at: 2), .moved("c", from: 2, to: 0), .removed("a"), .current(nil), .removed("c"),
    ]
    #expect(heard == changes.flatMap { ["first \($0)", "second \($0)"] })
    #expect(center.registry.order == ["b"])
  }

  @Test func `a copy of the registry has no observers`() {
    let center = InputModeCenter(InputModeRegistry("a"))
    let log = Log()
    let observation = center.observe(log.note)
    var trial = center.registry
    trial.remove("a")
    #expect(log.lines.isEmpty && center.registry.order == ["a"])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observation ends when it is cancelled or dropped, and that one alone`() {
    let center = InputModeCenter(InputModeRegistry("a", "b"))
    let (cancelled, dropped, kept) = (Log(), Log(), Log())
    let first = center.observe(cancelled.note)
    var second: InputModeCenter.Observation? = center.observe(dropped.note)
    let third = center.observe(kept.note)
    center.use("a")
    first.cancel()
    first.cancel()
    second = nil
    center.use("b")
    #expect(second == nil)
    #expect(cancelled.lines.count == 1 && dropped.lines.count == 1 && kept.lines.count == 2)
    withExtendedLifetime(third) {}
  }

  @Test func `what an observer changes is reported to everybody after what is due`() {
    let center = InputModeCenter(InputModeRegistry("a", "b"))
    var heard: [RegistryChange] = []
    let first = center.observe { if $0 == .removed("a") { center.use("b") } }
    let second = center.observe { heard.append($0) }
    center.use("a")
    center.remove("a")
    #expect(heard == [.current("a"), .removed("a"), .current(nil), .current("b")])
    withExtendedLifetime((first, second)) {}
  }
}
