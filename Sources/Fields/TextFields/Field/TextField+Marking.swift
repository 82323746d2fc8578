extension TextField {
  /// Marks a text in place of the marked text or the selection; an empty one only drops what was marked.
  @discardableResult
  public mutating func setMarkedText(_ text: MarkedText) -> EditResult {
    apply(FieldEdit(marked: text))
  }

  /// Ends the marking: the text stays, goes, or nothing happens.
  ///
  /// Letting it stay changes no text and raises no event; deleting it is an edit that the delegate may refuse.
  @discardableResult
  public mutating func unmarkText(_ policy: MarkedTextPolicy = .commit) -> EditResult {
    guard marked != nil, policy != .keep else { return .unchanged }
    if policy == .discard { return apply(FieldEdit()) }
    marked = nil
    return .applied
  }
}
