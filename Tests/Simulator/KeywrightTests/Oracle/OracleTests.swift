import CKeywrightBaseline
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

@testable import Keywright

/// A simulator gives what the loop gives that every toolkit has, on a thousand random streams of a thousand events.
@Suite struct OracleTests {
  private static let eventsPerStream = 1000
  private static let compiled = CompiledKeyboards()
  /// The loop gives the library's own word, faults included.
  private static let loader = {
    var loader = KeymapLoader(includeDirectories: [Fixtures.xkb])
    loader.correctsLibrary = false
    return loader
  }()

  @Test(arguments: Array(OracleSetup.all.enumerated().map { (UInt64($0.offset), $0.element) }))
  func simulatorAndPlainLoopAgree(number: UInt64, setup: OracleSetup) throws {
    // 44 keyboards with 12 streams each, with Compose and without.
    var warnings: Set<DiagnosticCode> = []
    for composing in [true, false] {
      let keyboard = try #require(OracleKeyboard(setup.names, composing: composing))
      for stream in 0..<UInt64(12) {
        warnings.formUnion(
          try compare(setup, keyboard, composing: composing, seed: (number << 32) | (stream << 1) | (composing ? 1 : 0))
        )
      }
    }
    // Tab leaves the only field, which is nothing about the keyboard; newer versions keep a lock of Shift.
    #expect(warnings.subtracting([.keysReachNoField, .lockKept]) == setup.expectedWarnings, "\(setup)")
  }

  /// Compares one stream; answers what the simulator warns of.
  private func compare(
    _ setup: OracleSetup, _ keyboard: OracleKeyboard, composing: Bool, seed: UInt64
  ) throws -> Set<DiagnosticCode> {
    let simulator = try Simulator(
      SimulatorConfiguration(
        keymap: .names(setup.names), keymapLoader: Self.loader,
        compose: composing ? .locale("en_US.UTF-8") : .off, compiled: Self.compiled))
    let oracle = OracleTypist(keyboard)
    let events = RandomStream(seed: seed, count: Self.eventsPerStream).events
    for (index, event) in events.enumerated() {
      simulator.handle(event)
      oracle.feed(event)
      let shown = KeyboardSnapshot(simulator.keyboards.current.state)
      let wanted = oracle.snapshot
      guard shown == wanted else {
        Issue.record("\(place(setup, seed, events, index)):\n     \(shown)\nnot  \(wanted)")
        break
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
    return Set(simulator.warnings.map(\.code))
  }

  private func place(_ setup: OracleSetup, _ seed: UInt64, _ events: [KeyEvent], _ index: Int) -> String {
    let last = events[max(0, index - 16)...index].map(KeystrokeAction.key)
    return "\(setup) seed \(seed), after …\(KeystrokeNotation().text(of: last))"
  }
}
