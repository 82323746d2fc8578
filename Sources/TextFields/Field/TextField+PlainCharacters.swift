extension TextField {
  /// Whether a typed character does nothing but go into the text: nothing is marked or selected, nobody is asked or told.
  @inlinable
  public var takesPlainCharacters: Bool {
    isFirstResponder && marked == nil && selection.anchor == selection.head && !recordsEvents && handler == nil
      && delegate.shouldChange == nil && !buffer.isFull
  }

  /// Inserts a character at the caret, as ``insert(_:)`` does where ``takesPlainCharacters`` says so; else nothing happens.
  public mutating func insertPlainly(_ scalar: Unicode.Scalar) {
    guard takesPlainCharacters, buffer.insert(scalar, at: selection.head) else { return }
    goalColumn = nil
    selection = TextSelection(caret: selection.head + 1)
  }
}
