extension TextField {
  /// Gives the field the focus, if the delegate allows it.
  ///
  /// - Returns: whether the field has the focus now.
  @discardableResult
  public mutating func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !reporting.isHandling else { return false }
    let allowed = delegate.shouldBeginEditing?(self) ?? true
    reportFocus(.shouldBeginEditing(allowed: allowed))
    guard allowed else { return false }
    isFirstResponder = true
    reportFocus(.didBeginEditing)
    return isFirstResponder
  }

  /// Takes the focus from the field, if the delegate allows it; marked text is dealt with first.
  ///
  /// - Returns: whether the field is without the focus now.
  @discardableResult
  public mutating func resignFirstResponder(marked policy: MarkedTextPolicy = .commit) -> Bool {
    guard isFirstResponder else { return true }
    let allowed = delegate.shouldEndEditing?(self) ?? true
    reportFocus(.shouldEndEditing(allowed: allowed))
    guard allowed else { return false }
    unmarkText(policy)
    // The handler may have resigned the field when it heard that marked text was deleted.
    guard isFirstResponder else { return true }
    isFirstResponder = false
    goalColumn = nil
    reportFocus(.didEndEditing)
    return true
  }

  /// The Return key: a new line in a plain field, the end of editing in a hidden one.
  @discardableResult
  public mutating func pressReturn() -> EditResult {
    guard isFirstResponder else { return .refused(.notFirstResponder) }
    switch kind {
    case .plain: return insert("\n")
    case .hidden:
      guard asksWhetherToReturn() else { return .refused(.delegate) }
      return resignFirstResponder() ? .applied : .refused(.delegate)
    }
  }

  /// Asks the delegate whether Return may end editing.
  package mutating func asksWhetherToReturn() -> Bool {
    let allowed = delegate.shouldReturn?(self) ?? true
    report(.shouldReturn(allowed: allowed))
    return allowed
  }
}
