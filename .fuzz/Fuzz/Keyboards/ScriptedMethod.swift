import InputModes
import KeywrightKeyEvents

/// A method that answers whatever it is given to, in turn, and then passes every key.
struct ScriptedMethod: InputMethod {
  var wantsSurroundingText: Bool { true }
  private var answers: [InputBatch]

  init(_ answers: [InputBatch]) { self.answers = answers.reversed() }

  mutating func activate(_ context: InputContext) -> InputBatch { answer() }
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { answer() }
  mutating func choose(_ candidate: Int) -> InputBatch { answer() }
  mutating func reset(_ cause: ResetCause) -> InputBatch { answer() }
  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { answer() }
  mutating func tick(_ now: Duration) -> InputBatch { answer() }

  private mutating func answer() -> InputBatch { answers.popLast() ?? .passed }
}

extension InputMode {
  static func scripted(_ answers: [InputBatch]) -> InputMode {
    InputMode(id: "fuzz:scripted", primaryLanguage: nil) { ScriptedMethod(answers) }
  }
}
