extension TextField {
  /// The text as a test reads it: `|` is the caret, `[..]` marked text, `«..»` the selection.
  ///
  /// A caret at the edge of marked text stands inside the brackets; an input method may hide it.
  public var picture: String {
    var result = ""
    var before: [Int: String] = [:]
    func put(_ mark: String, at offset: Int) { before[offset, default: ""] += mark }

    if let range = marked?.range { put("[", at: range.lowerBound) }
    if !selection.isEmpty { put("«", at: selection.range.lowerBound) }
    if marked?.showsCaret ?? true { put("|", at: selection.head) }
    if !selection.isEmpty { put("»", at: selection.range.upperBound) }
    if let range = marked?.range { put("]", at: range.upperBound) }

    var last = 0
    for (offset, marks) in before.sorted(by: { $0.key < $1.key }) {
      result += buffer.string(in: last..<offset) + marks
      last = offset
    }
    return result + buffer.string(in: last..<buffer.count)
  }
}
