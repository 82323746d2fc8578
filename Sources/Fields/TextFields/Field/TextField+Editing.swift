extension TextField {
  /// Types a text in place of the selection; marked text is dropped first.
  @discardableResult
  public mutating func insert(_ text: String) -> EditResult {
    guard isFirstResponder else { return .refused(.notFirstResponder) }
    guard !text.isEmpty || marked != nil else { return .unchanged }
    let range = marked?.range ?? selection.range
    return change(range, to: text) { field, added in
      field.selection = TextSelection(caret: range.lowerBound + added)
    }
  }

  /// Deletes the selection, else a grapheme or scalar before the caret; marked text only loses what is deleted of it.
  @discardableResult
  public mutating func deleteBackward() -> EditResult {
    let caret = selection.head
    guard selection.isEmpty else { return delete(selection.range) }
    switch backspace {
    case .grapheme: return delete(buffer.graphemeBoundary(before: caret)..<caret)
    case .scalar: return delete(max(0, caret - 1)..<caret)
    }
  }

  /// Deletes the selection, else the grapheme after the caret; marked text only loses what is deleted of it.
  @discardableResult
  public mutating func deleteForward() -> EditResult {
    let caret = selection.head
    return delete(selection.isEmpty ? caret..<buffer.graphemeBoundary(after: caret) : selection.range)
  }

  /// Deletes so many scalars on either side of the caret or selection; marked text is dropped first.
  @discardableResult
  public mutating func deleteSurrounding(before: Int, after: Int) -> EditResult {
    apply(FieldEdit(deleteBefore: before, deleteAfter: after))
  }

  /// Applies an input method's edit as a whole, or not at all.
  ///
  /// The delegate is asked once, about the whole of it. A selection is replaced by what is inserted; an edit that only
  /// deletes around it leaves it selected.
  @discardableResult
  public mutating func apply(_ edit: FieldEdit) -> EditResult {
    guard isFirstResponder else { return .refused(.notFirstResponder) }
    let markedText = edit.marked?.text ?? ""
    let insertion = markedText.isEmpty ? edit.commit : edit.commit + markedText
    let core = marked?.range ?? selection.range
    let keepsSelection = marked == nil && insertion.isEmpty && !core.isEmpty
    let start = core.lowerBound - min(core.lowerBound, max(0, edit.deleteBefore))
    let end = core.upperBound + min(buffer.count - core.upperBound, max(0, edit.deleteAfter))
    guard start < end || !insertion.isEmpty, !keepsSelection || start..<end != core else { return .unchanged }
    let replacement = keepsSelection ? buffer.string(in: core) : insertion

    return change(start..<end, to: replacement) { field, added in
      if keepsSelection {
        let moved = core.lowerBound - start
        field.selection.anchor -= moved
        field.selection.head -= moved
        return
      }
      field.selection = TextSelection(caret: start + added)
      guard let text = edit.marked else { return }
      let length = text.text.unicodeScalars.count
      field.marked = MarkedRange(text, at: start + added - length)
      field.selection = TextSelection(caret: start + added - length + min(max(0, text.cursor ?? length), length))
    }
  }

  private mutating func delete(_ range: Range<Int>) -> EditResult {
    guard isFirstResponder else { return .refused(.notFirstResponder) }
    guard !range.isEmpty else { return .unchanged }
    let left = marked?.deleting(range)
    return change(range, to: "") { field, _ in
      field.marked = left
      field.selection = TextSelection(caret: range.lowerBound)
    }
  }

  /// Asks, replaces, lets `settle` place marks and caret given how many scalars came in, and reports.
  mutating func change(
    _ range: Range<Int>, to replacement: String, settle: (inout TextField, Int) -> Void
  ) -> EditResult {
    let allowed = delegate.shouldChange?(self, range, replacement) ?? true
    report(.shouldChange(range: range, replacement: replacement, allowed: allowed))
    guard allowed else { return .refused(.delegate) }
    let old = selection
    goalColumn = nil
    do {
      let added = try buffer.replace(range, with: replacement)
      marked = nil
      settle(&self, added)
    } catch {
      return .refused(.tooLong(error))
    }
    let new = selection
    if new != old { report(.selectionChanged(new)) }
    report(.editingChanged)
    return .applied
  }
}
