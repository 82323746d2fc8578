/// Where grapheme clusters begin and end, found by looking at as few scalars around a position as decide it.
extension TextBuffer {
  /// Whether a grapheme cluster begins or ends at a position; both ends of the text count.
  public func isGraphemeBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let pair = ScalarPair(left: self[offset - 1], right: self[offset])
    if pair.isFlagHalves { return regionalIndicators(before: offset).isMultiple(of: 2) }
    if pair.joins { return false }
    return pair.mayJoinAcross ? breaksAcrossExtenders(before: offset) : true
  }

  /// The boundary before a position: where BackSpace deletes to. The start of the text stays where it is.
  public func graphemeBoundary(before offset: Int) -> Int {
    var boundary = clamped(offset) - 1
    while boundary > 0, !isGraphemeBoundary(boundary) { boundary -= 1 }
    return max(0, boundary)
  }

  /// The boundary after a position; the end of the text stays where it is.
  public func graphemeBoundary(after offset: Int) -> Int {
    var boundary = clamped(offset) + 1
    while boundary < count, !isGraphemeBoundary(boundary) { boundary += 1 }
    return min(count, boundary)
  }

  /// The number of grapheme clusters that begin in a range, whose start is taken for a boundary.
  public func graphemeCount(in range: Range<Int>) -> Int {
    let range = clamped(range)
    var (total, offset) = (0, range.lowerBound)
    while offset < range.upperBound {
      offset = graphemeBoundary(after: offset)
      total += 1
    }
    return total
  }

  private func regionalIndicators(before offset: Int) -> Int {
    var start = offset
    while start > 0, ScalarPair.isRegionalIndicator(self[start - 1]) { start -= 1 }
    return offset - start
  }

  /// Asks the standard library about the scalar at a position, the extenders before it and what they extend: no rule
  /// of Unicode looks further back across extenders.
  private func breaksAcrossExtenders(before offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, ScalarPair.extends(self[start]) { start -= 1 }
    return string(in: start..<offset + 1).last?.unicodeScalars.count == 1
  }
}
