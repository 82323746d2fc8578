import InputModes
import Keywright
import KeywrightJSONText
import KeywrightKeyEvents
import KeywrightXKB

@testable import PluginHost

/// Lines that a plugin's program may answer: read as its host does, then done to a text field.
enum PluginTarget {
  private static let compiled = CompiledKeyboards()

  static func play(_ bytes: Span<UInt8>) {
    var lines = LineBuffer()
    var answers: [InputBatch] = []
    bytes.withUnsafeBufferPointer { lines.append($0) }
    while let line = lines.next() ?? lines.rest() {
      guard let value = try? JSONReader.value(line[...]), case .object(let members) = value,
        let batch = try? InputBatch(AnswerObject(members))
      else { continue }
      answers.append(batch)
    }
    guard !answers.isEmpty else { return }
    let configuration = SimulatorConfiguration(
      compose: .off, modes: [.scripted(answers)],
      fields: [FieldConfiguration(initial: "a\u{1F1E9}\u{1F1EA}b")], compiled: compiled)
    guard let simulator = try? Simulator(configuration) else { preconditionFailure("there is no keyboard to play on") }
    for code: UInt16 in [30, 14, 105, 28, 48] {
      simulator.handle(KeyEvent(KeyCode(code), .press, at: simulator.now))
      simulator.handle(KeyEvent(KeyCode(code), .release, at: simulator.now))
      FieldInvariants.check(simulator)
    }
    simulator.choose(0)
    simulator.click(at: 1)
    simulator.wait(.seconds(10))
    simulator.blur()
    FieldInvariants.check(simulator)
  }
}
