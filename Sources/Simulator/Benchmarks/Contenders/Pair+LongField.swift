import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents

extension Pair {
  /// A stream typed into the middle of a text of a million bytes, against the same in one of a thousand.
  ///
  /// The first key is not counted: it makes room where the caret was put.
  static func longField(_ stream: KeyStream) throws(Diagnostic) -> Pair {
    let configuration = SimulatorConfiguration(keymap: .names(stream.names), keepsJournal: false)
    return Pair(count: stream.events.count) { () throws(Diagnostic) in
      try typed(stream, amid: 1000, configuration)
    } keywright: { () throws(Diagnostic) in
      try typed(stream, amid: 1_000_000, configuration)
    }
  }

  private static func typed(
    _ stream: KeyStream, amid length: Int, _ configuration: SimulatorConfiguration
  ) throws(Diagnostic) -> Run {
    var configuration = configuration
    configuration.fields = [FieldConfiguration(initial: String(repeating: "a", count: length))]
    let simulator = try Simulator(configuration)
    simulator.click(at: length / 2)
    try simulator.play("SPACE")
    return Run.timed {
      for event in stream.events { simulator.handle(event) }
    } text: {
      String(decoding: simulator.text.utf8.dropFirst(length / 2).dropLast(length / 2), as: UTF8.self)
    }
  }
}
