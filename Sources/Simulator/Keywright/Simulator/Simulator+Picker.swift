import EmojiPicker
import InputModes
import KeywrightKeyEvents
import TextFields

extension Simulator {
  /// Carries out what came of typing into a hidden field.
  func carryOut(_ outcomes: [HiddenFieldOutcome]) {
    guard !outcomes.isEmpty, let index = focused else { return }
    let now = clock.now
    var hasCommitted = false
    for outcome in outcomes {
      switch outcome {
      case .committed(let icon):
        hasCommitted = true
        trace?.edits.append(.committed(icon))
        explain("“\(icon)” is complete and becomes the icon")
        fields[index].editPicker { $0.pick(icon, at: now) }
      case .refused(let text, let refusal):
        fields[index].note(refused: text)
        trace?.edits.append(.refused(text))
        explain("“\(text)” is refused: \(refusal.message)")
      case .discarded(let text):
        fields[index].note(discarded: text)
        trace?.edits.append(.discarded(text))
        explain("“\(text)” comes too late and is discarded")
      case .ended:
        if !hasCommitted { fields[index].editPicker { $0.cancel(at: now) } }
        trace?.edits.append(.resigned)
        leaveSession(.blur)
        if focused == index { loseFocus() }
      }
    }
  }

  /// Whether the mode in use is for emoji; ask before its batch is applied, which may switch the mode.
  var typesEmoji: Bool { session?.isEmoji ?? false }

  /// A mode whose language is emoji has finished a batch: what the hidden field holds is complete.
  func settleEmoji() {
    guard let focused, fields[focused].isHidden else { return }
    carryOut(fields[focused].settle(.emojiBatch))
  }
}
