package import InputModes
import KeywrightKeyEvents
import TextFields

/// Types each character of a US keyboard into a fresh engine, and again into one that composes.
///
/// Every answer is looked at. A key that a fresh engine takes has to leave something behind, if only a look.
package struct PlainKeyCheck {
  private static let pressed = Duration.milliseconds(10)
  private static let released = Duration.milliseconds(20)

  /// The characters that a fresh engine takes and nothing comes of.
  package private(set) var vanishing: Set<Character> = []
  private(set) var findings: [ConformanceFinding] = []
  private let mode: InputMode
  private let refused: Set<Character>

  /// Checks a mode that may take the characters `refused` for nothing.
  package init(_ mode: InputMode, refused: Set<Character> = []) {
    self.mode = mode
    self.refused = refused
    var composing: USKey?
    for key in USKey.all {
      if typeAlone(key) { composing = composing ?? key }
    }
    guard let composing else { return }
    var method = mode.makeInputMethod()
    for key in USKey.all { type(key, after: composing, &method) }
  }

  /// Types a key into a fresh engine; answers whether marked text comes of it.
  private mutating func typeAlone(_ key: USKey) -> Bool {
    var method = mode.makeInputMethod()
    let place = "the key “\(key.character)”"
    check(method.activate(InputContext()), 1, "activation", at: .zero)
    let answer = press(key, &method, call: 2, place)
    var isWithoutEffect = answer.changesNothing
    for batch in [handle(key.release(at: Self.released), &method), method.deactivate(.blur)] {
      check(batch, 3, place, at: Self.released)
      isWithoutEffect = isWithoutEffect && batch.changesNothing
    }
    if answer.isHandled, isWithoutEffect {
      vanishing.insert(key.character)
      if !refused.contains(key.character) {
        note(.keepsText, "\(place) is taken and nothing comes of it", call: 2)
      }
    }
    return answer.marks
  }

  private mutating func type(_ key: USKey, after first: USKey, _ method: inout any InputMethod) {
    _ = method.activate(InputContext())
    _ = handle(first.press(at: .zero), &method)
    _ = press(key, &method, call: 3, "the keys “\(first.character)\(key.character)”")
    check(method.deactivate(.blur), 4, "deactivation", at: Self.released)
  }

  private mutating func press(
    _ key: USKey, _ method: inout any InputMethod, call: Int, _ place: String
  ) -> InputBatch {
    let answer = handle(key.press(at: Self.pressed), &method)
    check(answer, call, place, at: Self.pressed)
    return answer
  }

  private func handle(_ keystroke: Keystroke, _ method: inout any InputMethod) -> InputBatch {
    if method.wantsSurroundingText { method.noteSurroundingText(SurroundingText(before: "ab", after: "c")) }
    return method.handle(keystroke)
  }

  private mutating func check(_ batch: InputBatch, _ call: Int, _ place: String, at now: Duration) {
    for fault in AnswerCheck.faults(batch, now: now) { note(fault.rule, "\(fault.detail), after \(place)", call: call) }
  }

  private mutating func note(_ rule: ConformanceRule, _ detail: String, call: Int) {
    guard !findings.contains(where: { $0.rule == rule }) else { return }
    findings.append(ConformanceFinding(rule: rule, detail: detail, seed: nil, call: call))
  }
}

extension InputBatch {
  fileprivate var marks: Bool {
    if case .set(let marked, _) = markedText { !marked.text.isEmpty } else { false }
  }
}
