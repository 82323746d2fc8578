/// Which of the first lines look as if they were for xdotool, though they lack its name: `key shift+a`, `ctrl+Return`.
struct XdotoolGuess {
  private static let commands: Set<String> = ["key", "keydown", "keyup", "type"]
  private static let modifiers: Set<String> = ["alt", "ctrl", "control", "meta", "super", "shift"]

  private static let limit = 4096

  private var start: [UInt8] = []

  /// Adds what comes next.
  mutating func add(_ bytes: Span<UInt8>) {
    guard start.count < Self.limit else { return }
    bytes.extracting(first: Self.limit - start.count).withUnsafeBufferPointer { start.append(contentsOf: $0) }
  }

  /// The numbers of the lines, from 1.
  var lines: Set<Int> {
    var lines: Set<Int> = []
    let start = start.span
    var begin = 0
    var number = 1
    while begin < start.count {
      var end = begin
      while end < start.count, start[end] != 0x0A { end += 1 }
      if Self.isLikely(start.extracting(begin..<end)) { lines.insert(number) }
      begin = end + 1
      number += 1
    }
    return lines
  }

  /// Whether a line looks as if it was for xdotool.
  static func isLikely(_ line: Span<UInt8>) -> Bool {
    let words = ShellWords(line.extracting(line.trimmedRange)).words.map(\.text)
    guard let first = words.first else { return false }
    // `xinput test` prints `key press   38`.
    if words.count > 1, ["press", "release"].contains(words[1]) { return false }
    return commands.contains(first) || words.allSatisfy(isChord)
  }

  private static func isChord(_ word: String) -> Bool {
    let names = word.split(separator: "+", omittingEmptySubsequences: false)
    return names.count > 1 && modifiers.contains(String(names[0]))
  }
}
