import InputModes
import KeyEvents

extension InputBatch {
  /// Refuses numbers that no honest answer has.
  func checkLimits() throws(AnswerFault) {
    if let deletion {
      for count in [deletion.before, deletion.after] {
        guard count >= 0 else { throw AnswerFault("it deletes \(count) scalars") }
        guard count <= BatchLimits.deletion else {
          throw .tooMuch("its deletion", count, "scalars", limit: BatchLimits.deletion)
        }
      }
    }
    if let deadline {
      guard deadline >= .zero, deadline <= BatchLimits.deadline else {
        throw AnswerFault("its deadline lies more than \(BatchLimits.deadline.components.seconds) seconds away")
      }
    }
    if let key = forwardedKey, key.event.code > .maximum || key.event.code.rawValue == 0 {
      throw AnswerFault("the forwarded key has the code \(key.event.code.rawValue), and codes go from 1 to 767")
    }
  }
}
