/// An emoji that met a query; the language in which it did is no part of what makes two equal.
public struct EmojiMatch: Sendable {
  /// The emoji.
  var id: EmojiID
  /// The number of the language.
  var language: Int
}

extension EmojiMatch: Hashable {
  public static func == (a: EmojiMatch, b: EmojiMatch) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
