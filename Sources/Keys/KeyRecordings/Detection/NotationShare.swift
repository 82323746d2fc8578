import KeywrightKeyEvents

/// Counts how many words of a text are what keystroke notation has: keys, chords, waits and texts.
///
/// Notation with slips of the pen has mostly keys, so each slip is worth an error of its own. In prose, a script or the output
/// of another program few words happen to be keys: that is no recording, and one error says so.
struct NotationShare {
  /// So many words decide, whatever follows them.
  private static let enough = 16

  private(set) var wordCount = 0
  private var keyCount = 0
  private var lineCount = 0
  private var linesForXdotool = 0
  private var hasControls = false
  private let names = KeyNameTable()

  /// Whether there is no doubt that the text is notation.
  var isCertain: Bool { wordCount >= Self.enough && isLikely }

  /// Whether the text may be notation: half of its words are keys, or it is a single word; or it may be meant for xdotool,
  /// which the reader of notation then says.
  var isLikely: Bool {
    guard !hasControls else { return false }
    return wordCount < 2 || keyCount * 2 >= wordCount || linesForXdotool * 2 >= lineCount
  }

  /// Takes in a line.
  mutating func add(_ line: Span<UInt8>) {
    lineCount += 1
    if XdotoolGuess.isLikely(line) { linesForXdotool += 1 }
    var index = line.skippingSpaces(0)
    while index < line.count {
      guard line[index] != 0x23 else { return }
      let start = index
      if line[index] == 0x22 {
        index = Self.endOfText(line, start)
        keyCount += 1
      } else {
        _ = line.word(&index)
        if isKey(line.extracting(start..<index)) { keyCount += 1 }
      }
      wordCount += 1
      line.skipSpaces(&index)
    }
  }

  private static func endOfText(_ line: Span<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    while index < line.count, line[index] != 0x22 { index += line[index] == 0x5C ? 2 : 1 }
    return min(index + 1, line.count)
  }

  private mutating func isKey(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where word[index] < 0x20 || word[index] == 0x7F { hasControls = true }
    guard word.count <= 256 else { return false }
    var text = word.string[...]
    if case .duration = NotationDuration(word) { return true }
    if let first = text.first, "+-*".contains(first) { text = text.dropFirst() }
    return text.split(separator: "+", omittingEmptySubsequences: false).allSatisfy { name in
      names.code(named: String(name)) != nil || name.hasPrefix("<") && name.hasSuffix(">")
        || name.lowercased().hasPrefix("code:")
    }
  }
}
