import KeywrightEmojiSet

/// Decides whether a grapheme is one that a hidden field takes.
struct GraphemeFilter: Sendable {
  enum Verdict {
    /// Taken, spelled like this.
    case taken(String)
    case refused(GraphemeRefusal)
  }

  var accepts: GraphemeAcceptance
  private let emoji = EmojiSet()

  init(accepts: GraphemeAcceptance) { self.accepts = accepts }

  /// The grapheme as it is taken, or why it is not.
  func verdict(on grapheme: String) -> Verdict {
    let scalars = grapheme.unicodeScalars
    if scalars.allSatisfy({ $0.properties.isWhitespace || $0 == Self.joiner }) { return .refused(.blank) }
    guard accepts == .emoji else { return .taken(grapheme) }
    if let qualified = emoji.qualified(scalars) { return .taken(qualified) }
    switch emoji.status(of: scalars) {
    case .unqualified: return .refused(.textByDefault)
    case .component: return .refused(.component)
    case .fullyQualified, .minimallyQualified, nil: return .refused(.notEmoji)
    }
  }

  /// A grapheme without the ZWJs at its end: half of a joined emoji stands for its first half.
  func settled(_ grapheme: String) -> String {
    var scalars = grapheme.unicodeScalars
    while scalars.last == Self.joiner { scalars.removeLast() }
    return String(scalars)
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
}
