import KeywrightDiagnostics

/// Two texts with what they share in the same columns, line by line.
struct AlignedTexts {
  private static let width = 72
  /// A longer line is compared place by place: finding what two lines share costs the square of their length.
  private static let limit = 500

  /// What stands where the other text has one character more; a space would look typed.
  private static let gap = "·"

  /// A column of both texts: a character, or nothing where the other text has one more.
  private typealias Column = (first: Character?, second: Character?)

  /// The rows to print: each line in both texts, and below them a mark at each column that differs.
  static func rows(_ first: String, _ second: String, labels: (String, String)) -> [String] {
    let margin = max(columns(of: labels.0), columns(of: labels.1)) + 2
    let (firstLines, secondLines) = (lines(first), lines(second))
    var rows: [String] = []
    for index in 0..<max(firstLines.count, secondLines.count) {
      let aligned = align(
        index < firstLines.count ? firstLines[index] : [], index < secondLines.count ? secondLines[index] : [])
      for part in parts(aligned, width: max(20, width - margin)) {
        rows.append(padded(labels.0, to: margin) + line(part) { $0.first.map { String($0) } ?? gap })
        rows.append(padded(labels.1, to: margin) + line(part) { $0.second.map { String($0) } ?? gap })
        let marks = line(part) { $0.first == $0.second ? "" : "^" }
        if marks.contains("^") { rows.append(String(repeating: " ", count: margin) + marks) }
      }
    }
    return rows.map(trimmed)
  }

  private static func lines(_ text: String) -> [[Character]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Array(SafeText.escaped(String($0))) }
  }

  private static func align(_ first: [Character], _ second: [Character]) -> [Column] {
    guard first.count <= limit, second.count <= limit else {
      return (0..<max(first.count, second.count)).map { index in
        (index < first.count ? first[index] : nil, index < second.count ? second[index] : nil)
      }
    }
    let difference = second.difference(from: first)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    var result: [Column] = []
    while i < first.count || j < second.count {
      // What one text has instead of the other stands in one column.
      switch (removed.contains(i), inserted.contains(j)) {
      case (true, true), (false, false):
        result.append((i < first.count ? first[i] : nil, j < second.count ? second[j] : nil))
        i += 1
        j += 1
      case (true, false):
        result.append((first[i], nil))
        i += 1
      case (false, true):
        result.append((nil, second[j]))
        j += 1
      }
    }
    return result
  }

  private static func parts(_ aligned: [Column], width: Int) -> [ArraySlice<Column>] {
    var parts: [ArraySlice<Column>] = []
    var start = 0
    var used = 0
    for (index, column) in aligned.enumerated() {
      let wide = wideness(column)
      if used + wide > width, index > start {
        parts.append(aligned[start..<index])
        (start, used) = (index, 0)
      }
      used += wide
    }
    return parts + [aligned[start...]]
  }

  private static func line(_ part: ArraySlice<Column>, _ pick: (Column) -> String) -> String {
    part.map { column in padded(pick(column), to: wideness(column)) }.joined()
  }

  private static func wideness(_ column: Column) -> Int {
    max(column.first.map { columns(of: String($0)) } ?? 0, column.second.map { columns(of: String($0)) } ?? 0)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// How many columns of a terminal a text takes: East Asian characters and emoji take two.
  static func columns(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { return sum }
      let isWide =
        first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        || wideRanges.contains { $0 ~= first.value }
      return sum + (isWide ? 2 : 1)
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
