import Testing

/// A page of the emoji keyboard, read from the text of its file.
struct EmojiPage {
  static let names = ["Smileys & People", "Animals, Nature & Food", "Activities, Travel & Objects", "Symbols & Flags"]

  /// One line of a page: the key, and the emoji that its comment shows.
  struct Line {
    var page: UInt32
    var key: String
    var emoji: [String]
  }

  /// The lines `key <AD01> { symbols[Group1] = [ … ] };  // 😀 😺 👏 👦` of all pages.
  static func lines() throws -> [Line] {
    try bundledFile("emoji.xkb").split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/ *key <(\w+)> \{ symbols\[Group(\d)\] = .* \};  // (.*)/#) else {
        return nil
      }
      let group = try #require(UInt32(match.output.2))
      return Line(
        page: group - 1, key: String(match.output.1), emoji: match.output.3.split(separator: " ").map(String.init))
    }
  }
}
