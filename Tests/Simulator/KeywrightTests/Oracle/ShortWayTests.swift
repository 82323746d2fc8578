import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

@testable import Keywright

/// The short way of plain keys gives what the long way gives, which a reader of the trace forces.
@Suite struct ShortWayTests {
  private static let compiled = CompiledKeyboards()

  @Test(arguments: Array(OracleSetup.all.enumerated().map { (UInt64($0.offset), $0.element) }))
  func shortAndLongWayAgree(number: UInt64, setup: OracleSetup) throws {
    for policy in [CancelledKey.swallow, .pass, .replay] {
      let configuration = SimulatorConfiguration(
        keymap: .names(setup.names), keymapLoader: KeymapLoader(includeDirectories: [Fixtures.xkb]),
        compose: .locale("en_US.UTF-8"), cancelledKey: policy, compiled: Self.compiled)
      let short = try Simulator(configuration)
      var steps = 0
      let long = try Simulator(configuration) { _ in steps += 1 }
      for event in RandomStream(seed: number << 8 | 77, count: 900).events {
        short.handle(event)
        long.handle(event)
      }
      #expect(steps > 800)
      #expect(short.outcome.json == long.outcome.json, "\(setup) \(policy)")
      #expect(short.warnings == long.warnings, "\(setup) \(policy)")
      #expect(short.text.utf8.elementsEqual(long.text.utf8), "\(setup) \(policy)")
    }
  }
}
