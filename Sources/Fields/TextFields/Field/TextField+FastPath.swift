extension TextField {
  /// Whether a typed character does nothing but go into the text: nothing is marked or selected, nobody is asked or told.
  @inlinable
  package var canInsertDirectly: Bool {
    marked == nil && selection.anchor == selection.head && canMarkDirectly
  }

  /// Whether a committed and a marked character, and one more, do nothing but go into the text in place of what is marked.
  @inlinable
  package var canMarkDirectly: Bool {
    isFirstResponder && (marked != nil || selection.anchor == selection.head) && !recordsEvents && handler == nil
      && delegate.shouldChange == nil && buffer.count < buffer.limit - 2
  }

  /// Inserts a character at the caret, as ``insert(_:)`` does where ``canInsertDirectly`` says so; else nothing happens.
  package mutating func insertDirectly(_ scalar: Unicode.Scalar) {
    guard canInsertDirectly, buffer.insert(scalar, at: selection.head) else { return }
    goalColumn = nil
    selection = TextSelection(caret: selection.head + 1)
  }

  /// Puts a commit and new marked text in place of what is marked, a character or nothing each, as ``apply(_:)`` does where
  /// ``canMarkDirectly`` says so; else nothing happens. The caret comes last.
  package mutating func applyDirectly(commit: Unicode.Scalar?, marked new: Unicode.Scalar?) {
    guard canMarkDirectly, marked != nil || commit != nil || new != nil else { return }
    let old = marked?.range ?? selection.head..<selection.head
    let caret = buffer.replace(old, with: commit, new)
    goalColumn = nil
    selection = TextSelection(caret: caret)
    marked = new == nil ? nil : MarkedRange(scalarAt: caret - 1)
  }
}
