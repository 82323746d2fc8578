import InputModes
import KeywrightJSONText
import KeywrightKeyEvents
import KeywrightXKB
import Testing
import TextFields

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
    #expect(
      try lines("+LEFTSHIFT 250ms A", on: simulator(modes: [.plain])) == [
        #"""
        {"kind":"key","us":0,"key":{"name":"LEFTSHIFT","xkb":"<LFSH>","code":42,"direction":"press"},\#
        "keysyms":["Shift_L"],"text":"","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,\#
        "consumed":[],"modifiers":[],"mode":"xkb:us","handled":false,"edits":[],\#
        "because":"Shift_L is on level 1 of English (US); it inserts nothing","field":"field","picture":"|"}
        """#,
        #"""
        {"kind":"key","us":250000,"key":{"name":"A","xkb":"<AC01>","code":30,"direction":"press"},\#
        "keysyms":["A"],"text":"A","compose":null,"layout":{"index":0,"name":"English (US)"},"level":2,\#
        "consumed":["Shift","Lock"],"modifiers":["Shift"],"mode":"xkb:us","handled":false,\#
        "edits":[{"insert":"A"}],"because":"A is on level 2 of English (US), chosen by Shift; “A” is inserted",\#
        "field":"field","picture":"A|"}
        """#,
        #"""
        {"kind":"key","us":250000,"key":{"name":"A","xkb":"<AC01>","code":30,"direction":"release"},\#
        "modifiers":["Shift"],"mode":"xkb:us","handled":false,"edits":[],"because":"","field":"field",\#
        "picture":"A|"}
        """#,
      ])
  }

  @Test func aComposeSequence() throws {
    let simulator = try simulator("us(intl)", modes: [.plain], compose: .locale("en_US.UTF-8"))
    #expect(
      try lines("+APOSTROPHE +E", on: simulator) == [
        #"""
        {"kind":"key","us":0,"key":{"name":"APOSTROPHE","xkb":"<AC11>","code":40,"direction":"press"},\#
        "keysyms":["dead_acute"],"text":"","compose":{"step":"pending"},\#
        "layout":{"index":0,"name":"English (US, intl., with dead keys)"},"level":1,\#
        "consumed":["Shift","Mod5"],"modifiers":[],"mode":"xkb:us","handled":false,"edits":[],\#
        "because":"dead_acute is on level 1 of English (US, intl., with dead keys); \#
        the Compose sequence waits for its next key","field":"field","picture":"|"}
        """#,
        #"""
        {"kind":"key","us":0,"key":{"name":"E","xkb":"<AD03>","code":18,"direction":"press"},\#
        "keysyms":["e"],"text":"e","compose":{"step":"composed","text":"é","keysym":"eacute"},\#
        "layout":{"index":0,"name":"English (US, intl., with dead keys)"},"level":1,\#
        "consumed":["Shift","Lock","Mod5"],"modifiers":[],"mode":"xkb:us","handled":false,\#
        "edits":[{"insert":"é"}],"because":"e is on level 1 of English (US, intl., with dead keys); \#
        it completes a Compose sequence: “é”; “é” is inserted","field":"field","picture":"é|"}
        """#,
      ])
  }

  @Test func aMethodAtWork() throws {
    #expect(
      try lines("+K +A +Q", on: simulator(modes: [.toy(), .toy("other")])) == [
        #"""
        {"kind":"key","us":0,"key":{"name":"K","xkb":"<AC08>","code":37,"direction":"press"},\#
        "keysyms":["k"],"text":"k","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,\#
        "consumed":["Shift","Lock"],"modifiers":[],"mode":"toy","handled":true,"edits":[{"mark":"ㄱ"}],\#
        "because":"k is on level 1 of English (US); the mode used the key","field":"field","picture":"[ㄱ|]"}
        """#,
        #"""
        {"kind":"key","us":0,"key":{"name":"A","xkb":"<AC01>","code":30,"direction":"press"},\#
        "keysyms":["a"],"text":"a","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,\#
        "consumed":["Shift","Lock"],"modifiers":[],"mode":"toy","handled":true,\#
        "edits":[{"insert":"가"},{"mark":""}],\#
        "because":"a is on level 1 of English (US); the mode used the key","field":"field","picture":"가|"}
        """#,
        #"""
        {"kind":"key","us":0,"key":{"name":"Q","xkb":"<AD01>","code":16,"direction":"press"},\#
        "keysyms":["q"],"text":"q","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,\#
        "consumed":["Shift","Lock"],"modifiers":[],"mode":"other","handled":true,"edits":[],\#
        "reason":"requested","because":"toy asked for other; q is on level 1 of English (US); the mode used the key",\#
        "field":"field","picture":"가|"}
        """#,
      ])
  }

  @Test func aShortcut() throws {
    #expect(
      try lines("LEFTCTRL+C", on: simulator(modes: [.plain])).dropFirst().first
        == #"""
        {"kind":"key","us":0,"key":{"name":"C","xkb":"<AB03>","code":46,"direction":"press"},\#
        "keysyms":["c"],"text":"\u0003","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,\#
        "consumed":["Shift","Lock"],"modifiers":["Control"],"mode":"xkb:us","handled":false,"edits":[],\#
        "shortcut":"Ctrl+C","because":"c is on level 1 of English (US); Ctrl+C is a shortcut, which inserts nothing",\#
        "field":"field","picture":"|"}
        """#)
  }

  @Test func anEventThatIsLeftOut() throws {
    #expect(
      try lines("*D", on: simulator(modes: [.plain])) == [
        #"""
        {"kind":"key","us":0,"key":{"name":"D","xkb":"<AC03>","code":32,"direction":"repeat"},"modifiers":[],\#
        "mode":"xkb:us","handled":false,"edits":[],\#
        "because":"the event makes no sense beside the keys that are down and is left out","field":"field",\#
        "picture":"|","warnings":[{"code":"KW-R008",\#
        "message":"D repeats but is not down; the repeat is left out","file":null,"line":1,"column":1,\#
        "hint":"press it before: +D"}]}
        """#
      ])
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

  @Test func aLongTextIsCutAroundTheCaret() throws {
    let long = String(repeating: "0123456789", count: 20)
    let simulator = try simulator(modes: [.toy()], fields: [FieldConfiguration(initial: long)])
    var pictures: [String] = []
    simulator.onTrace = { pictures.append($0.picture) }
    simulator.click(at: 100)
    try simulator.play("+K")
    simulator.select(150..<200)
    let before = String(repeating: "0123456789", count: 5).suffix(48)
    let after = String(repeating: "0123456789", count: 5).prefix(48)
    #expect(
      pictures == [
        "…\(before)|\(after)…", "…\(before.dropFirst())[ㄱ|]\(after)…",
        "…«123456789012345678901234567890123456789012345678|»9",
      ])
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
