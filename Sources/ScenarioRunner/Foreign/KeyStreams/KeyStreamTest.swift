import Diagnostics
import KeyEvents
import Keywright
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
      return try played(read(try test.bytes(), test.file.name, KeyNameTable()))
    } catch {
      return ScenarioResult(test.identity(), .errored([error]))
    }
  }

  private func played(_ streams: any KeyStreams) throws(Diagnostic) -> ScenarioResult {
    if let obstacle = streams.obstacle, streams.input.actions.isEmpty { return skipped(obstacle) }
    let errors = (streams.input.diagnostics + (streams.output?.diagnostics ?? [])).filter { $0.severity == .error }
    guard errors.isEmpty else { return ScenarioResult(test.identity(), .errored(errors)) }
    let typed = try typed(streams.input)
    let told = "as they are the keys type \(Quoted.text(typed))"
    if let obstacle = streams.obstacle { return skipped("\(obstacle); \(told)") }
    guard let output = streams.output else { return skipped("no output of \(tool) to compare with; \(told)") }
    guard keys(streams.input) == keys(output) else { return skipped("\(tool) remaps keys; \(told)") }
    return ScenarioResult(test.identity(), try outcome(typed, given: self.typed(output)))
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
    try simulator.play(sequence.actions)
    return simulator.outcome.typed
  }

  private func keys(_ sequence: KeystrokeSequence) -> [KeyEvent] {
    sequence.actions.compactMap { if case .key(let event) = $0 { KeyEvent(event.code, event.direction) } else { nil } }
  }
}
