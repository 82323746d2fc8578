import InputModes
import JSONText
import KeyEvents
import Testing
import TextFields
import XKB

@testable import Keywright

/// The trace: a stable interface, asserted whole.
@Suite struct TraceTests {
  private func lines(_ keys: String, on simulator: Simulator) throws -> [String] {
    var lines: [String] = []
    simulator.onTrace = { lines.append(JSONWriter.compact($0.json)) }
    try simulator.play(keys)
    return lines
  }

  @Test func aPressAndItsRelease() throws {
    #expect(try lines("+LEFTSHIFT 250ms A", on: simulator(modes: [.plain])).dropFirst() == [""])
  }

  @Test func aComposeSequence() throws {
    let simulator = try simulator("us(intl)", modes: [.plain], compose: .locale("en_US.UTF-8"))
    #expect(try lines("+APOSTROPHE +E", on: simulator) == [""])
  }

  @Test func aMethodAtWork() throws {
    #expect(try lines("+K +A +Q", on: simulator(modes: [.toy(), .toy("other")])) == [""])
  }

  @Test func aShortcutAndAWarning() throws {
    #expect(try lines("+LEFTCTRL +C *D", on: simulator(modes: [.plain])) == [""])
  }

  @Test func stepsThatAreNoKeysHaveEventsToo() throws {
    let simulator = try simulator(
      modes: [.plain, .toy()], fields: [FieldConfiguration(name: "a"), FieldConfiguration(name: "b")])
    var events: [TraceEvent] = []
    simulator.onTrace = { events.append($0) }
    simulator.paste("p")
    simulator.click(at: 0)
    simulator.select(0..<1)
    simulator.switchMode(to: "toy")
    try simulator.play("C +T 1s")
    simulator.choose(0)
    simulator.focus("b")
    simulator.remove("toy")
    #expect(
      events.map(\.kind) == [.paste, .click, .select, .mode, .key, .key, .key, .tick, .choose, .blur, .focus, .mode])
    #expect(events.prefix(3).map(\.picture) == ["p|", "|p", "«p|»"])
    #expect(events.suffix(3).map(\.field) == [nil, "b", "b"])
    #expect(events.last?.because == "xkb:us is the first active mode")
  }

  @Test func nothingIsComputedWhenNobodyReads() throws {
    let probe = TraceProbe()
    let mode = InputMode(id: "probe", primaryLanguage: nil) { ProbingMethod(probe: probe) }
    let simulator = try simulator(modes: [mode])
    probe.simulator = simulator
    try simulator.play("A")
    #expect(probe.seen == [false, false])
    simulator.onTrace = { _ in }
    try simulator.play("A")
    #expect(probe.seen == [false, false, true, true])
    simulator.onTrace = nil
    try simulator.play("A")
    #expect(probe.seen == [false, false, true, true, false, false])
  }
}

/// Sees from inside a step whether an event of the trace is in the making.
private final class TraceProbe: @unchecked Sendable {
  weak var simulator: Simulator?
  var seen: [Bool] = []
}

private struct ProbingMethod: InputMethod {
  let probe: TraceProbe

  mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    probe.seen.append(probe.simulator?.trace != nil)
    return .passed
  }
}
