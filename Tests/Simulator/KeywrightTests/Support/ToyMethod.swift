import InputModes
import KeywrightKeyEvents
import TextFields

/// A small input method: a consonant waits as marked text, and a vowel after it makes a syllable of both.
///
/// `k` marks ㄱ, `a` after it commits 가. Other keys commit what is marked, if there is any, and are passed. Some keys
/// ask the host for the rest of the contract:
/// `x` deletes a scalar before the caret and commits `X` before the marked text, `f` forwards Return, `q` asks for the mode
/// `other`, `p` for the previous one, `c` shows candidates, `t` states a deadline in a second, `n` asks for `nowhere`.
struct ToyMethod: InputMethod {
  var keystrokeText = KeystrokeTextKind.composed
  var policies = MarkedTextPolicies()
  var log: ToyLog?
  var wantsSurroundingText = false
  private var consonant = ""
  private var now = Duration.zero

  init(
    keystrokeText: KeystrokeTextKind = .composed, policies: MarkedTextPolicies = MarkedTextPolicies(),
    log: ToyLog? = nil
  ) {
    self.keystrokeText = keystrokeText
    self.policies = policies
    self.log = log
  }

  mutating func activate(_ context: InputContext) -> InputBatch {
    log?.note("activate “\(context.surroundingText.before)|\(context.surroundingText.after)”")
    return .handled
  }

  mutating func noteSurroundingText(_ text: SurroundingText) { log?.note("around “\(text.before)|\(text.after)”") }

  mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    now = keystroke.event.time
    guard keystroke.types else { return .passed }
    log?.note("key \(keystroke.text)")
    switch keystroke.text {
    case "k":
      let commit = consonant
      consonant = "ㄱ"
      return InputBatch(commit: commit, markedText: .set(MarkedText("ㄱ"), policies))
    case "a" where !consonant.isEmpty:
      consonant = ""
      return InputBatch(commit: "가", markedText: .clear)
    case "x": return InputBatch(deletion: SurroundingDeletion(before: 1), commit: "X", markedText: marked)
    case "z": return InputBatch(commit: "Z")
    case "f": return InputBatch(forwardedKey: Keystroke(event: keystroke.event, keysyms: .one(.return), types: true))
    case "q": return InputBatch(modeRequest: .mode("other"))
    case "p": return InputBatch(modeRequest: .previous)
    case "n": return InputBatch(modeRequest: .mode("nowhere"))
    case "c":
      let page = ["가", "각"].map { Candidates.Candidate(text: $0) }
      return InputBatch(candidates: .show(Candidates(page: page, highlighted: 0)), auxiliaryLine: "ga")
    case "t": return InputBatch(deadline: now + .seconds(1))
    default: break
    }
    guard !consonant.isEmpty, !keystroke.text.isEmpty else { return .passed }
    let commit = consonant
    consonant = ""
    return InputBatch(isHandled: false, commit: commit, markedText: .clear)
  }

  private var marked: MarkedTextChange { consonant.isEmpty ? .keep : .set(MarkedText(consonant), policies) }

  mutating func choose(_ candidate: Int) -> InputBatch {
    InputBatch(commit: ["가", "각"][candidate], candidates: .clear, auxiliaryLine: "")
  }

  mutating func reset(_ cause: ResetCause) -> InputBatch {
    log?.note("reset \(cause.rawValue)")
    consonant = ""
    return .handled
  }

  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch {
    log?.note("deactivate \(cause.rawValue)")
    if policies.onBlur != .keep { consonant = "" }
    return .handled
  }

  mutating func tick(_ now: Duration) -> InputBatch {
    log?.note("tick \(now)")
    return InputBatch(commit: "⏰")
  }
}

/// What a method was told, in order.
final class ToyLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

extension InputMode {
  /// A mode that makes toys.
  static func toy(
    _ id: InputModeID = "toy", language: PrimaryLanguage? = nil, text: KeystrokeTextKind = .composed,
    policies: MarkedTextPolicies = MarkedTextPolicies(), log: ToyLog? = nil
  ) -> InputMode {
    nonisolated(unsafe) let log = log
    return InputMode(id: id, primaryLanguage: language) { ToyMethod(keystrokeText: text, policies: policies, log: log) }
  }
}
