import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Scenarios

/// A test that says which keys another tool gives for keys: it is comparable where those are the same keys.
struct KeyStreamTest {
  private let test: ForeignTest
  private let tool: String
  private let configuration: SimulatorConfiguration

  init(_ test: ForeignTest, tool: String, configuration: SimulatorConfiguration) {
    self.test = test
    self.tool = tool
    self.configuration = configuration
  }

  /// What comes of the test.
  func result(_ read: ([UInt8], String, KeyNameTable) -> any KeyStreams) -> ScenarioResult {
    do throws(Diagnostic) {
      let streams = read(Array(try test.text().utf8), test.file.name, KeyNameTable())
      var result = try played(streams)
      result.warnings = (streams.input.diagnostics + (streams.output?.diagnostics ?? [])).filter(Self.saysWhatIsLeftOut)
      return result
    } catch {
      return ScenarioResult(test.identity(), .errored([error]))
    }
  }

  /// Whether a message is about a step that is not played.
  private static func saysWhatIsLeftOut(_ message: Diagnostic) -> Bool {
    message.severity == .warning && [.configuredStepIgnored, .buttonIgnored].contains(message.code)
  }

  private func played(_ streams: any KeyStreams) throws(Diagnostic) -> ScenarioResult {
    if let obstacle = streams.obstacle, streams.input.actions.isEmpty { return skipped(obstacle) }
    let errors = (streams.input.diagnostics + (streams.output?.diagnostics ?? [])).filter { $0.severity == .error }
    guard errors.isEmpty else { return ScenarioResult(test.identity(), .errored(errors)) }
    if keys(streams.input).isEmpty, streams.input.diagnostics.contains(where: { $0.code == .configuredStepIgnored }) {
      return skipped("only the configuration of \(tool) knows what its steps do")
    }
    guard !keys(streams.input).isEmpty else {
      return ScenarioResult(
        test.identity(),
        .errored([
          .error(
            .noKeysInRecording, "there are no keys in this test", at: SourcePlace(file: test.file.name),
            hint: "check that it is a test of \(tool)")
        ]))
    }
    let typed = try typed(streams.input)
    let told = "played as they are, the keys type \(Quoted.text(typed))"
    if let obstacle = streams.obstacle { return skipped("\(obstacle); \(told)") }
    guard let output = streams.output else { return skipped("no output of \(tool) to compare with; \(told)") }
    guard Self.isSame(keys(streams.input), keys(output)) else { return skipped("\(tool) remaps keys; \(told)") }
    return ScenarioResult(test.identity(), try outcome(typed, given: self.typed(output)))
  }

  /// Whether two streams have the same keys in the same order, whenever they come.
  private static func isSame(_ a: [KeyEvent], _ b: [KeyEvent]) -> Bool {
    a.elementsEqual(b) { $0.code == $1.code && $0.direction == $1.direction }
  }

  private func outcome(_ typed: String, given: String) -> ScenarioResult.Outcome {
    guard !typed.unicodeScalars.elementsEqual(given.unicodeScalars) else { return .passed }
    return .failed([
      ExpectationFailure(
        place: SourcePlace(file: test.file.name), subject: "what is typed", line: "what \(tool) gives",
        expected: .text(given), actual: .text(typed))
    ])
  }

  private func skipped(_ reason: String) -> ScenarioResult {
    ScenarioResult(test.identity(), .skipped(reason: reason))
  }

  private func typed(_ sequence: KeystrokeSequence) throws(Diagnostic) -> String {
    let simulator = try Simulator(configuration)
    try simulator.play(keys(sequence).map(KeystrokeAction.key))
    return simulator.outcome.typed
  }

  /// The keys alone; kanata writes a repeat as one more press, and lets go those of keys that are up.
  private func keys(_ sequence: KeystrokeSequence) -> [KeyEvent] {
    var held: Set<KeyCode> = []
    return sequence.actions.compactMap { action in
      guard case .key(let event) = action else { return nil }
      switch event.direction {
      case .press: return KeyEvent(event.code, held.insert(event.code).inserted ? .press : .repeat, at: event.time)
      case .repeat: return held.contains(event.code) ? event : nil
      case .release:
        held.remove(event.code)
        return event
      }
    }
  }
}
