/// What is selected: from the anchor, which stays, to the head, where the caret is. Both count Unicode scalars.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  public var anchor: Int
  /// The end that moves: the caret.
  public var head: Int

  /// A selection from `anchor` to `head`, in either direction.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret without a selection.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// The selected scalars, whichever way they were selected.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == head }
}
