import KeywrightDiagnostics

/// What an expectation looks at, as it was expected or as it was.
public enum ObservedValue: Hashable, Sendable {
  /// A text of a person: compared by scalars.
  case text(String)
  /// Several texts, in order.
  case list([String])
  /// A word of the language: a mode's id, a number, a name.
  case word(String)
  /// There is nothing of the kind.
  case nothing
}

extension ObservedValue: CustomStringConvertible {
  /// The value as a sentence shows it, cut where it is long.
  public var description: String {
    switch self {
    case .text(let text): Quoted.text(text, limit: 200)
    case .list(let items) where items.isEmpty: "none"
    case .list(let items):
      items.prefix(20).map { Quoted.text($0) }.joined(separator: " ") + (items.count > 20 ? " …" : "")
    case .word(let word): word
    case .nothing: "none"
    }
  }
}
