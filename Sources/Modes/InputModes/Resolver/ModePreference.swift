/// Which mode a text field would like: what overriding `textInputMode` says in UIKit.
public enum ModePreference: Sendable {
  /// A mode for this language, by ``PrimaryLanguage/match(_:)``; an exact match beats a prefix.
  case language(PrimaryLanguage)
  /// The mode with this id.
  case id(InputModeID)
  /// The first mode in the user's order that fits, with words that say what is wished.
  case predicate(description: String, @Sendable (InputMode) -> Bool)

  /// The first mode of the order that meets the preference best.
  func best(of modes: [InputMode]) -> InputMode? {
    switch self {
    case .id(let id):
      return modes.first { $0.id == id }
    case .predicate(_, let fits):
      return modes.first(where: fits)
    case .language(let wished):
      var best: (mode: InputMode, match: PrimaryLanguage.Match)?
      for mode in modes {
        guard let match = mode.primaryLanguage?.match(wished), best.map({ $0.match < match }) ?? true else { continue }
        best = (mode, match)
      }
      return best?.mode
    }
  }
}

extension ModePreference: CustomStringConvertible {
  /// What is wished, in words that fit after “the field prefers”.
  public var description: String {
    switch self {
    case .language(let language): "the language \(language)"
    case .id(let id): "the mode \(id)"
    case .predicate(let description, _): description
    }
  }
}
