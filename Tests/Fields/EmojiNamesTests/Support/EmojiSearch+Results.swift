@testable import KeywrightEmojiNames

extension EmojiSearch {
  /// The emoji that a text finds, best first.
  func results(_ text: String, recent: [EmojiMatch] = []) -> [String] {
    let matches = matches(EmojiQuery(text), recent: recent)
    return (0..<matches.count).compactMap { matches[$0].map(emoji) }
  }

  /// What a text finds, best first, as emoji with names.
  func namedResults(_ text: String) -> [String] {
    let matches = matches(EmojiQuery(text))
    return (0..<matches.count).compactMap { matches[$0].map { "\(emoji($0)) \(name($0))" } }
  }
}
