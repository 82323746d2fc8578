import InputModes
import KeyEvents
import TextFields

/// Calls an engine as a host may call it, in any order and with any key, and notes what no mode may do.
struct ModeConformance {
  /// What was wrong, each once.
  private(set) var faults: Set<ConformanceFault> = []
  /// Every answer, in order.
  private(set) var answers: [InputBatch] = []
  private var method: any InputMethod
  private var keystrokes: RandomKeystrokes
  private var now = Duration.zero
  private var policies: MarkedTextPolicies?

  /// Plays a session of random calls with two fresh engines of the mode.
  static func faults(of mode: InputMode, seed: UInt64) -> Set<ConformanceFault> {
    var first = ModeConformance(mode, seed: seed)
    var second = ModeConformance(mode, seed: seed)
    first.play()
    second.play()
    let differ = first.answers != second.answers
    return first.faults.union(second.faults).union(differ ? [.answersDiffer] : [])
  }

  private init(_ mode: InputMode, seed: UInt64) {
    method = mode.makeInputMethod()
    keystrokes = RandomKeystrokes(seed: seed)
  }

  private mutating func play() {
    for _ in 0..<20 {
      note(method.activate(InputContext(identifier: "", surroundingText: SurroundingText(before: "ab"))))
      for _ in 0..<keystrokes.number(below: 60) { step() }
      deactivate()
    }
  }

  private mutating func step() {
    switch keystrokes.number(below: 12) {
    case 0: note(method.choose([0, 1, 9, -1, .max, .min][keystrokes.number(below: 6)]))
    case 1: reset(keystrokes.number(below: 2) == 0 ? .caretMove : .textChange)
    case 2:
      now += .milliseconds(100)
      note(method.tick(now))
    default:
      let keystroke = keystrokes.next()
      now = max(now, keystroke.event.time)
      note(method.handle(keystroke))
    }
  }

  private mutating func reset(_ cause: ResetCause) {
    if policies?.onCaretMove != .keep { policies = nil }
    let wasMarked = policies != nil
    note(method.reset(cause))
    if policies != nil, !wasMarked { faults.insert(.marksAfterReset) }
  }

  private mutating func deactivate() {
    let cause: DeactivationCause = [.blur, .modeSwitch][keystrokes.number(below: 2)]
    // The host ends the marking by the stated policy before it says why the method is left.
    if (cause == .modeSwitch ? policies?.onModeSwitch : policies?.onBlur) != .keep { policies = nil }
    let wasKept = policies != nil
    note(method.deactivate(cause))
    if policies != nil, !wasKept { faults.insert(.marksAfterDeactivation) }
    policies = nil
  }

  private mutating func note(_ batch: InputBatch) {
    answers.append(batch)
    switch batch.markedText {
    case .keep: break
    case .clear: policies = nil
    case .set(let marked, let stated):
      policies = marked.text.isEmpty ? nil : stated
      let positions = 0...marked.text.unicodeScalars.count
      let spans = marked.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      if !(spans + [marked.cursor ?? 0]).allSatisfy(positions.contains) { faults.insert(.markedTextOutOfBounds) }
    }
    if case .show(let shown) = batch.candidates {
      let highlight = shown.highlighted.map(shown.page.indices.contains) ?? true
      let page = shown.pageCount > 0 && (0..<shown.pageCount).contains(shown.pageIndex)
      if !highlight || !page { faults.insert(.candidatesOutOfBounds) }
    }
    if let deletion = batch.deletion, min(deletion.before, deletion.after) < 0 { faults.insert(.negativeDeletion) }
    if let deadline = batch.deadline, deadline <= now { faults.insert(.deadlineInThePast) }
  }
}
