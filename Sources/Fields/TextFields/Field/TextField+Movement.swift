extension TextField {
  /// Moves the caret; with `extending` the anchor stays and the text between is selected.
  ///
  /// Without it a selection collapses to the end that the movement points to. A caret that leaves the marked text
  /// commits it: apply another policy with ``unmarkText(_:)`` before.
  @discardableResult
  public mutating func move(_ movement: CaretMovement, extending: Bool = false) -> EditResult {
    guard isFirstResponder else { return .refused(.notFirstResponder) }
    let column = movement.isVertical ? goalColumn : nil
    let (target, aimed) = target(of: movement, collapsing: !extending && !selection.isEmpty, column: column)
    let old = selection
    select(TextSelection(anchor: extending ? selection.anchor : target, head: target))
    goalColumn = aimed
    return selection == old ? .unchanged : .applied
  }

  /// Selects a range, with the caret at its end.
  public mutating func select(_ range: Range<Int>) {
    select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
  }

  /// Selects the whole text, with the caret at its end.
  public mutating func selectAll() {
    select(0..<buffer.count)
  }

  /// Places anchor and head, cut to the text; marked text that does not hold both is committed.
  public mutating func select(_ wanted: TextSelection) {
    let new = TextSelection(anchor: buffer.clamped(wanted.anchor), head: buffer.clamped(wanted.head))
    if let range = marked?.range, new.range.clamped(to: range) != new.range { marked = nil }
    goalColumn = nil
    guard new != selection else { return }
    selection = new
    report(.selectionChanged(new))
  }

  /// Where a movement ends, and for a vertical one the column to keep aiming at.
  private func target(
    of movement: CaretMovement, collapsing: Bool, column: Int?
  ) -> (target: Int, column: Int?) {
    let range = selection.range
    switch movement {
    case .left: return (collapsing ? range.lowerBound : buffer.graphemeBoundary(before: selection.head), nil)
    case .right: return (collapsing ? range.upperBound : buffer.graphemeBoundary(after: selection.head), nil)
    case .home: return (buffer.lineStart(of: collapsing ? range.lowerBound : selection.head), nil)
    case .end: return (buffer.lineEnd(of: collapsing ? range.upperBound : selection.head), nil)
    case .up:
      let origin = collapsing ? range.lowerBound : selection.head
      let start = buffer.lineStart(of: origin)
      let column = column ?? buffer.graphemeCount(in: start..<origin)
      guard let end = buffer.lineEnd(beforeStart: start) else { return (0, column) }
      return (buffer.position(ofColumn: column, from: buffer.lineStart(of: end), to: end), column)
    case .down:
      let origin = collapsing ? range.upperBound : selection.head
      let column = column ?? buffer.graphemeCount(in: buffer.lineStart(of: origin)..<origin)
      let lineEnd = buffer.lineEnd(of: origin)
      guard let start = buffer.lineStart(afterEnd: lineEnd) else { return (buffer.count, column) }
      return (buffer.position(ofColumn: column, from: start, to: buffer.lineEnd(of: start)), column)
    }
  }
}
