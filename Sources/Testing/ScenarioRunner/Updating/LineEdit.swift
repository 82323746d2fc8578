/// What has to change within a line: the bytes between what two versions of it have in common at both ends.
struct LineEdit: Hashable {
  /// The bytes of the old line that go.
  var range: Range<Int>
  /// What comes in their place.
  var bytes: [UInt8]

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    range = prefix..<old.count - suffix
    bytes = Array(new[prefix..<new.count - suffix])
  }

  /// The line with several edits; nil where two of them change the same bytes in different ways.
  static func applied(_ edits: Set<LineEdit>, to line: [UInt8]) -> [UInt8]? {
    var line = line
    var lowest = line.count + 1
    let changes = edits.filter { !$0.range.isEmpty || !$0.bytes.isEmpty }
    for edit in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard edit.range.upperBound <= min(lowest, line.count), edit.range.lowerBound < lowest else { return nil }
      line.replaceSubrange(edit.range, with: edit.bytes)
      lowest = edit.range.lowerBound
    }
    return line
  }
}
