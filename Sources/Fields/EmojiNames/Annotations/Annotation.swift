/// What CLDR says of one emoji in one element of a file.
struct Annotation: Hashable {
  enum Kind: Hashable {
    /// The name that is read aloud.
    case name
    /// Keywords, with bars between them.
    case keywords
  }

  /// The emoji, or another character, mostly without U+FE0F.
  var characters: String
  var kind: Kind
  /// The text of the element.
  var text: String
}
