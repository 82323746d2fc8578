import InputModes
import KeywrightKeyEvents
import TextFields

/// Calls two engines alike, in any order and with any key, and notes which rules they break.
struct ConformanceSession {
  private static let rounds = 20
  private static let callsInRound = 60

  private var findings: [ConformanceFinding] = []
  private var method: any InputMethod
  private var twin: any InputMethod
  private var host = HostState()
  private var keystrokes: RandomKeystrokes
  private var now = Duration.zero
  private var call = 0
  private let seed: UInt64

  /// Plays a session of random calls with two fresh engines of the mode.
  static func findings(_ mode: InputMode, seed: UInt64) -> [ConformanceFinding] {
    var session = ConformanceSession(mode, seed: seed)
    session.play()
    return session.findings
  }

  private init(_ mode: InputMode, seed: UInt64) {
    method = mode.makeInputMethod()
    twin = mode.makeInputMethod()
    keystrokes = RandomKeystrokes(seed: seed)
    self.seed = seed
  }

  private mutating func play() {
    for _ in 0..<Self.rounds {
      let context = InputContext(identifier: "", surroundingText: SurroundingText(before: "ab"))
      ask { $0.activate(context) }
      for _ in 0..<keystrokes.number(below: Self.callsInRound) { step() }
      deactivate()
    }
  }

  private mutating func step() {
    switch keystrokes.number(below: 12) {
    case 0: choose([0, 1, 9, -1, .max, .min][keystrokes.number(below: 6)])
    case 1: reset(keystrokes.number(below: 2) == 0 ? .caretMove : .textChange)
    case 2:
      now += .milliseconds(100)
      let now = now
      ask { $0.tick(now) }
    default:
      let keystroke = keystrokes.next()
      now = max(now, keystroke.event.time)
      ask { method in
        if method.wantsSurroundingText { method.noteSurroundingText(SurroundingText(before: "ab", after: "c")) }
        return method.handle(keystroke)
      }
    }
  }

  private mutating func choose(_ index: Int) {
    let isShown = (0..<host.shownCandidates).contains(index)
    let answer = ask { $0.choose(index) }
    if !isShown, !answer.commit.isEmpty || !(answer.deletion?.isEmpty ?? true) {
      note(.choosesFromThePage, "the candidate \(index) is not shown, and choosing it changes the text")
    }
  }

  private mutating func reset(_ cause: ResetCause) {
    let committed = host.settle(\.onCaretMove)
    let wasMarked = host.marked != nil
    let answer = ask { $0.reset(cause) }
    checkLeaving(answer, committed: committed)
    if host.marked != nil, !wasMarked { note(.unmarksWhenReset, "a reset marks “\(host.marked?.text ?? "")”") }
  }

  private mutating func deactivate() {
    let cause: DeactivationCause = [.blur, .modeSwitch][keystrokes.number(below: 2)]
    // The host ends the marking by the stated policy before it says why the method is left.
    let committed = host.settle(cause == .modeSwitch ? \.onModeSwitch : \.onBlur)
    let wasKept = host.marked != nil
    let answer = ask { $0.deactivate(cause) }
    checkLeaving(answer, committed: committed)
    if host.marked != nil, !wasKept {
      note(.unmarksWhenDeactivated, "“\(host.marked?.text ?? "")” is marked after the \(cause.rawValue)")
    }
    host.forget()
  }

  /// What was committed for the method is neither to be taken away nor to be committed again.
  private mutating func checkLeaving(_ answer: InputBatch, committed: String) {
    if !(answer.deletion?.isEmpty ?? true) { note(.keepsText, "text is deleted on the way out") }
    if !committed.isEmpty, answer.commit.contains(committed) {
      note(.commitsOnce, "“\(committed)” was committed by the policy, and the method commits it too")
    }
  }

  /// Asks both engines, and checks what every answer keeps.
  @discardableResult
  private mutating func ask(_ body: (inout any InputMethod) -> InputBatch) -> InputBatch {
    call += 1
    let answer = body(&method)
    if body(&twin) != answer { note(.sameAnswers, "a second engine answers the same calls with something else") }
    for fault in AnswerCheck.faults(answer, now: now) { note(fault.rule, fault.detail) }
    host.take(answer)
    return answer
  }

  private mutating func note(_ rule: ConformanceRule, _ detail: String) {
    guard !findings.contains(where: { $0.rule == rule }) else { return }
    findings.append(ConformanceFinding(rule: rule, detail: detail, seed: seed, call: call))
  }
}
