public import TextFields

/// What an input method is told of the text field it writes into.
public struct InputContext: Hashable, Sendable {
  /// The field's identifier; nil shares the common memory.
  public var identifier: String?
  /// What the field says of itself: correction, capitalisation, return key.
  public var traits: TextFieldTraits
  /// The text around the caret.
  public var surroundingText: SurroundingText

  /// A context; the defaults describe an empty field.
  public init(
    identifier: String? = nil, traits: TextFieldTraits = TextFieldTraits(),
    surroundingText: SurroundingText = SurroundingText()
  ) {
    self.identifier = identifier
    self.traits = traits
    self.surroundingText = surroundingText
  }
}
