import COracle
import KeyEvents
import Testing
import XKB

@testable import Keywright

/// A simulator gives what the loop gives that every toolkit has, on a thousand random streams of a thousand events.
@Suite struct OracleTests {
  private static let eventsPerStream = 1000
  private static let compiled = CompiledKeyboards()

  @Test(arguments: Array(OracleSetup.all.enumerated().map { (UInt64($0.offset), $0.element) }))
  func simulatorAndPlainLoopAgree(number: UInt64, setup: OracleSetup) throws {
    // 44 keyboards with 12 streams each, with Compose and without.
    for composing in [true, false] {
      let keyboard = try #require(OracleKeyboard(setup.names, composing: composing))
      for stream in 0..<UInt64(12) {
        try compare(setup, keyboard, composing: composing, seed: (number << 32) | (stream << 1) | (composing ? 1 : 0))
      }
    }
  }

  private func compare(_ setup: OracleSetup, _ keyboard: OracleKeyboard, composing: Bool, seed: UInt64) throws {
    let simulator = try Simulator(
      SimulatorConfiguration(
        keymap: .names(setup.names), keymapLoader: KeymapLoader(includeDirectories: [Fixtures.xkb]),
        compose: composing ? .locale("en_US.UTF-8") : .off, compiled: Self.compiled))
    let oracle = OracleTypist(keyboard)
    let events = RandomStream(seed: seed, count: Self.eventsPerStream).events
    for (index, event) in events.enumerated() {
      simulator.handle(event)
      oracle.feed(event)
      guard index % 8 == 0 || index == events.count - 1 else { continue }
      let state = simulator.keyboards.current.state
      guard state.modifiers == oracle.modifiers, state.layoutIndex == Int(oracle.state.layout),
        state.leds == oracle.leds
      else {
        Issue.record("\(place(setup, seed, events, index)): \(state.modifiers), not \(oracle.modifiers)")
        return
      }
    }
    let outcome = simulator.outcome
    let keysyms = oracle.keysyms
    if let index = zip(outcome.keysyms, keysyms).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      Issue.record("\(setup) seed \(seed): keysym \(index) is \(outcome.keysyms[index]), not \(keysyms[index])")
    }
    #expect(outcome.keysyms.count == keysyms.count, "\(setup) seed \(seed)")
    let matches = outcome.typed.utf8.elementsEqual(oracle.text.utf8)
    #expect(
      matches, "\(setup) seed \(seed): typed \(outcome.typed.debugDescription), not \(oracle.text.debugDescription)")
  }

  private func place(_ setup: OracleSetup, _ seed: UInt64, _ events: [KeyEvent], _ index: Int) -> String {
    let last = events[max(0, index - 16)...index].map(KeystrokeAction.key)
    return "\(setup) seed \(seed), behind …\(KeystrokeNotation().text(of: last))"
  }
}
