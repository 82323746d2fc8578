import InputModes
import KeywrightXKB
import TextFields

extension Simulator {
  /// Clicks into the focused field: the caret goes to a position in scalars, and the method deals with its marked text.
  public func click(at position: Int) { point(.click) { $0.select(TextSelection(caret: position)) } }

  /// Selects a range of the focused field, in scalars.
  public func select(_ range: Range<Int>) {
    point(.select) { $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound)) }
  }

  /// Puts text in from elsewhere, as one insertion, in place of the selection.
  public func paste(_ text: String) {
    checkCaller()
    guard let focused else { return }
    beginTrace(.paste)
    let isMarked = fields[focused].field.markedRange != nil
    let policy = session?.policies.onCaretMove ?? .commit
    if isMarked { unmark(policy) }
    insert(text)
    if !isMarked || policy != .keep { resetMethod(.textChange) }
    endTrace()
  }

  private func point(_ kind: TraceEvent.Kind, _ place: (inout TextField) -> Void) {
    checkCaller()
    guard focused != nil else { return }
    beginTrace(kind)
    // Toolkits reset their input context when the pointer places the caret, and a pending Compose sequence goes with it.
    keyboards.current.resetCompose()
    leaveMarkedText()
    moveCaret {
      place(&$0)
      return .applied
    }
    endTrace()
  }
}
